import type { OutputUnit } from '@cfworker/json-schema';
import { getByPath, type RJSFSchema } from '@rjsf/utils';
import { compileSchema } from './compile-schema';
import { isRecord } from './is-record';

/** A broken rule: its path ('' for the form), keyword and limit. */
export type SchemaProblem = { readonly path: string; readonly keyword: string; readonly limit: unknown };

/** Keywords whose errors only wrap nested errors. */
const WRAPPER_KEYWORDS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'allOf',
  'if',
  '$ref',
  '$recursiveRef',
  'dependentSchemas',
]);

/** Keywords that require fields; their errors belong to the missing field. */
const REQUIRING_KEYWORDS: ReadonlySet<string> = new Set(['required', 'dependentRequired', 'dependencies']);

function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The subschema at a path, following references; undefined if one cannot be resolved. */
function findSubschema(root: RJSFSchema, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => {
    const nextPart: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
    return key === '$ref' && typeof nextPart === 'string'
      ? findSubschema(root, splitPointer(nextPart))
      : nextPart;
  }, root);
}

/** Errors inside anyOf, oneOf or not are ignored, because the keyword itself reports the failure. */
function isInsideAlternative(unit: OutputUnit): boolean {
  return /\/(anyOf|oneOf|not)\//.test(unit.keywordLocation);
}

/** The fields that a keyword requires given these answers. */
function listRequiredKeys(limit: unknown, answers: Readonly<Record<string, unknown>>): string[] {
  if (Array.isArray(limit)) return limit.map(String);
  return Object.entries(isRecord(limit) ? limit : {}).flatMap(([key, keys]) =>
    Object.hasOwn(answers, key) && Array.isArray(keys) ? keys.map(String) : [],
  );
}

/**
 * All problems of `values` in schema order; a missing answer is a problem of the missing field.
 *
 * @throws Error if a reference cannot be resolved
 */
export function findSchemaProblems(schema: RJSFSchema, values: unknown): SchemaProblem[] {
  const outputUnits = compileSchema(schema)(values).filter(
    (unit) => !WRAPPER_KEYWORDS.has(unit.keyword) && !isInsideAlternative(unit),
  );
  const handledDemands = new Set<string>();
  return outputUnits.flatMap(({ keyword, keywordLocation, instanceLocation }): SchemaProblem[] => {
    const limit = findSubschema(schema, [...splitPointer(keywordLocation).slice(0, -1), keyword]) ?? null;
    const keys = splitPointer(instanceLocation);
    if (!REQUIRING_KEYWORDS.has(keyword)) return [{ path: keys.join('.'), keyword, limit }];
    // The library reports the keyword once per missing field; the first report finds all of them.
    const demand = `${keywordLocation} ${instanceLocation}`;
    if (handledDemands.has(demand)) return [];
    handledDemands.add(demand);
    const answers = keys.length === 0 ? values : getByPath(values, keys);
    const ownAnswers = isRecord(answers) ? answers : {};
    return listRequiredKeys(limit, ownAnswers)
      .filter((key) => !Object.hasOwn(ownAnswers, key))
      .map((key) => ({ path: [...keys, key].join('.'), keyword: 'required', limit }));
  });
}
