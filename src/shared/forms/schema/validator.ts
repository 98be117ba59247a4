import {
  getByPath,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorSchema,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { compileSchema } from './compile-schema';
import { formatProblem } from './error-texts';
import { findFieldOptions } from './field-options';
import { findFieldTitle } from './field-title';
import { findSchemaProblems, type SchemaProblem } from './schema-problems';
import { toFieldPath } from './sections';

/** The `$id` with which @rjsf/utils marks an option that never matches. */
const JUNK_OPTION_ID = '_$junk_option_schema_id$_';

/** The parameter name of each keyword in ajv errors; `limit` for all others. */
const AJV_PARAMETERS: Readonly<Record<string, string>> = {
  type: 'type',
  format: 'format',
  pattern: 'pattern',
  enum: 'allowedValues',
  const: 'allowedValue',
  multipleOf: 'multipleOf',
};

function toParams({ keyword, limit, path }: SchemaProblem): Record<string, unknown> {
  return keyword === 'required'
    ? { missingProperty: path.split('.').at(-1) }
    : { [AJV_PARAMETERS[keyword] ?? 'limit']: limit };
}

/** The message for a problem; for a pattern, the operator's text if there is one. */
function formatMessage(
  problem: SchemaProblem,
  schema: RJSFSchema,
  uiSchema: UiSchema,
  value: unknown,
): string {
  const path = toFieldPath(problem.path.split('.'));
  const patternText =
    problem.keyword === 'pattern' ? findFieldOptions(uiSchema, path).patternText : undefined;
  return patternText ?? formatProblem(problem, findFieldTitle(schema, uiSchema, path), value);
}

/** An rjsf validator that never compiles code. See docs/adr/0002-csp-and-the-form-validator.md. */
export const validator: ValidatorType = {
  isValid(schema: RJSFSchema, formData: unknown, rootSchema: RJSFSchema) {
    if (schema.$id === JUNK_OPTION_ID) return false;
    try {
      return compileSchema(schema, rootSchema)(formData).length === 0;
    } catch {
      return false;
    }
  },
  rawValidation(schema: RJSFSchema, formData?: unknown) {
    return { errors: JSON.parse(JSON.stringify(findSchemaProblems(schema, formData))) };
  },
  validateFormData(formData: unknown, schema: RJSFSchema, _custom, _transform, uiSchema: UiSchema = {}) {
    const errors = findSchemaProblems(schema, formData).map((problem): RJSFValidationError => {
      const message = formatMessage(problem, schema, uiSchema, getByPath(formData, problem.path.split('.')));
      return {
        name: problem.keyword,
        property: `.${problem.path}`,
        message,
        params: toParams(problem),
        stack: message,
      };
    });
    return { errors, errorSchema: toErrorSchema(errors) };
  },
};
