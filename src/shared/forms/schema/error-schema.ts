import { type ErrorSchema, ErrorSchemaBuilder, type UiSchema } from '@rjsf/utils';
import type { FieldErrors } from './form-definition';
import { nestedPath } from './sections';

/** Converts messages to the ErrorSchema of rjsf. */
export function errorSchema(uiSchema: UiSchema, errors: FieldErrors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [path, messages] of Object.entries(errors)) {
    if (path !== '') builder.addErrors([...messages], nestedPath(uiSchema, path));
  }
  return builder.ErrorSchema;
}
