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
import { listFieldWidths } from './part-widths';

const SectionStack = styled('section', stackRecipe);
const Title = styled('h3', headingRecipe);
const FieldRows = styled('div', {
  // Aligns the controls of a row at their bottom, whatever the height of their labels.
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '4',
    rowGap: '4',
    minWidth: '0',
  },
  variants: { hasSections: { true: { rowGap: '6' } } },
});
const HALF_BASIS = 'max(13rem, 50% - 0.5rem)';
/** Above this width three fields fit in a row. */
const WIDE_ENOUGH = 'calc((40rem - 100%) * 999)';
const FieldCell = styled('div', {
  base: { flexGrow: '1', minWidth: '0', maxWidth: 'full', '&:empty': { display: 'none' } },
  variants: {
    width: {
      full: { flexBasis: '100%' },
      half: { flexBasis: HALF_BASIS },
      // Short answers fit next to each other on a phone.
      short: { flexBasis: 'max(8.5rem, 50% - 0.5rem)' },
      // Aligned at the top, because the notes below these controls differ in height.
      top: { flexBasis: HALF_BASIS, alignSelf: 'flex-start' },
      title: { flexBasis: '10rem', flexGrow: '0' },
      // The first name is next to the title even on a phone, with the last name below both.
      given: { flexBasis: `max(9rem, min(clamp(13rem, ${WIDE_ENOUGH}, 100%), 100% - 11rem))` },
      family: { flexBasis: `clamp(13rem, ${WIDE_ENOUGH}, 100%)` },
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

type SectionProperty = ObjectFieldTemplateProps['properties'][number];

/**
 * Renders each field of a section in its own element, so that fields which appear or disappear next to it do not move the focus.
 */
function renderFieldCells(
  properties: readonly SectionProperty[],
  uiSchema: UiSchema | undefined,
): ReactElement[] {
  // Other tokens may come first: "billing postal-code".
  const tokens = properties.map(
    ({ name }) => findLeafOptions({}, uiSchema?.[name]).autoComplete?.split(' ').at(-1) ?? name,
  );
  const widths = listFieldWidths(tokens);
  return properties.map(({ name, content }, index) => (
    <FieldCell key={name} width={widths[index]}>
      {content}
    </FieldCell>
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
  const hasSections = Object.values(schema.properties ?? {}).some(
    (part) => typeof part === 'object' && part.type === 'object',
  );
  const fields = <FieldRows hasSections={hasSections}>{renderFieldCells(properties, uiSchema)}</FieldRows>;
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
