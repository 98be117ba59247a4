import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDefinition } from './form-definition';
import { toNestedPath } from './sections';

function moveKeyFirst<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const fieldValue = record[key];
  return fieldValue === undefined ? { ...record } : { [key]: fieldValue, ...record };
}

function orderSchema(schema: RJSFSchema, key: string): RJSFSchema {
  return { ...schema, properties: moveKeyFirst(schema.properties ?? {}, key) };
}

function orderUiSchema(uiSchema: UiSchema, key: string): UiSchema {
  const order = uiSchema['ui:order'];
  return order
    ? { ...uiSchema, 'ui:order': [key, ...order.filter((fieldValue) => fieldValue !== key)] }
    : uiSchema;
}

/** Moves a field to the start of its section. */
export function withFieldFirst(definition: FormDefinition, key: string): FormDefinition {
  const { schema, uiSchema } = definition;
  const [section, ...rest] = toNestedPath(uiSchema, key);
  if (section === undefined || rest.length === 0)
    return { ...definition, schema: orderSchema(schema, key), uiSchema: orderUiSchema(uiSchema, key) };
  const fieldValue = schema.properties?.[section];
  if (typeof fieldValue !== 'object') return definition;
  return {
    ...definition,
    schema: { ...schema, properties: { ...schema.properties, [section]: orderSchema(fieldValue, key) } },
    uiSchema: { ...uiSchema, [section]: orderUiSchema(uiSchema[section] ?? {}, key) },
  };
}
