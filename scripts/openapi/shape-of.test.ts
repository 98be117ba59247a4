import { describe, expect, it } from 'vitest';
import type { Schema } from '../../tooling/openapi/document.ts';
import { buildShape } from './shape-of.ts';

const plain = { record: {}, names: {}, keep: false };
const text: Schema = { type: 'string' };
const person: Schema = { type: 'object', properties: { first_name: text } };

function shape(schema: Schema, schemas: Record<string, Schema> = {}) {
  return buildShape({ paths: {}, components: { schemas } }, schema, 'body');
}

describe('the shape of a schema', () => {
  it('scalars, lists and maps of scalars, and free JSON have no shape', () => {
    expect(shape(text)).toBeUndefined();
    expect(shape({ type: ['string', 'null'] })).toBeUndefined();
    expect(shape({ type: 'array', items: text })).toBeUndefined();
    expect(shape({ type: 'object', additionalProperties: text })).toBeUndefined();
    expect(shape({ type: 'object', additionalProperties: true })).toBeUndefined();
    expect(shape({ type: 'object' })).toBeUndefined();
    expect(shape({})).toBeUndefined();
  });

  it('the shape of an object is a record that lists the fields with their own shapes', () => {
    const order: Schema = {
      type: 'object',
      properties: { paid_by: person, options: { type: 'object', additionalProperties: true }, total: text },
    };

    expect(shape(order)).toEqual({ record: { paid_by: plain }, names: {}, keep: false });
  });

  it('the shape is a map if the keys are data and the values have names', () => {
    expect(shape({ type: 'object', additionalProperties: person })).toEqual({ map: plain });
  });

  it('the shape is a list if the elements have names', () => {
    expect(shape({ type: 'array', items: person })).toEqual({ list: plain });
  });

  it('the shape of a record with additional keys keeps them and lists the declared ones', () => {
    const register: Schema = { ...person, additionalProperties: { type: ['string', 'array'], items: text } };

    expect(shape(register)).toEqual({ record: {}, names: { first_name: 'firstName' }, keep: true });
    const { additionalProperties, ...named } = register;
    const split: Schema = {
      ...named,
      additionalProperties: true,
      allOf: [{ type: 'object', additionalProperties: additionalProperties ?? true }],
    };
    expect(shape(split)).toEqual(shape(register));
  });

  it('the shape of a schema follows references and ignores null among the alternatives', () => {
    const schemas = { Person: person };

    expect(shape({ $ref: '#/components/schemas/Person' }, schemas)).toEqual(plain);
    expect(shape({ oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] }, schemas)).toEqual(
      plain,
    );
  });

  it('the shape of a schema merges alternatives', () => {
    const booking: Schema = { type: 'object', properties: { item_kind: text, related: person } };
    const membership: Schema = { type: 'object', properties: { item_kind: text, payment: person } };

    expect(shape({ oneOf: [booking, membership] })).toEqual({
      record: { related: plain, payment: plain },
      names: {},
      keep: false,
    });
  });
});

describe('a schema without a safe shape is refused', () => {
  it('a schema is refused if names clash, also across alternatives', () => {
    const left: Schema = { type: 'object', properties: { line_1: text } };
    const right: Schema = { type: 'object', properties: { line1: text } };

    expect(() => shape({ oneOf: [left, right] })).toThrow('body: line_1 and line1 both become line1.');
  });

  it('a schema is refused if its alternatives have contradictory types', () => {
    const free: Schema = { type: 'object', additionalProperties: true };
    const map: Schema = { type: 'object', additionalProperties: text };

    expect(() => shape({ oneOf: [person, free] })).toThrow(
      'body: the alternatives disagree (record or free).',
    );
    expect(() => shape({ anyOf: [person, map] })).toThrow('disagree (record or map)');
    expect(() => shape({ anyOf: [person, { type: 'array', items: person }] })).toThrow('(record or list)');
  });

  it('a schema is refused if it contains itself', () => {
    const tree: Schema = { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } };

    expect(() => shape({ $ref: '#/components/schemas/Tree' }, { Tree: tree })).toThrow('contains itself');
  });

  it('a schema is refused if it has names below keys that are data', () => {
    expect(() => shape({ ...person, additionalProperties: person })).toThrow('declare a map of their own');
    const split: Schema = {
      ...person,
      additionalProperties: true,
      allOf: [{ type: 'object', additionalProperties: person }],
    };
    expect(() => shape(split)).toThrow('disagree (record or map)');
  });

  it('a schema is refused if it refers to a missing component', () => {
    expect(() => shape({ $ref: '#/components/schemas/Nobody' })).toThrow('is not in the document');
  });

  it('a schema is refused with every fault in one message', () => {
    const bad: Schema = { type: 'object', properties: { a_b: text, aB: text, c_d: text, cD: text } };

    expect(() => shape(bad)).toThrow(/aB[\s\S]*cD/);
  });
});
