import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { findFormErrors } from './form-errors';

const listErrors = (schema: RJSFSchema, value: unknown, uiSchema = {}) =>
  findFormErrors({ properties: { a: { title: 'Lanes', ...schema } } }, uiSchema, { a: value }).a;

describe('error messages', () => {
  test.each<[RJSFSchema, unknown, string]>([
    [{ type: 'integer' }, 1.5, 'Lanes must be a whole number.'],
    [{ type: 'number' }, 'four', 'Lanes must be a number.'],
    [{ type: 'string' }, 4, 'Lanes isn’t valid.'],
    [{ minimum: 2 }, 1, 'Lanes must be 2 or more.'],
    [{ exclusiveMinimum: 2 }, 2, 'Lanes must be 2 or more.'],
    [{ maximum: 2 }, 3, 'Lanes must be 2 or less.'],
    [{ exclusiveMaximum: 2 }, 2, 'Lanes must be 2 or less.'],
    [{ minLength: 2 }, 'a', 'Lanes must be at least 2 characters.'],
    [{ maxLength: 2 }, 'abc', 'Lanes must be 2 characters or fewer.'],
    [{ enum: ['a'] }, 'b', 'Choose one of the options for Lanes.'],
    [{ const: true }, false, 'Lanes is required.'],
    [{ minItems: 1 }, [], 'Lanes is required.'],
    [{ format: 'email' }, 'a', 'Enter an email address in the format name@example.com.'],
    [{ format: 'uuid' }, 'a', 'Lanes isn’t valid.'],
    [{ multipleOf: 2 }, 3, 'Lanes isn’t valid.'],
    [{ format: 'date' }, '1/13/1990', 'Date must be valid. Check the month.'],
    [{ format: 'date' }, '1/1/26', 'Date must be valid. Enter the year in four digits.'],
    [
      { format: 'date' },
      '1/1/1990',
      'Date must be valid. Enter the day, the month and the year, for example 31/03/1990.',
    ],
  ])('%j with the answer %j gives the message', (schema, value, message) => {
    expect(listErrors(schema, value)).toEqual([message]);
  });

  test.each<[RJSFSchema, unknown, string]>([
    [{ maxLength: 1, format: 'email' }, 'ab', 'Enter an email address in the format name@example.com.'],
    [{ maxLength: 1, enum: ['a'] }, 'ab', 'Choose one of the options for Lanes.'],
    [{ minLength: 3, type: 'number' }, 'ab', 'Lanes must be a number.'],
    [{ enum: [1], type: 'number' }, 'ab', 'Lanes must be a number.'],
    [{ format: 'email', enum: ['a'] }, 'ab', 'Choose one of the options for Lanes.'],
    [{ uniqueItems: true, minItems: 3 }, ['a', 'a'], 'Lanes is required.'],
    [{ minItems: 3, allOf: [{ uniqueItems: true }] }, ['a', 'a'], 'Lanes is required.'],
    [{ type: 'boolean', const: true }, 'x', 'Lanes is required.'],
    [{ minLength: 3, pattern: '^\\d+$' }, 'ab', 'Lanes must be at least 3 characters.'],
  ])(
    'only one message is shown if several rules are broken: %j with the answer %j',
    (schema, value, message) => {
      expect(listErrors(schema, value)).toEqual([message]);
    },
  );

  test('an operator’s own text is used for a pattern mismatch, and only for that', () => {
    const ui = { a: { 'ui:options': { patternText: 'Five digits.' } } };
    expect(listErrors({ pattern: '^\\d{5}$' }, '12', ui)).toEqual(['Five digits.']);
    expect(listErrors({ maxLength: 1 }, '12', ui)).toEqual(['Lanes must be 1 characters or fewer.']);
  });

  test('a rule beyond JSON Schema is checked only if the answer passes the schema', () => {
    const ui = { a: { 'ui:options': { check: (value: unknown) => (value === 'b' ? null : 'Not b.') } } };
    expect(listErrors({}, 'a', ui)).toEqual(['Not b.']);
    expect(listErrors({}, 'b', ui)).toBeUndefined();
    expect(listErrors({ maxLength: 0 }, 'a', ui)).toEqual(['Lanes must be 0 characters or fewer.']);
    expect(listErrors({}, ' ', ui)).toBeUndefined();
  });
});

describe('messages follow the order of the form', () => {
  const schema: RJSFSchema = {
    properties: { age: { type: 'number' }, address: { properties: { floor: { type: 'number' } } }, name: {} },
    required: ['name'],
    allOf: [{ required: ['later'] }],
  };
  const values = { age: 'x', address: { floor: 'x' } };

  test('messages follow the order of sections, with conditional fields last', () => {
    const number: RJSFSchema = { type: 'number' };
    const sectioned: RJSFSchema = {
      properties: {
        'section-0': {
          type: 'object',
          properties: { name: {}, address: { properties: { floor: number } } },
          required: ['name'],
        },
        'section-1': { type: 'object', properties: { age: number } },
      },
      allOf: [{ required: ['later'] }],
    };
    const uiSchema = { 'section-0': { name: {}, address: {} }, 'section-1': { age: {} } };
    expect(Object.keys(findFormErrors(sectioned, uiSchema, values))).toEqual([
      'name',
      'address.floor',
      'age',
      'later',
    ]);
  });

  test('messages follow the order of the schema if the form has no sections', () => {
    expect(Object.keys(findFormErrors(schema, {}, values))).toEqual([
      'age',
      'address.floor',
      'name',
      'later',
    ]);
  });
});
