import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { findFieldUiSchema } from './field-options';
import { listFieldSchemas } from './find-field';

/** A field's label by path: from the uiSchema, otherwise the schema, otherwise the key. */
export function findFieldTitle(schema: RJSFSchema, uiSchema: UiSchema, path: string): string {
  const uiTitle = getByPath<string | null>(findFieldUiSchema(uiSchema, path), 'ui:title', null);
  if (uiTitle) return uiTitle;
  const titledSchema = listFieldSchemas(schema, path).find(
    ({ title }) => typeof title === 'string' && title !== '',
  );
  return titledSchema?.title ?? path.split('.').at(-1) ?? '';
}
