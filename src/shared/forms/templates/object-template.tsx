import { type FieldTemplateProps, getByPath, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fragment, type ReactElement, use, useId } from 'react';
import { headingRecipe, stackRecipe } from '../../theme';
import { FieldPair } from '../../ui/field-pair';
import { styled } from '../../ui/styled';
import { Words } from '../../ui/words';
import { leafOptions } from '../schema/leaf-options';
import { fieldPath } from '../schema/sections';
import { FieldNotesContext } from './field-notes';
import { OptionalFields } from './optional-fields';

const Stack = styled('div', stackRecipe);
const SectionStack = styled('section', stackRecipe);
const Title = styled('h3', headingRecipe);

/** Widgets render their own label, hint and message. */
export function FieldTemplate({ children, hidden, fieldPathId }: FieldTemplateProps) {
  const note = use(FieldNotesContext)[fieldPath(fieldPathId.path)];
  if (hidden) return null;
  return (
    <>
      <Words>{children}</Words>
      {note}
    </>
  );
}

/** Suppresses duplicate descriptions, help and messages of rjsf. */
export function EmptyTemplate() {
  return null;
}

/** Neighbours that are one thing to a customer, by their autocomplete tokens. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['given-name', 'family-name'],
  ['address-line1', 'address-line2'],
  ['address-level2', 'postal-code'],
]);

type Property = ObjectFieldTemplateProps['properties'][number];

/** The fields of a section, those of a pair side by side. */
function contentsOf(properties: readonly Property[], tokenOf: (name: string) => string): ReactElement[] {
  return properties.flatMap(({ name, content }, place) => {
    const isPair = (start?: Property, end?: Property) =>
      start && end && PAIRS.get(tokenOf(start.name)) === tokenOf(end.name);
    const next = properties[place + 1];
    if (isPair(properties[place - 1], properties[place])) return [];
    return next && isPair(properties[place], next)
      ? [<FieldPair key={name} start={content} end={next.content} />]
      : [<Fragment key={name}>{content}</Fragment>];
  });
}

/** A section of a form, or the form itself: its fields under an optional title. */
export function ObjectFieldTemplate({
  properties,
  schema,
  uiSchema,
  title,
  ...form
}: ObjectFieldTemplateProps) {
  const titleId = useId();
  // A token may stand behind others: "billing postal-code".
  const tokenOf = (name: string) => leafOptions({}, uiSchema?.[name]).autoComplete?.split(' ').at(-1) ?? name;
  const contents = contentsOf(properties, tokenOf);
  const isFolded = getByPath(uiSchema, ['ui:options', 'isFolded'], false);
  const hasErrors = Object.keys(form.errorSchema ?? {}).length > 0;
  const holdsSections = Object.values(schema.properties ?? {}).some(
    (part) => typeof part === 'object' && part.type === 'object',
  );
  if (title === '') return <Stack gap={holdsSections ? '8' : '6'}>{contents}</Stack>;
  return (
    <SectionStack gap={isFolded ? '2' : '6'} aria-labelledby={titleId}>
      <Title size="md" id={titleId} dir="auto">
        {title}
      </Title>
      {isFolded ? (
        <OptionalFields count={properties.length} hasErrors={hasErrors}>
          {contents}
        </OptionalFields>
      ) : (
        contents
      )}
    </SectionStack>
  );
}
