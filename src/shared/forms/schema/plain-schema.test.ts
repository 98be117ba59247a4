import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { errorSchema } from './error-schema';
import { controlId, fieldKey } from './field-key';
import { fieldTitle } from './field-title';
import { leafOptions } from './leaf-options';
import { presentValues } from './present-values';

describe('how a field of a plain JSON schema is asked', () => {
  const choices = [
    { value: 'a', label: 'a' },
    { value: 2, label: '2' },
  ];

  test.each<[RJSFSchema, ReturnType<typeof leafOptions>]>([
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
  ])('%j', (schema, options) => {
    expect(leafOptions(schema, undefined)).toEqual(options);
  });

  test('how a field of a plain JSON schema is asked is what the uiSchema says', () => {
    const schema: RJSFSchema = { type: 'string', description: 'From the schema', enum: ['a'] };
    const own: UiSchema = { 'ui:options': { widget: 'radio', hint: 'Ours', choices, placeholder: 'Pick' } };
    expect(leafOptions(schema, own)).toEqual({ widget: 'radio', hint: 'Ours', choices, placeholder: 'Pick' });
  });
});

describe('the label of a field', () => {
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
  ])('%s is “%s”', (path, title) => {
    expect(fieldTitle(schema, {}, path)).toBe(title);
  });

  test('the label of a field is the uiSchema’s where it has one', () => {
    expect(fieldTitle(schema, { a: { b: { 'ui:title': 'Ours' } } }, 'a.b')).toBe('Ours');
    expect(fieldTitle(schema, { a: { 'ui:title': '' } }, 'a')).toBe('Alpha');
    expect(fieldTitle(schema, { '2nd': { 'ui:title': 'Ours' } }, '2nd')).toBe('Ours');
  });
});

test('messages are handed down by the path of their field, and those of the form itself are not', () => {
  expect(errorSchema({}, { '': ['Form.'], a: ['One.', 'Two.'], 'b.c': ['Three.'] })).toEqual({
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
])('the name %s is kept under the key %s', (name, key) => {
  expect(fieldKey(name)).toBe(key);
});

test('a control has the form’s id and the path of its field', () => {
  expect(controlId('join', 'address.town')).toBe('join_address_town');
});

test('answers that were not given are left out at every depth, and no other', () => {
  const given = { zero: 0, no: false, list: [], text: ' x ', blank: ' \n', none: null, gone: undefined };
  expect(presentValues({ ...given, deep: given, items: [{ none: null }] })).toEqual({
    zero: 0,
    no: false,
    list: [],
    text: ' x ',
    deep: { zero: 0, no: false, list: [], text: ' x ' },
    items: [{ none: null }],
  });
});
