import {
  type FieldTemplateProps,
  getByPath,
  type ObjectFieldTemplateProps,
  type UiSchema,
} from '@rjsf/utils';
import { type ReactElement, use, useId } from 'react';
import { headingRecipe, stackRecipe } from '../../theme';
import { styled } from '../../ui/styled';
import { findLeafOptions } from '../schema/leaf-options';
import { toFieldPath } from '../schema/sections';
import { FieldNotesContext } from './field-notes';
import { OptionalFields } from './optional-fields';
import { listPartWidths } from './part-widths';

const SectionStack = styled('section', stackRecipe);
const Title = styled('h3', headingRecipe);
const Lines = styled('div', {
  // Aligns the controls of a row at their bottom, whatever the height of their labels.
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '4',
    rowGap: '4',
    minWidth: '0',
  },
  variants: { isOfSections: { true: { rowGap: '6' } } },
});
const HALF = 'max(13rem, 50% - 0.5rem)';
/** Above this width three fields fit in a row. */
const WIDE = 'calc((40rem - 100%) * 999)';
const Part = styled('div', {
  base: { flexGrow: '1', minWidth: '0', maxWidth: 'full', '&:empty': { display: 'none' } },
  variants: {
    width: {
      full: { flexBasis: '100%' },
      half: { flexBasis: HALF },
      // Short answers fit next to each other on a phone.
      short: { flexBasis: 'max(8.5rem, 50% - 0.5rem)' },
      // Aligned at the top, because the notes below these controls differ in height.
      top: { flexBasis: HALF, alignSelf: 'flex-start' },
      title: { flexBasis: '10rem', flexGrow: '0' },
      // The first name is next to the title even on a phone, with the last name below both.
      given: { flexBasis: `max(9rem, min(clamp(13rem, ${WIDE}, 100%), 100% - 11rem))` },
      family: { flexBasis: `clamp(13rem, ${WIDE}, 100%)` },
    },
  },
});

/** Widgets render their own label, hint and message, so rjsf's are left out. */
export function FieldTemplate({ children, hidden, fieldPathId }: FieldTemplateProps) {
  const note = use(FieldNotesContext)[toFieldPath(fieldPathId.path)];
  if (hidden) return null;
  return (
    <>
      {children}
      {note}
    </>
  );
}

type Property = ObjectFieldTemplateProps['properties'][number];

/**
 * Renders each field of a section in its own element, so that fields which appear or disappear next to it do not move the focus.
 */
function listParts(properties: readonly Property[], uiSchema: UiSchema | undefined): ReactElement[] {
  // Other tokens may come first: "billing postal-code".
  const tokens = properties.map(
    ({ name }) => findLeafOptions({}, uiSchema?.[name]).autoComplete?.split(' ').at(-1) ?? name,
  );
  const widths = listPartWidths(tokens);
  return properties.map(({ name, content }, place) => (
    <Part key={name} width={widths[place]}>
      {content}
    </Part>
  ));
}

/** A section of a form, or the form itself: fields under an optional title. */
export function ObjectFieldTemplate({
  properties,
  schema,
  uiSchema,
  title,
  ...form
}: ObjectFieldTemplateProps) {
  const titleId = useId();
  const isFolded = getByPath(uiSchema, ['ui:options', 'isFolded'], false);
  const hasErrors = Object.keys(form.errorSchema ?? {}).length > 0;
  const holdsSections = Object.values(schema.properties ?? {}).some(
    (part) => typeof part === 'object' && part.type === 'object',
  );
  const fields = <Lines isOfSections={holdsSections}>{listParts(properties, uiSchema)}</Lines>;
  if (title === '') return fields;
  const heading = (
    <Title size="md" id={titleId} dir="auto">
      {title}
    </Title>
  );
  return (
    <SectionStack gap="4" aria-labelledby={titleId}>
      {isFolded ? (
        <OptionalFields heading={heading} count={properties.length} hasErrors={hasErrors}>
          {fields}
        </OptionalFields>
      ) : (
        <>
          {heading}
          {fields}
        </>
      )}
    </SectionStack>
  );
}
