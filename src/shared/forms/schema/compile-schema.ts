import { dereference, format, type OutputUnit, type Schema, validate } from '@cfworker/json-schema';
import type { RJSFSchema } from '@rjsf/utils';
import { isEmail } from '../../lib';

/** Validates a value. Interpreted, not compiled, so that it works with a CSP without `unsafe-eval`. */
export type SchemaCheck = (value: unknown) => readonly OutputUnit[];

type SchemaLookup = Record<string, Schema | boolean>;

/** The draft in which keywords beside a $ref apply, as in ajv. */
const SCHEMA_DRAFT = '2019-09';
const BASE_URL = new URL('https://schema.invalid/form');

// The library accepts quoted and dotless addresses, which mail servers reject.
format.email = isEmail;

const lookups = new WeakMap<object, SchemaLookup>();
const checks = new WeakMap<object, WeakMap<object, SchemaCheck>>();

/** A copy, because dereferencing mutates the schema; an `$id` would change the base of "#/…". */
function copySchema(schema: object): Schema {
  const { $id: _moved, ...copy } = JSON.parse(JSON.stringify(schema));
  return copy;
}

function getLookup(root: object): SchemaLookup {
  const knownLookup = lookups.get(root);
  if (knownLookup) return knownLookup;
  const lookup = dereference(copySchema(root), Object.create(null), BASE_URL);
  lookups.set(root, lookup);
  return lookup;
}

/**
 * Prepares a schema for validation.
 *
 * @param schema a JSON Schema, draft 7 to 2019-09
 * @param root resolves "#/…" references; default: the schema
 * @throws Error on validation, for a reference that cannot be resolved
 */
export function compileSchema(schema: RJSFSchema, root: RJSFSchema = schema): SchemaCheck {
  const checksOfRoot = checks.get(root) ?? new WeakMap<object, SchemaCheck>();
  checks.set(root, checksOfRoot);
  const knownCheck = checksOfRoot.get(schema);
  if (knownCheck) return knownCheck;

  const copy = copySchema(schema);
  const lookup: SchemaLookup = Object.create(getLookup(root));
  dereference(copy, lookup, BASE_URL, '/checked');
  // A missing value fails like null; the library would throw.
  const check: SchemaCheck = (value) => validate(value ?? null, copy, SCHEMA_DRAFT, lookup, false).errors;
  checksOfRoot.set(schema, check);
  return check;
}
