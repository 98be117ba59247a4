import { getByPath, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from './form-definition';
import { toNestedPath } from './sections';

/** The uiSchema of a field by path; list entries share one. */
export function findFieldUiSchema(uiSchema: UiSchema, path: string): UiSchema {
  const keys = toNestedPath(uiSchema, path).map((key) => (/^\d+$/.test(key) ? 'items' : key));
  return getByPath<UiSchema>(uiSchema, keys, {});
}

/** The `ui:options` of a field by path; empty if it has none. */
export function findFieldOptions(uiSchema: UiSchema, path: string): Partial<FieldOptions> {
  return getByPath<Partial<FieldOptions>>(findFieldUiSchema(uiSchema, path), 'ui:options', {});
}
