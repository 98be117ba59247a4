import { getByPath, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from './form-definition';
import { nestedPath } from './sections';

/** The uiSchema of a field by path; list entries share one. */
export function fieldUiSchema(uiSchema: UiSchema, path: string): UiSchema {
  const keys = nestedPath(uiSchema, path).map((key) => (/^\d+$/.test(key) ? 'items' : key));
  return getByPath<UiSchema>(uiSchema, keys, {});
}

/** The `ui:options` of a field by path; empty if it has none. */
export function fieldOptions(uiSchema: UiSchema, path: string): Partial<FieldOptions> {
  return getByPath<Partial<FieldOptions>>(fieldUiSchema(uiSchema, path), 'ui:options', {});
}
