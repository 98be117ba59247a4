import type { AskedField, AskedSection } from './asked-field';
import { fieldSchema } from './field-schema';
import { fieldUi } from './field-ui';
import type { FormDefinition, FormSection } from './form-definition';
import { initialValue } from './initial-value';
import { presentValues } from './present-values';

function entries<Value>(fields: readonly AskedField[], value: (field: AskedField) => Value) {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)]));
}

/**
 * Makes a form from sections of fields: one flat JSON schema, whose sections are only a matter of display, so that a field keeps
 * its key, its draft and its messages wherever the operator moves it.
 */
export function formFromSections(asked: readonly AskedSection[], today: string): FormDefinition {
  const filled = asked.filter(({ fields }) => fields.length > 0);
  const fields = filled.flatMap((section) => section.fields);
  const sections: FormSection[] = filled.map(({ title, fields: own }) => ({
    title,
    keys: own.map(({ key }) => key),
  }));
  return {
    schema: {
      type: 'object',
      properties: entries(fields, fieldSchema),
      required: fields.filter((field) => field.isRequired && !field.isReadOnly).map(({ key }) => key),
    },
    uiSchema: {
      ...entries(fields, (field) => ({ 'ui:options': fieldUi(field, today) })),
      'ui:options': { sections },
    },
    initialValues: presentValues(entries(fields, initialValue)),
  };
}
