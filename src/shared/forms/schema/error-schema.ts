import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { FieldErrors } from './form-definition';

/** Messages by field in the shape in which rjsf hands them down to its fields. */
export function errorSchema(errors: FieldErrors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [path, messages] of Object.entries(errors)) {
    if (path !== '') builder.addErrors([...messages], path.split('.'));
  }
  return builder.ErrorSchema;
}
