import { type ErrorSchema, ErrorSchemaBuilder, type UiSchema } from '@rjsf/utils';
import type { FieldErrors } from './form-definition';
import { toNestedPath } from './sections';

/** Converts messages to the ErrorSchema of rjsf. */
export function buildErrorSchema(uiSchema: UiSchema, errors: FieldErrors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [path, messages] of Object.entries(errors)) {
    if (path !== '') builder.addErrors([...messages], toNestedPath(uiSchema, path));
  }
  return builder.ErrorSchema;
}
