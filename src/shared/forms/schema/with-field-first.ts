import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDefinition } from './form-definition';
import { toNestedPath } from './sections';

function moveKeyFirst<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const keyValue = record[key];
  return keyValue === undefined ? { ...record } : { [key]: keyValue, ...record };
}

function moveSchemaKeyFirst(schema: RJSFSchema, key: string): RJSFSchema {
  return { ...schema, properties: moveKeyFirst(schema.properties ?? {}, key) };
}

function moveUiKeyFirst(uiSchema: UiSchema, key: string): UiSchema {
  const order = uiSchema['ui:order'];
  return order
    ? { ...uiSchema, 'ui:order': [key, ...order.filter((otherKey) => otherKey !== key)] }
    : uiSchema;
}

/** Moves a field to the start of its section. */
export function moveFieldFirst(definition: FormDefinition, key: string): FormDefinition {
  const { schema, uiSchema } = definition;
  const [section, ...fieldPath] = toNestedPath(uiSchema, key);
  if (section === undefined || fieldPath.length === 0)
    return {
      ...definition,
      schema: moveSchemaKeyFirst(schema, key),
      uiSchema: moveUiKeyFirst(uiSchema, key),
    };
  const sectionSchema = schema.properties?.[section];
  if (typeof sectionSchema !== 'object') return definition;
  return {
    ...definition,
    schema: {
      ...schema,
      properties: { ...schema.properties, [section]: moveSchemaKeyFirst(sectionSchema, key) },
    },
    uiSchema: { ...uiSchema, [section]: moveUiKeyFirst(uiSchema[section] ?? {}, key) },
  };
}
