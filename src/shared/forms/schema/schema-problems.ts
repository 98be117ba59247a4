import type { OutputUnit } from '@cfworker/json-schema';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchema } from './compile-schema';

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
  'dependencies',
]);

const MISSING = /^Instance does not have required property "(.*)"\.$/s;
const MISSING_DEPENDENT = /but does not have "(.*)"\.$/s;

function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The value of a keyword, found by the way the check took to it; null when that way leads through a reference. */
function limitAt(schema: RJSFSchema, keywordLocation: string): unknown {
  return pointerKeys(keywordLocation).reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : null) ?? null,
    schema,
  );
}

/** The branches of an anyOf, oneOf or not that failed say nothing of use: only the choice as a whole does. */
function isInsideAlternative(unit: OutputUnit): boolean {
  return /\/(anyOf|oneOf|not)\//.test(unit.keywordLocation);
}

function missingKey(unit: OutputUnit): string | null {
  const pattern = unit.keyword === 'required' ? MISSING : MISSING_DEPENDENT;
  return unit.keyword === 'required' || unit.keyword === 'dependentRequired'
    ? (pattern.exec(unit.error)?.[1] ?? null)
    : null;
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
  return units.map((unit) => {
    const missing = missingKey(unit);
    const keys = pointerKeys(unit.instanceLocation);
    return {
      path: (missing === null ? keys : [...keys, missing]).join('.'),
      keyword: missing === null ? unit.keyword : 'required',
      limit: limitAt(schema, unit.keywordLocation),
    };
  });
}
