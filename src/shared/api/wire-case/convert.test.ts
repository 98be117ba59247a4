import { describe, expect, test } from 'vitest';
import { toApplication, toApplicationLeniently, toWire } from './convert';
import type { Shape } from './shape';

const shapes: readonly Shape[] = [
  { record: { data: 1 } },
  { list: 2 },
  {
    record: { price_lines: 3, answers_by_field: 5, next_step: 2 },
    names: { colour_1: 'colour1', startsAt: 'startsAt' },
  },
  { list: 4 },
  { record: {} },
  { map: 4 },
  {
    record: { address_lines: 4 },
    names: { first_name: 'firstName', address_lines: 'addressLines' },
    keep: true,
  },
];

const wire = {
  data: [
    {
      first_name: 'Ada',
      colour_1: 'red',
      startsAt: '2026-11-20',
      price_lines: [{ unit_price: 100 }],
      answers_by_field: { full_time: { given_at: '10:00' }, partTime: { given_at: '11:00' } },
      free_json: { some_key: { other_key: 1 } },
      next_step: null,
    },
  ],
};

const application = {
  data: [
    {
      firstName: 'Ada',
      colour1: 'red',
      startsAt: '2026-11-20',
      priceLines: [{ unitPrice: 100 }],
      answersByField: { full_time: { givenAt: '10:00' }, partTime: { givenAt: '11:00' } },
      freeJson: { some_key: { other_key: 1 } },
      nextStep: null,
    },
  ],
};

describe('wire case', () => {
  // Proves S7.2.
  test('names become camelCase at every depth, while data keys and free-form JSON stay unchanged', () => {
    expect(toApplication(wire, shapes, 0)).toEqual(application);
  });

  test('converting to the wire is the inverse of converting from it', () => {
    expect(toWire(application, shapes, 0)).toEqual(wire);
  });

  test('a record that also takes the customer’s own fields renames only the declared ones', () => {
    const body = {
      firstName: 'Ada',
      addressLines: { lineOne: 'x' },
      favourite_sport: { ball_size: 3 },
      shoeSize: 4,
    };
    const sent = {
      first_name: 'Ada',
      address_lines: { line_one: 'x' },
      favourite_sport: { ball_size: 3 },
      shoeSize: 4,
    };

    expect(toWire(body, shapes, 6)).toEqual(sent);
    expect(toApplication(sent, shapes, 6)).toEqual(body);
  });

  test('a body is refused if it is not the documented list or object', () => {
    expect(() => toApplication({ data: {} }, shapes, 0)).toThrow(
      'Wire case: the API document promises a list here, something else came.',
    );
    for (const body of ['data', 1, [], [{}]])
      expect(() => toApplication(body, shapes, 0)).toThrow(
        'Wire case: the API document promises an object here, something else came.',
      );
  });

  test('a body without content stays empty, and a list that is null stays null', () => {
    expect(toApplication(undefined, shapes, 0)).toBeUndefined();
    expect(toApplication(null, shapes, 0)).toBeNull();
    expect(toApplication({ data: null }, shapes, 0)).toEqual({ data: null });
  });

  test('a key __proto__ becomes an own property that can be changed and removed', () => {
    const body: unknown = JSON.parse('{"__proto__": {"first_name": "Ada"}}');
    const converted = toApplication(body, shapes, 6);
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(converted, '__proto__')).toEqual({
      value: { first_name: 'Ada' },
      enumerable: true,
      writable: true,
      configurable: true,
    });
  });

  test('a name that begins with an underscore or a capital is not renamed', () => {
    expect(toApplication({ _links: 1 }, shapes, 4)).toEqual({ _links: 1 });
    expect(toWire({ Links: 1 }, shapes, 4)).toEqual({ Links: 1 });
  });

  test('a body without a shape is left unchanged', () => {
    expect(toApplication(wire, shapes, undefined)).toBe(wire);
  });

  test.each([
    ['an object where a list is promised', { data: {} }],
    ['a text where a list is promised', { data: 'oops' }],
    ['a list where an object is promised', { data: [[]] }],
    ['a number where an object is promised', { data: [1] }],
    ['a text as the whole body', 'oops'],
  ])('%s is refused', (_what, body) => {
    expect(() => toApplication(body, shapes, 0)).toThrow(TypeError);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the key %s is treated as data and reaches no prototype',
    (key) => {
      const body = `{"data":[{"${key}":{"is_admin":true},"answers_by_field":{"${key}":{"is_admin":true}}}]}`;
      const converted = toApplication(JSON.parse(body), shapes, 0);

      expect(JSON.stringify(converted)).toBe(
        `{"data":[{"${key}":{"is_admin":true},"answersByField":{"${key}":{"isAdmin":true}}}]}`,
      );
      expect(JSON.stringify(toWire(converted, shapes, 0))).toBe(body);
      expect('isAdmin' in {} || 'is_admin' in {}).toBe(false);
    },
  );
});

describe('lenient conversion, for bodies that are checked afterwards', () => {
  test('lenient conversion renames keys as strict conversion does', () => {
    expect(toApplicationLeniently(wire, shapes, 0)).toEqual(application);
  });

  test('lenient conversion turns an object in place of a list into the list of its values', () => {
    const gaps = { price_lines: { 0: { unit_price: 100 }, 2: { unit_price: 300 } } };
    expect(toApplicationLeniently(gaps, shapes, 2)).toEqual({
      priceLines: [{ unitPrice: 100 }, { unitPrice: 300 }],
    });
  });

  test.each([
    ['a text in a list’s place', { price_lines: 'free' }, { priceLines: 'free' }],
    ['a list in an object’s place', { next_step: ['a'] }, { nextStep: ['a'] }],
    ['a number in an object’s place', { price_lines: [7] }, { priceLines: [7] }],
  ])('lenient conversion passes on %s unchanged', (_, body, expected) => {
    expect(toApplicationLeniently(body, shapes, 2)).toEqual(expected);
  });
});
