import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { conditionalParts, decidingKeys } from './conditions';
import { fieldSchema } from './field-schema';
import { fieldUi } from './field-ui';
import type { FormDefinition } from './form-definition';
import { initialValue } from './initial-value';
import type { NormalisedField, NormalisedSection } from './normalised-field';
import { presentValues } from './present-values';
import { sectionKey, sectionSchemas } from './sections';

type SectionDefinition = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

function recordByKey<Value>(fields: readonly NormalisedField[], value: (field: NormalisedField) => Value) {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)]));
}

function fieldUiSchema(field: NormalisedField, today: string, isLive = false): Record<string, unknown> {
  const { group } = field;
  return {
    'ui:options': { ...fieldUi(field, today), ...(isLive && { isLive }) },
    ...(group && { items: recordByKey(group.fields, (own) => fieldUiSchema(own, today)) }),
  };
}

function sectionDefinition(
  { title, fields, conditions }: NormalisedSection,
  today: string,
): SectionDefinition {
  const required = fields.filter((field) => field.isRequired && !field.isReadOnly).map(({ key }) => key);
  const deciding = decidingKeys(conditions);
  return {
    schema: {
      type: 'object',
      title,
      ...conditionalParts({ properties: recordByKey(fields, fieldSchema), required }, conditions),
    },
    uiSchema: {
      ...recordByKey(fields, (field) => fieldUiSchema(field, today, deciding.has(field.key))),
      // Conditional fields keep their configured position.
      ...(conditions && { 'ui:order': fields.map(({ key }) => key) }),
    },
  };
}

function withSection(
  { schema, uiSchema, initialValues }: FormDefinition,
  section: SectionDefinition,
): FormDefinition {
  const key = sectionKey(sectionSchemas(schema).length);
  return {
    schema: { ...schema, properties: { ...schema.properties, [key]: section.schema } },
    uiSchema: { ...uiSchema, [key]: section.uiSchema },
    initialValues,
  };
}

/** Creates a form whose JSON Schema has an object per section. */
export function formFromSections(sections: readonly NormalisedSection[], today: string): FormDefinition {
  const nonEmptySections = sections.filter(({ fields }) => fields.length > 0);
  const fields = nonEmptySections.flatMap((section) => section.fields);
  const empty: FormDefinition = {
    schema: { type: 'object', properties: {} },
    uiSchema: {},
    initialValues: presentValues(recordByKey(fields, initialValue)),
  };
  return nonEmptySections.reduce(
    (form, section) => withSection(form, sectionDefinition(section, today)),
    empty,
  );
}
