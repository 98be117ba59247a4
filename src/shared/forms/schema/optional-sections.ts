import type { RJSFSchema } from '@rjsf/utils';
import type { FormDefinition } from './form-definition';
import { formatSectionKey, isSectionKey } from './sections';

type SectionDefinition = Pick<FormDefinition, 'schema' | 'uiSchema'>;
type Entry<Value> = readonly [key: string, value: Value];

function hasRequiredFields(section: RJSFSchema | boolean | undefined): boolean {
  return typeof section === 'object' && (section.required ?? []).length > 0;
}

function insertEntry<Value>(record: Readonly<Record<string, Value>>, position: number, entry: Entry<Value>) {
  const entries: Entry<Value>[] = Object.entries(record);
  return Object.fromEntries([...entries.slice(0, position), entry, ...entries.slice(position)]);
}

/** Folds the sections without required fields: `ObjectFieldTemplate` shows them behind a summary. */
export function foldOptionalSections({ schema, uiSchema, initialValues }: FormDefinition): FormDefinition {
  const foldedSections = Object.entries(uiSchema).map(([key, sectionUi]) =>
    isSectionKey(key) && !hasRequiredFields(schema.properties?.[key])
      ? [key, { ...sectionUi, 'ui:options': { isFolded: true } }]
      : [key, sectionUi],
  );
  return { schema, uiSchema: Object.fromEntries(foldedSections), initialValues };
}

/** Inserts a section after the last one with required fields, before the sections without any. */
export function insertSectionAfterRequired(
  { schema, uiSchema, initialValues }: FormDefinition,
  section: SectionDefinition,
): FormDefinition {
  const sections = Object.entries(schema.properties ?? {});
  const position = sections.findLastIndex(([, sectionUi]) => hasRequiredFields(sectionUi)) + 1;
  const key = formatSectionKey(sections.length);
  return {
    schema: { ...schema, properties: insertEntry(schema.properties ?? {}, position, [key, section.schema]) },
    uiSchema: insertEntry(uiSchema, position, [key, section.uiSchema]),
    initialValues,
  };
}
