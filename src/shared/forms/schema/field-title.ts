import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { findFieldUiSchema } from './field-options';
import { listFieldSchemas } from './find-field';

/** A field's label by path: from the uiSchema, otherwise the schema, otherwise the key. */
export function findFieldTitle(schema: RJSFSchema, uiSchema: UiSchema, path: string): string {
  const fromUi = getByPath<string | null>(findFieldUiSchema(uiSchema, path), 'ui:title', null);
  if (fromUi) return fromUi;
  const titled = listFieldSchemas(schema, path).find(
    ({ title }) => typeof title === 'string' && title !== '',
  );
  return titled?.title ?? path.split('.').at(-1) ?? '';
}
