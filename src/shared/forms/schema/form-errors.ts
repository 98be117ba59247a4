import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { problemText } from './error-texts';
import { fieldOptions } from './field-options';
import { fieldTitle } from './field-title';
import type { FieldErrors, FormValues } from './form-definition';
import { presentValues } from './present-values';
import { type SchemaProblem, schemaProblems } from './schema-problems';

/** When a field breaks several rules, the one to tell: the earliest in this list, then the order of the schema. */
const TELL_FIRST = ['required', 'const', 'minItems', 'type', 'enum', 'format'];

function rank(problem: SchemaProblem): number {
  const index = TELL_FIRST.indexOf(problem.keyword);
  return index === -1 ? TELL_FIRST.length : index;
}

function firstProblems(schema: RJSFSchema, given: FormValues): Map<string, SchemaProblem> {
  const byPath = new Map<string, SchemaProblem>();
  for (const problem of schemaProblems(schema, given)) {
    const told = byPath.get(problem.path);
    if (!told || rank(problem) < rank(told)) byPath.set(problem.path, problem);
  }
  return byPath;
}

/** The rules beyond JSON schema, for answers that the schema finds nothing wrong with. */
function checkedTexts(
  uiSchema: UiSchema,
  given: FormValues,
  broken: ReadonlyMap<string, unknown>,
): [string, string][] {
  return Object.keys(given)
    .filter((key) => !broken.has(key))
    .flatMap((key) => {
      const message = fieldOptions(uiSchema, key).check?.(given[key], given) ?? null;
      return message === null ? [] : [[key, message]];
    });
}

/** Fields in the order of the sections when there are any, else of the schema; those that a condition brings come last. */
function fieldOrder(schema: RJSFSchema, uiSchema: UiSchema): string[] {
  const sections = getByPath<{ keys: string[] }[]>(uiSchema, ['ui:options', 'sections'], []);
  return sections.length > 0
    ? sections.flatMap((section) => section.keys)
    : Object.keys(schema.properties ?? {});
}

/**
 * Checks a whole form and gives one message per field, in the order of the form. Spec, joining §5.
 *
 * @throws Error when the schema itself cannot be followed
 */
export function formErrors(schema: RJSFSchema, uiSchema: UiSchema, values: FormValues): FieldErrors {
  const given = presentValues(values);
  const broken = firstProblems(schema, given);
  const order = fieldOrder(schema, uiSchema);
  const place = (path: string) => {
    const index = order.indexOf(path.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  const schemaTexts = [...broken.values()].map((problem): [string, string] => {
    const value = getByPath(given, problem.path.split('.'));
    const own = problem.keyword === 'pattern' ? fieldOptions(uiSchema, problem.path).patternText : undefined;
    return [problem.path, own ?? problemText(problem, fieldTitle(schema, uiSchema, problem.path), value)];
  });
  const texts = [...schemaTexts, ...checkedTexts(uiSchema, given, broken)];
  texts.sort(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(texts.map(([path, message]) => [path, [message]]));
}
