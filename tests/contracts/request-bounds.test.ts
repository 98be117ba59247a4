import { expect, test } from 'vitest';
import { type BoundedSchema, listRequestSchemas } from './request-schemas.ts';

/** Formats that limit the length of the text by themselves. */
const BOUNDED_FORMATS = new Set(['date', 'date-time', 'uuid']);

test('every text, list and map of a request has a bound', () => {
  const schemas = listRequestSchemas();
  expect(schemas.length).toBeGreaterThan(150);
  expect(
    schemas.flatMap(({ location, schema }) =>
      listMissingBounds(schema).map((what) => `${location}: ${what}`),
    ),
  ).toEqual([]);
});

test.each([
  [{ type: 'string' }, ['text']],
  [{ type: ['string', 'null'], maxLength: 5 }, []],
  [{ type: 'array' }, ['list']],
  [{ type: 'object', additionalProperties: true }, ['map']],
  [{ type: 'object', additionalProperties: false }, []],
  [{}, ['anything']],
] satisfies [BoundedSchema, string[]][])('of %j the missing bounds are %j', (schema, expectedBounds) => {
  expect(listMissingBounds(schema)).toEqual(expectedBounds);
});

function listMissingBounds(schema: BoundedSchema): string[] {
  const types = [schema.type ?? []].flat();
  const isClosedText = schema.enum !== undefined || BOUNDED_FORMATS.has(schema.format ?? '');
  return [
    ...(types.includes('string') && schema.maxLength === undefined && !isClosedText ? ['text'] : []),
    ...(types.includes('array') && schema.maxItems === undefined ? ['list'] : []),
    ...(types.includes('object') &&
    schema.additionalProperties !== false &&
    schema.maxProperties === undefined
      ? ['map']
      : []),
    ...(types.length === 0 && schema.enum === undefined && schema.oneOf === undefined ? ['anything'] : []),
  ];
}
