import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDefinition } from './form-definition';
import { toNestedPath } from './sections';

function withKeyFirst<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const own = record[key];
  return own === undefined ? { ...record } : { [key]: own, ...record };
}

function inOrder(schema: RJSFSchema, key: string): RJSFSchema {
  return { ...schema, properties: withKeyFirst(schema.properties ?? {}, key) };
}

function uiInOrder(uiSchema: UiSchema, key: string): UiSchema {
  const order = uiSchema['ui:order'];
  return order ? { ...uiSchema, 'ui:order': [key, ...order.filter((own) => own !== key)] } : uiSchema;
}

/** Moves a field to the start of its section. */
export function withFieldFirst(definition: FormDefinition, key: string): FormDefinition {
  const { schema, uiSchema } = definition;
  const [section, ...rest] = toNestedPath(uiSchema, key);
  if (section === undefined || rest.length === 0)
    return { ...definition, schema: inOrder(schema, key), uiSchema: uiInOrder(uiSchema, key) };
  const own = schema.properties?.[section];
  if (typeof own !== 'object') return definition;
  return {
    ...definition,
    schema: { ...schema, properties: { ...schema.properties, [section]: inOrder(own, key) } },
    uiSchema: { ...uiSchema, [section]: uiInOrder(uiSchema[section] ?? {}, key) },
  };
}
