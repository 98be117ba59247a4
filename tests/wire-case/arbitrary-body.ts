import fc from 'fast-check';
import { listTypes, resolveSchema, type Schema } from './api-document.ts';

/** Keys that are data may be any text: a name in either case, or a special property of JavaScript. */
const anyDataKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'full_time', 'fullTime', 'line_1', 'data', ''),
  fc.string({ maxLength: 8 }),
);

const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1.5, 'text'),
    fc.array(tie('value'), { maxLength: 3 }),
    buildRecord(fc.array(fc.tuple(anyDataKey, tie('value')), { maxLength: 3 })),
  ),
})).value;

/** Objects from entries, with `__proto__` as an own property, as JSON.parse creates it. */
function buildRecord(entries: fc.Arbitrary<[string, unknown][]>): fc.Arbitrary<unknown> {
  return entries.map((pairs) => Object.fromEntries(pairs));
}

/** Any body that the schema allows in shape (keys, lists, maps); texts and numbers are arbitrary. */
export function generateBody(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: enumValues, oneOf, ...rest } = resolveSchema(schema);
  if (enumValues) {
    return fc.constantFrom(...enumValues);
  }
  if (oneOf) {
    return fc.oneof(...oneOf.map(generateBody));
  }
  const types = listTypes(rest);
  return types.length === 0 ? anyJson : fc.oneof(...types.map((type) => generateBodyOfType(type, rest)));
}

function generateBodyOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return generateObject(schema);
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

function generateObject({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<unknown> {
  const declaredProperties = Object.entries(properties).map(([key, schema]) =>
    required.includes(key)
      ? generateBody(schema).map((value): [string, unknown][] => [[key, value]])
      : fc
          .option(generateBody(schema).map((value): [string, unknown] => [key, value]))
          .map((entry) => (entry ? [entry] : [])),
  );
  const additionalValue =
    typeof additionalProperties === 'object' ? generateBody(additionalProperties) : anyJson;
  const additionalValues = additionalProperties
    ? fc.array(
        fc.tuple(
          anyDataKey.filter((key) => !isDeclaredName(properties, key)),
          additionalValue,
        ),
        { maxLength: 3 },
      )
    : fc.constant([]);
  return buildRecord(
    fc.tuple(additionalValues, ...declaredProperties).map((entryGroups) => entryGroups.flat()),
  );
}

/** Whether an extra key is itself a declared name in either case. That would be ambiguous, and no server sends it. */
function isDeclaredName(properties: Readonly<Record<string, Schema>>, key: string): boolean {
  const normaliseName = (name: string) => name.replaceAll('_', '').toLowerCase();
  return Object.keys(properties).some((name) => normaliseName(name) === normaliseName(key));
}
