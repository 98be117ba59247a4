import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import ajvValidator from '@rjsf/validator-ajv8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemaProblems } from './schema-problems';
import { validator } from './validator';

const keys = ['a', 'b', 'c'];
const key = fc.constantFrom(...keys);
const count = fc.integer({ min: 0, max: 3 });
const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.1, 0.3, 1.5, -2.25));
const words = ['', 'x', 'full_time', 'Under 18s', '1990-02-31', '1990-02-28', '2024-02-29', 'é🙂', '123'];
const addresses = ['a@b', 'a@b.co', '"a b"@c.de', 'a..b@c.de', 'A+b@x-y.org', 'a@-b.de', 'a b@c.de'];
const word = fc.oneof(fc.constantFrom(...words, ...addresses), fc.string({ maxLength: 4 }));

const leaf: fc.Arbitrary<RJSFSchema> = fc.oneof(
  fc.record({ type: fc.constant('string' as const), minLength: count }),
  fc.record({ type: fc.constant('string' as const), maxLength: count }),
  fc.record({
    type: fc.constant('string' as const),
    format: fc.constantFrom('date', 'email', 'uuid', 'ipv4', 'time'),
  }),
  fc.record({
    type: fc.constant('string' as const),
    pattern: fc.constantFrom('^[a-z]+$', '\\d', '^\\p{L}*$'),
  }),
  fc.record({ type: fc.constantFrom('number' as const, 'integer' as const), minimum: number }),
  fc.record({ type: fc.constantFrom('number' as const, 'integer' as const), exclusiveMaximum: number }),
  fc.record({ type: fc.constant('number' as const), multipleOf: fc.constantFrom(2, 0.5, 3) }),
  fc.record({ type: fc.constant('boolean' as const) }),
  fc.record({ const: fc.oneof(word, number, fc.boolean()) }),
  fc.record({ enum: fc.uniqueArray(fc.oneof(word, number, fc.boolean()), { minLength: 1, maxLength: 4 }) }),
  fc.record({
    type: fc.constant('array' as const),
    items: fc.record({ enum: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }) }),
    minItems: count,
    uniqueItems: fc.boolean(),
  }),
);

const objectOf = (depth: number): fc.Arbitrary<RJSFSchema> => {
  const property = depth === 0 ? leaf : fc.oneof({ weight: 4, arbitrary: leaf }, objectOf(depth - 1));
  const plain = fc.record(
    {
      type: fc.constant('object' as const),
      properties: fc.dictionary(key, property),
      required: fc.uniqueArray(key, { maxLength: 2 }),
    },
    { requiredKeys: ['properties'] },
  );
  if (depth === 0) return plain;
  const part = objectOf(depth - 1);
  return fc.oneof(
    plain,
    fc.record({
      properties: fc.dictionary(key, property),
      if: part,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: part,
      else: part,
    }),
    fc.record({
      properties: fc.dictionary(key, property),
      allOf: fc.array(part, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ anyOf: fc.array(part, { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(part, { minLength: 1, maxLength: 2 }) }),
    fc.record({ properties: fc.dictionary(key, property), not: part }),
  );
};

const shared: RJSFSchema = { $ref: '#/definitions/shared' };
const form = fc.oneof(
  objectOf(2),
  fc.record({
    definitions: fc.record({ shared: objectOf(1) }),
    properties: fc.dictionary(key, fc.constant(shared)),
    allOf: fc.array(objectOf(1), { minLength: 1, maxLength: 1 }),
  }),
);

const scalar = fc.oneof(word, number, fc.boolean(), fc.constant(null), fc.array(word, { maxLength: 3 }));
const instance = fc.dictionary(
  key,
  fc.oneof({ weight: 4, arbitrary: scalar }, fc.dictionary(key, scalar, { maxKeys: 3 })),
);

/** A new oracle for each run, so that its cache stays small. */
function oracleErrors(schema: RJSFSchema, value: unknown) {
  ajvValidator.reset?.();
  return ajvValidator.validateFormData(value, schema).errors;
}

describe('the validator compared with ajv', () => {
  it('on any schema and any answers, the validator gives the same verdict as ajv', () => {
    fc.assert(
      fc.property(form, instance, (schema, value) => {
        const verdict = oracleErrors(schema, value).length === 0;
        expect(validator.isValid(schema, value, schema)).toBe(verdict);
        expect(findSchemaProblems(schema, value).length === 0).toBe(verdict);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('in a form with conditions, the validator reports the same fields as ajv', () => {
    const conditional = fc.record({
      type: fc.constant('object' as const),
      properties: fc.dictionary(key, leaf),
      required: fc.uniqueArray(key),
      if: fc.record({ properties: fc.dictionary(key, fc.record({ const: scalar })) }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: fc.record({ required: fc.uniqueArray(key), properties: fc.dictionary(key, leaf) }),
    });
    const answers = fc.dictionary(
      key,
      fc.oneof(word, number, fc.boolean(), fc.array(word, { maxLength: 3 })),
    );
    fc.assert(
      fc.property(conditional, answers, (schema, value) => {
        const expected = oracleErrors(schema, value)
          .filter((error) => error.name !== 'if')
          .map((error) => (error.property ?? '').replace(/^\./, ''));
        const found = findSchemaProblems(schema, value).map((problem) => problem.path);
        expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('for any wrong answer, the validator reports the same keywords and parameters as ajv', () => {
    const dependent = fc.record({
      type: fc.constant('object' as const),
      properties: fc.dictionary(key, leaf),
      required: fc.uniqueArray(key),
      dependencies: fc.dictionary(key, fc.oneof(fc.uniqueArray(key), objectOf(0))),
      allOf: fc.array(
        fc.record({
          if: fc.record({ properties: fc.dictionary(key, fc.record({ const: scalar })) }),
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
          then: objectOf(0),
          else: objectOf(0),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    });
    const group = fc.record({
      type: fc.constant('object' as const),
      properties: fc.record({
        a: fc.record({
          type: fc.constant('array' as const),
          items: dependent,
          minItems: count,
          maxItems: count,
        }),
        b: dependent,
      }),
    });
    const answers = fc.record({ a: fc.array(instance, { maxLength: 3 }), b: instance }, { requiredKeys: [] });
    const told = (errors: readonly RJSFValidationError[]) => {
      const found = errors
        .filter(({ name }) => name !== 'if')
        .map(({ name = '', property = '', params = {} }) => {
          const path = property.replace(/^\./, '');
          const { missingProperty, limit, ...rest } = params;
          if (missingProperty !== undefined) return `${path} required`;
          // ajv's parameter is the two duplicate positions; the keyword's value is only `true`.
          const parameter: unknown = name === 'uniqueItems' ? true : (limit ?? Object.values(rest)[0]);
          return `${path} ${name} ${JSON.stringify(parameter)}`;
        });
      return [...new Set(found)].sort();
    };
    fc.assert(
      fc.property(group, answers, (schema, value) => {
        const { errors } = validator.validateFormData(value, schema);
        expect(told(errors)).toEqual(told(oracleErrors(schema, value)));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
