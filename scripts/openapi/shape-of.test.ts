import { describe, expect, it } from 'vitest';
import type { Schema } from '../../tooling/openapi/document.ts';
import { buildShape } from './shape-of.ts';

const plainRecord = { record: {}, names: {}, keep: false };
const textSchema: Schema = { type: 'string' };
const personSchema: Schema = { type: 'object', properties: { first_name: textSchema } };

function buildTestShape(schema: Schema, schemas: Record<string, Schema> = {}) {
  return buildShape({ paths: {}, components: { schemas } }, schema, 'body');
}

describe('the shape of a schema', () => {
  it('scalars, lists and maps of scalars, and free JSON have no shape', () => {
    expect(buildTestShape(textSchema)).toBeUndefined();
    expect(buildTestShape({ type: ['string', 'null'] })).toBeUndefined();
    expect(buildTestShape({ type: 'array', items: textSchema })).toBeUndefined();
    expect(buildTestShape({ type: 'object', additionalProperties: textSchema })).toBeUndefined();
    expect(buildTestShape({ type: 'object', additionalProperties: true })).toBeUndefined();
    expect(buildTestShape({ type: 'object' })).toBeUndefined();
    expect(buildTestShape({})).toBeUndefined();
  });

  it('the shape of an object is a record that lists the fields with their own shapes', () => {
    const orderSchema: Schema = {
      type: 'object',
      properties: {
        paid_by: personSchema,
        options: { type: 'object', additionalProperties: true },
        total: textSchema,
      },
    };

    expect(buildTestShape(orderSchema)).toEqual({ record: { paid_by: plainRecord }, names: {}, keep: false });
  });

  it('the shape is a map if the keys are data and the values have names', () => {
    expect(buildTestShape({ type: 'object', additionalProperties: personSchema })).toEqual({
      map: plainRecord,
    });
  });

  it('the shape is a list if the elements have names', () => {
    expect(buildTestShape({ type: 'array', items: personSchema })).toEqual({ list: plainRecord });
  });

  it('the shape of a record with additional keys keeps them and lists the declared ones', () => {
    const registerSchema: Schema = {
      ...personSchema,
      additionalProperties: { type: ['string', 'array'], items: textSchema },
    };

    expect(buildTestShape(registerSchema)).toEqual({
      record: {},
      names: { first_name: 'firstName' },
      keep: true,
    });
    const { additionalProperties, ...namedSchema } = registerSchema;
    const splitSchema: Schema = {
      ...namedSchema,
      additionalProperties: true,
      allOf: [{ type: 'object', additionalProperties: additionalProperties ?? true }],
    };
    expect(buildTestShape(splitSchema)).toEqual(buildTestShape(registerSchema));
  });

  it('the shape of a schema follows references and ignores null among the alternatives', () => {
    const schemas = { Person: personSchema };

    expect(buildTestShape({ $ref: '#/components/schemas/Person' }, schemas)).toEqual(plainRecord);
    expect(
      buildTestShape({ oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] }, schemas),
    ).toEqual(plainRecord);
  });

  it('the shape of a schema merges alternatives', () => {
    const bookingSchema: Schema = {
      type: 'object',
      properties: { item_kind: textSchema, related: personSchema },
    };
    const membershipSchema: Schema = {
      type: 'object',
      properties: { item_kind: textSchema, payment: personSchema },
    };

    expect(buildTestShape({ oneOf: [bookingSchema, membershipSchema] })).toEqual({
      record: { related: plainRecord, payment: plainRecord },
      names: {},
      keep: false,
    });
  });
});

describe('a schema without a safe shape is refused', () => {
  it('a schema is refused if names clash, also across alternatives', () => {
    const firstSchema: Schema = { type: 'object', properties: { line_1: textSchema } };
    const secondSchema: Schema = { type: 'object', properties: { line1: textSchema } };

    expect(() => buildTestShape({ oneOf: [firstSchema, secondSchema] })).toThrow(
      'body: line_1 and line1 both become line1.',
    );
  });

  it('a schema is refused if its alternatives have contradictory types', () => {
    const freeSchema: Schema = { type: 'object', additionalProperties: true };
    const mapSchema: Schema = { type: 'object', additionalProperties: textSchema };

    expect(() => buildTestShape({ oneOf: [personSchema, freeSchema] })).toThrow(
      'body: the alternatives disagree (record or free).',
    );
    expect(() => buildTestShape({ anyOf: [personSchema, mapSchema] })).toThrow('disagree (record or map)');
    expect(() => buildTestShape({ anyOf: [personSchema, { type: 'array', items: personSchema }] })).toThrow(
      '(record or list)',
    );
  });

  it('a schema is refused if it contains itself', () => {
    const treeSchema: Schema = {
      type: 'object',
      properties: { child: { $ref: '#/components/schemas/Tree' } },
    };

    expect(() => buildTestShape({ $ref: '#/components/schemas/Tree' }, { Tree: treeSchema })).toThrow(
      'contains itself',
    );
  });

  it('a schema is refused if it has names below keys that are data', () => {
    expect(() => buildTestShape({ ...personSchema, additionalProperties: personSchema })).toThrow(
      'declare a map of their own',
    );
    const splitSchema: Schema = {
      ...personSchema,
      additionalProperties: true,
      allOf: [{ type: 'object', additionalProperties: personSchema }],
    };
    expect(() => buildTestShape(splitSchema)).toThrow('disagree (record or map)');
  });

  it('a schema is refused if it refers to a missing component', () => {
    expect(() => buildTestShape({ $ref: '#/components/schemas/Nobody' })).toThrow('is not in the document');
  });

  it('a schema is refused with every fault in one message', () => {
    const clashingSchema: Schema = {
      type: 'object',
      properties: { a_b: textSchema, aB: textSchema, c_d: textSchema, cD: textSchema },
    };

    expect(() => buildTestShape(clashingSchema)).toThrow(/aB[\s\S]*cD/);
  });
});
