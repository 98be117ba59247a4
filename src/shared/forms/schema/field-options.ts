import { getByPath, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from './form-definition';
import { nestedPath } from './sections';

/** How a field is asked, by its path of keys; the entries of a list are all asked alike. */
export function fieldUiSchema(uiSchema: UiSchema, path: string): UiSchema {
  const keys = nestedPath(uiSchema, path).map((key) => (/^\d+$/.test(key) ? 'items' : key));
  return getByPath<UiSchema>(uiSchema, keys, {});
}

/** The `ui:options` of a field, by its path of keys; empty when it has none. */
export function fieldOptions(uiSchema: UiSchema, path: string): Partial<FieldOptions> {
  return getByPath<Partial<FieldOptions>>(fieldUiSchema(uiSchema, path), 'ui:options', {});
}
