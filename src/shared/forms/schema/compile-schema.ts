import { dereference, format, type OutputUnit, type Schema, validate } from '@cfworker/json-schema';
import type { RJSFSchema } from '@rjsf/utils';
import { isEmail } from './is-email';

/** Says whether and where a value breaks a schema. Nothing is compiled: it runs under a CSP without 'unsafe-eval'. */
export type SchemaCheck = (value: unknown) => readonly OutputUnit[];

type Lookup = Record<string, Schema | boolean>;

/** Keywords beside a $ref count, as they do in ajv. */
const DRAFT = '2019-09';
const BASE = new URL('https://schema.invalid/form');

// The library takes quoted and dotless addresses, which no mail server of an operator does.
format.email = isEmail;

const lookups = new WeakMap<object, Lookup>();
const checks = new WeakMap<object, WeakMap<object, SchemaCheck>>();

/** A copy of our own, since dereferencing marks every schema object; an $id of its own would move the base of "#/…". */
function copyOf(schema: object): Schema {
  const { $id: _moved, ...copy } = JSON.parse(JSON.stringify(schema));
  return copy;
}

function lookupOf(root: object): Lookup {
  const known = lookups.get(root);
  if (known) return known;
  const lookup = dereference(copyOf(root), Object.create(null), BASE);
  lookups.set(root, lookup);
  return lookup;
}

/**
 * Prepares a schema for checking.
 *
 * @param schema a JSON schema, draft 7 to 2019-09
 * @param root the schema in which its "#/…" references are looked up; itself when not given
 * @throws Error when checking meets a reference that cannot be resolved
 */
export function compileSchema(schema: RJSFSchema, root: RJSFSchema = schema): SchemaCheck {
  const ofRoot = checks.get(root) ?? new WeakMap<object, SchemaCheck>();
  checks.set(root, ofRoot);
  const known = ofRoot.get(schema);
  if (known) return known;

  const copy = copyOf(schema);
  const lookup: Lookup = Object.create(lookupOf(root));
  dereference(copy, lookup, BASE, '/checked');
  // What is not there meets no demand for a type or a value, just as null does; the library itself would throw.
  const check: SchemaCheck = (value) => validate(value ?? null, copy, DRAFT, lookup, false).errors;
  ofRoot.set(schema, check);
  return check;
}
