import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { AskedField, AskedSection } from './asked-field';
import { conditionalParts } from './conditions';
import { fieldSchema } from './field-schema';
import { fieldUi } from './field-ui';
import type { FormDefinition } from './form-definition';
import { initialValue } from './initial-value';
import { presentValues } from './present-values';
import { sectionKey, sectionSchemas } from './sections';

type SectionDefinition = { readonly schema: RJSFSchema; readonly uiSchema: UiSchema };

function entries<Value>(fields: readonly AskedField[], value: (field: AskedField) => Value) {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)]));
}

function askedUi(field: AskedField, today: string): Record<string, unknown> {
  const { group } = field;
  return {
    'ui:options': fieldUi(field, today),
    ...(group && { items: entries(group.fields, (own) => askedUi(own, today)) }),
  };
}

function sectionDefinition({ title, fields, conditions }: AskedSection, today: string): SectionDefinition {
  const required = fields.filter((field) => field.isRequired && !field.isReadOnly).map(({ key }) => key);
  return {
    schema: {
      type: 'object',
      title,
      ...conditionalParts({ properties: entries(fields, fieldSchema), required }, conditions),
    },
    uiSchema: {
      ...entries(fields, (field) => askedUi(field, today)),
      // Conditional fields keep their configured position.
      ...(conditions && { 'ui:order': fields.map(({ key }) => key) }),
    },
  };
}

export function withSection(
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
export function formFromSections(asked: readonly AskedSection[], today: string): FormDefinition {
  const filled = asked.filter(({ fields }) => fields.length > 0);
  const fields = filled.flatMap((section) => section.fields);
  const empty: FormDefinition = {
    schema: { type: 'object', properties: {} },
    uiSchema: {},
    initialValues: presentValues(entries(fields, initialValue)),
  };
  return filled.reduce((form, section) => withSection(form, sectionDefinition(section, today)), empty);
}
