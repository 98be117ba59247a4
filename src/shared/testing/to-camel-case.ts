import type { Camel } from '../api/camel';
import { toCamel } from '../api/wire-case/shape';

/**
 * Converts a wire fixture (`tests/fixtures`) to camelCase. For bodies whose keys are all names; bodies with data keys go through
 * the client instead (`fakeOperator`).
 */
export function toCamelCase<Body>(body: Body): Camel<Body>;
export function toCamelCase(body: unknown): unknown {
  if (Array.isArray(body)) return body.map((item: unknown) => toCamelCase(item));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [toCamel(key), toCamelCase(value)]));
}
