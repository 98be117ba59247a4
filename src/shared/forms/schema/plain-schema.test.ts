import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { buildErrorSchema } from './error-schema';
import { formatControlId, toFieldKey } from './field-key';
import { findFieldTitle } from './field-title';
import { findLeafOptions } from './leaf-options';
import { filterPresentValues } from './present-values';

describe('options of a field in a plain JSON schema', () => {
  const choices = [
    { value: 'a', label: 'a' },
    { value: 2, label: '2' },
  ];

  test.each<[RJSFSchema, ReturnType<typeof findLeafOptions>]>([
    [{ type: 'string' }, { choices: [] }],
    [{ type: 'string', format: 'date' }, { choices: [] }],
    [{ type: 'number' }, { choices: [] }],
    [{ type: 'integer' }, { choices: [] }],
    [{ type: 'boolean' }, { choices: [] }],
    [{ type: 'string', enum: ['a', 2] }, { choices }],
    [{ type: 'array', items: { enum: ['a', 2] } }, { choices }],
    [{ type: 'array', items: {} }, { choices: [] }],
    [{ type: 'array', items: [{ enum: ['a'] }] }, { choices: [] }],
    [
      { oneOf: [{ const: 'a', title: 'First' }, { const: 2 }, { type: 'string' }, true] },
      {
        choices: [
          { value: 'a', label: 'First' },
          { value: 2, label: '2' },
        ],
      },
    ],
    [
      { type: 'string', description: 'As on your card' },
      { choices: [], hint: 'As on your card' },
    ],
  ])('options for %j', (schema, options) => {
    expect(findLeafOptions(schema, undefined)).toEqual(options);
  });

  test('options in the uiSchema take precedence over the schema', () => {
    const schema: RJSFSchema = { type: 'string', description: 'From the schema', enum: ['a'] };
    const own: UiSchema = { 'ui:options': { widget: 'radio', hint: 'Ours', choices, placeholder: 'Pick' } };
    expect(findLeafOptions(schema, own)).toEqual({
      widget: 'radio',
      hint: 'Ours',
      choices,
      placeholder: 'Pick',
    });
  });
});

describe('labels of fields', () => {
  const schema: RJSFSchema = {
    properties: {
      a: { title: 'Alpha', properties: { b: { title: 'Beta' } } },
      plain: {},
      empty: { title: '' },
      list: { items: { title: 'Each' } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: { properties: { c: { title: 'Gamma' } } },
    else: { properties: { d: { title: 'Delta' } } },
    allOf: [{ properties: { e: { title: 'Epsilon' } } }, true],
    anyOf: [{ properties: { f: { title: 'Phi' } } }],
    oneOf: [{ properties: { plain: { title: 'Not so plain' } } }],
  };

  test.each([
    ['a', 'Alpha'],
    ['a.b', 'Beta'],
    ['c', 'Gamma'],
    ['d', 'Delta'],
    ['e', 'Epsilon'],
    ['f', 'Phi'],
    ['plain', 'Not so plain'],
    ['empty', 'empty'],
    ['a.none', 'none'],
    ['list.0', 'Each'],
    ['list.10', 'Each'],
    ['list.first', 'first'],
    ['list.line1', 'line1'],
    ['list.2nd', '2nd'],
  ])('the label of %s is “%s”', (path, title) => {
    expect(findFieldTitle(schema, {}, path)).toBe(title);
  });

  test('a label in the uiSchema takes precedence', () => {
    expect(findFieldTitle(schema, { a: { b: { 'ui:title': 'Ours' } } }, 'a.b')).toBe('Ours');
    expect(findFieldTitle(schema, { a: { 'ui:title': '' } }, 'a')).toBe('Alpha');
    expect(findFieldTitle(schema, { '2nd': { 'ui:title': 'Ours' } }, '2nd')).toBe('Ours');
  });
});

test('messages are passed on by field path, and those about the whole form are not', () => {
  expect(buildErrorSchema({}, { '': ['Form.'], a: ['One.', 'Two.'], 'b.c': ['Three.'] })).toEqual({
    a: { __errors: ['One.', 'Two.'] },
    b: { c: { __errors: ['Three.'] } },
  });
});

test.each([
  ['first_name', 'f-first_name'],
  ['__proto__', 'f-__proto__'],
  ['address.line_1', 'f-address~2e~line_1'],
  ['a~2e~b', 'f-a~7e~2e~7e~b'],
  ['é', 'f-~e9~'],
  ['Under 18s', 'f-Under~20~18s'],
])('the name %s gets the key %s', (name, key) => {
  expect(toFieldKey(name)).toBe(key);
});

test('a control’s id is the form’s id and its field’s path', () => {
  expect(formatControlId('join', 'address.town')).toBe('join_address_town');
});

test('missing and blank answers are dropped at every depth, and no others', () => {
  const given = { zero: 0, no: false, list: [], text: ' x ', blank: ' \n', none: null, gone: undefined };
  expect(filterPresentValues({ ...given, deep: given, items: [{ none: null }] })).toEqual({
    zero: 0,
    no: false,
    list: [],
    text: ' x ',
    deep: { zero: 0, no: false, list: [], text: ' x ' },
    items: [{ none: null }],
  });
});
