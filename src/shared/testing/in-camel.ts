import type { Camel } from '../api/camel';
import { toCamel } from '../api/wire-case/shape';

/**
 * A fixture of the wire (`tests/fixtures`) as the application has it. For bodies whose keys are all names; what holds data by key goes
 * through the client instead (`fakeOperator`).
 */
export function inCamel<Body>(body: Body): Camel<Body>;
export function inCamel(body: unknown): unknown {
  if (Array.isArray(body)) return body.map((item: unknown) => inCamel(item));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [toCamel(key), inCamel(value)]));
}
