import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { buildConditionalParts, listDecidingKeys } from './conditions';
import { toFieldSchema } from './field-schema';
import { toFieldUi } from './field-ui';
import type { FormDefinition } from './form-definition';
import { toInitialValue } from './initial-value';
import type { NormalisedField, NormalisedSection } from './normalised-field';
import { filterPresentValues } from './present-values';
import { formatSectionKey, listSectionSchemas } from './sections';

type SectionDefinition = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

function recordByKey<Value>(fields: readonly NormalisedField[], getValue: (field: NormalisedField) => Value) {
  return Object.fromEntries(fields.map((field) => [field.key, getValue(field)]));
}

function buildFieldUiSchema(field: NormalisedField, today: string, isLive = false): Record<string, unknown> {
  const { group } = field;
  return {
    'ui:options': { ...toFieldUi(field, today), ...(isLive && { isLive }) },
    ...(group && { items: recordByKey(group.fields, (groupField) => buildFieldUiSchema(groupField, today)) }),
  };
}

function buildSectionDefinition(
  { title, fields, conditions }: NormalisedSection,
  today: string,
): SectionDefinition {
  const required = fields.filter((field) => field.isRequired && !field.isReadOnly).map(({ key }) => key);
  const decidingKeys = listDecidingKeys(conditions);
  return {
    schema: {
      type: 'object',
      title,
      ...buildConditionalParts({ properties: recordByKey(fields, toFieldSchema), required }, conditions),
    },
    uiSchema: {
      ...recordByKey(fields, (field) => buildFieldUiSchema(field, today, decidingKeys.has(field.key))),
      // Conditional fields keep their configured position.
      ...(conditions && { 'ui:order': fields.map(({ key }) => key) }),
    },
  };
}

function addSection(
  { schema, uiSchema, initialValues }: FormDefinition,
  section: SectionDefinition,
): FormDefinition {
  const key = formatSectionKey(listSectionSchemas(schema).length);
  return {
    schema: { ...schema, properties: { ...schema.properties, [key]: section.schema } },
    uiSchema: { ...uiSchema, [key]: section.uiSchema },
    initialValues,
  };
}

/** Creates a form whose JSON Schema has an object per section. */
export function buildFormFromSections(sections: readonly NormalisedSection[], today: string): FormDefinition {
  const nonEmptySections = sections.filter(({ fields }) => fields.length > 0);
  const fields = nonEmptySections.flatMap((section) => section.fields);
  const emptyForm: FormDefinition = {
    schema: { type: 'object', properties: {} },
    uiSchema: {},
    initialValues: filterPresentValues(recordByKey(fields, toInitialValue)),
  };
  return nonEmptySections.reduce(
    (form, section) => addSection(form, buildSectionDefinition(section, today)),
    emptyForm,
  );
}
