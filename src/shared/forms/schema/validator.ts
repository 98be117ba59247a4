import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils';
import { compileSchema } from './compile-schema';
import { schemaProblems } from './schema-problems';

/** The `$id` that @rjsf/utils gives to an option that must never match. */
const JUNK_OPTION_ID = '_$junk_option_schema_id$_';

function problemsOf(schema: RJSFSchema, formData: unknown): RJSFValidationError[] {
  return schemaProblems(schema, formData).map(({ path, keyword, limit }) => ({
    name: keyword,
    property: `.${path}`,
    message: keyword,
    params: { limit },
    stack: `${path} ${keyword}`.trim(),
  }));
}

/**
 * What rjsf asks which fields to show (if/then, anyOf), on an interpreter that never compiles code. The messages that
 * customers read do not come from here but from `formErrors`. See docs/adr/0002-csp-and-the-form-validator.md.
 */
export const validator: ValidatorType = {
  isValid(schema: RJSFSchema, formData: unknown, rootSchema: RJSFSchema) {
    if (schema.$id === JUNK_OPTION_ID) return false;
    try {
      return compileSchema(schema, rootSchema)(formData).length === 0;
    } catch {
      // A schema that cannot be followed matches nothing, as with rjsf's own validator.
      return false;
    }
  },
  rawValidation(schema: RJSFSchema, formData?: unknown) {
    return { errors: JSON.parse(JSON.stringify(schemaProblems(schema, formData))) };
  },
  validateFormData(formData: unknown, schema: RJSFSchema) {
    const errors = problemsOf(schema, formData);
    return { errors, errorSchema: toErrorSchema(errors) };
  },
};
