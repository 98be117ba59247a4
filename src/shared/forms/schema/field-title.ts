import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { fieldUiSchema } from './field-options';
import { fieldSchemas } from './find-field';

/** A field's label by path: from the uiSchema, otherwise the schema, otherwise the key. */
export function fieldTitle(schema: RJSFSchema, uiSchema: UiSchema, path: string): string {
  const fromUi = getByPath<string | null>(fieldUiSchema(uiSchema, path), 'ui:title', null);
  if (fromUi) return fromUi;
  const titled = fieldSchemas(schema, path).find(({ title }) => typeof title === 'string' && title !== '');
  return titled?.title ?? path.split('.').at(-1) ?? '';
}
