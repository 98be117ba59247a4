import { type ErrorSchema, ErrorSchemaBuilder, type UiSchema } from '@rjsf/utils';
import type { FieldErrors } from './form-definition';
import { nestedPath } from './sections';

/** Messages by field in the shape in which rjsf hands them down to its fields. */
export function errorSchema(uiSchema: UiSchema, errors: FieldErrors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [path, messages] of Object.entries(errors)) {
    if (path !== '') builder.addErrors([...messages], nestedPath(uiSchema, path));
  }
  return builder.ErrorSchema;
}
