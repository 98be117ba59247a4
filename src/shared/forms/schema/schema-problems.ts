import type { OutputUnit } from '@cfworker/json-schema';
import { getByPath, type RJSFSchema } from '@rjsf/utils';
import { compileSchema } from './compile-schema';
import { isRecord } from './is-record';

/** One broken rule of a schema: where (keys joined by dots, '' for the form), which keyword, and the keyword's value. */
export type SchemaProblem = { readonly path: string; readonly keyword: string; readonly limit: unknown };

/** Keywords that only say that something inside them is wrong; what is inside has a problem of its own. */
const WRAPPERS: ReadonlySet<string> = new Set([
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

/** Keywords that demand fields: what is wrong with an answer that is not there stands at its field. */
const DEMANDS: ReadonlySet<string> = new Set(['required', 'dependentRequired', 'dependencies']);

function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The part of a schema to which the way of the check leads, through references; undefined where it cannot be followed. */
function partAt(root: RJSFSchema, way: readonly string[]): unknown {
  return way.reduce<unknown>((part, key) => {
    const next: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
    return key === '$ref' && typeof next === 'string' ? partAt(root, pointerKeys(next)) : next;
  }, root);
}

/** The branches of an anyOf, oneOf or not that failed say nothing of use: only the choice as a whole does. */
function isInsideAlternative(unit: OutputUnit): boolean {
  return /\/(anyOf|oneOf|not)\//.test(unit.keywordLocation);
}

/** The fields that a keyword demands beside these answers. */
function demandedKeys(limit: unknown, answers: Readonly<Record<string, unknown>>): string[] {
  if (Array.isArray(limit)) return limit.map(String);
  return Object.entries(isRecord(limit) ? limit : {}).flatMap(([key, keys]) =>
    Object.hasOwn(answers, key) && Array.isArray(keys) ? keys.map(String) : [],
  );
}

/**
 * Everything that is wrong with `values`, in the order in which the schema finds it; a missing answer is a problem of the
 * missing field, not of what holds it.
 *
 * @throws Error when the schema refers to something that is not there
 */
export function schemaProblems(schema: RJSFSchema, values: unknown): SchemaProblem[] {
  const units = compileSchema(schema)(values).filter(
    (unit) => !WRAPPERS.has(unit.keyword) && !isInsideAlternative(unit),
  );
  const answered = new Set<string>();
  return units.flatMap(({ keyword, keywordLocation, instanceLocation }): SchemaProblem[] => {
    const limit = partAt(schema, [...pointerKeys(keywordLocation).slice(0, -1), keyword]) ?? null;
    const keys = pointerKeys(instanceLocation);
    if (!DEMANDS.has(keyword)) return [{ path: keys.join('.'), keyword, limit }];
    // The check says once for each missing field that it is missing: the first time, all of them are found here.
    const demand = `${keywordLocation} ${instanceLocation}`;
    if (answered.has(demand)) return [];
    answered.add(demand);
    const answers = keys.length === 0 ? values : getByPath(values, keys);
    const own = isRecord(answers) ? answers : {};
    return demandedKeys(limit, own)
      .filter((key) => !Object.hasOwn(own, key))
      .map((key) => ({ path: [...keys, key].join('.'), keyword: 'required', limit }));
  });
}
