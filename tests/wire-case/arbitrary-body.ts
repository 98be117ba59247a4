import fc from 'fast-check';
import { resolveSchema, type Schema, typesOf } from './api-document.ts';

/** Keys that are data may be any text: a name in either case, or a special property of JavaScript. */
const dataKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'full_time', 'fullTime', 'line_1', 'data', ''),
  fc.string({ maxLength: 8 }),
);

const freeJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1.5, 'text'),
    fc.array(tie('value'), { maxLength: 3 }),
    recordOf(fc.array(fc.tuple(dataKey, tie('value')), { maxLength: 3 })),
  ),
})).value;

/** Objects from entries, with `__proto__` as an own property, as JSON.parse creates it. */
function recordOf(entries: fc.Arbitrary<[string, unknown][]>): fc.Arbitrary<unknown> {
  return entries.map((pairs) => Object.fromEntries(pairs));
}

/** Any body that the schema allows in shape (keys, lists, maps); texts and numbers are arbitrary. */
export function generateBody(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: values, oneOf, ...rest } = resolveSchema(schema);
  if (values) {
    return fc.constantFrom(...values);
  }
  if (oneOf) {
    return fc.oneof(...oneOf.map(generateBody));
  }
  const types = typesOf(rest);
  return types.length === 0 ? freeJson : fc.oneof(...types.map((type) => ofType(type, rest)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(generateBody(schema.items ?? {}), { maxLength: 3 });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.string({ maxLength: 6 });
    default:
      return fc.integer();
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const declared = Object.entries(properties).map(([key, schema]) =>
    required.includes(key)
      ? generateBody(schema).map((value): [string, unknown][] => [[key, value]])
      : fc
          .option(generateBody(schema).map((value): [string, unknown] => [key, value]))
          .map((entry) => (entry ? [entry] : [])),
  );
  const values = typeof additionalProperties === 'object' ? generateBody(additionalProperties) : freeJson;
  const additionalValues = additionalProperties
    ? fc.array(
        fc.tuple(
          dataKey.filter((key) => !isNameOf(properties, key)),
          values,
        ),
        { maxLength: 3 },
      )
    : fc.constant([]);
  return recordOf(fc.tuple(additionalValues, ...declared).map((parts) => parts.flat()));
}

/** Whether an extra key is itself a declared name in either case. That would be ambiguous, and no server sends it. */
function isNameOf(properties: Readonly<Record<string, Schema>>, key: string): boolean {
  const normalise = (name: string) => name.replaceAll('_', '').toLowerCase();
  return Object.keys(properties).some((name) => normalise(name) === normalise(key));
}
