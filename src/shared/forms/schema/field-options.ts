import { getByPath, type UiSchema } from '@rjsf/utils';
import type { FieldOptions } from './form-definition';

/** The `ui:options` of a field, by its path of keys; empty when it has none. */
export function fieldOptions(uiSchema: UiSchema, path: string): Partial<FieldOptions> {
  return getByPath<Partial<FieldOptions>>(uiSchema, [...path.split('.'), 'ui:options'], {});
}
