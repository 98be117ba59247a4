import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { describe, expect, test } from 'vitest';
import { errorSchema } from './error-schema';
import { controlId, fieldKey } from './field-key';
import { fieldTitle } from './field-title';
import { isFlat } from './is-flat';
import { leafOptions } from './leaf-options';
import { presentValues } from './present-values';

describe('how a field of a plain JSON schema is asked', () => {
  const choices = [
    { value: 'a', label: 'a' },
    { value: 2, label: '2' },
  ];

  test.each<[RJSFSchema, ReturnType<typeof leafOptions>]>([
    [{ type: 'string' }, { widget: 'text', choices: [] }],
    [
      { type: 'string', format: 'date' },
      { widget: 'date', choices: [] },
    ],
    [{ type: 'number' }, { widget: 'number', choices: [] }],
    [{ type: 'integer' }, { widget: 'number', choices: [] }],
    [{ type: 'boolean' }, { widget: 'checkbox', choices: [] }],
    [
      { type: 'string', enum: ['a', 2] },
      { widget: 'select', choices },
    ],
    [
      { type: 'array', items: { enum: ['a', 2] } },
      { widget: 'checkboxes', choices },
    ],
    [
      { type: 'array', items: {} },
      { widget: 'checkboxes', choices: [] },
    ],
    [
      { type: 'array', items: [{ enum: ['a'] }] },
      { widget: 'checkboxes', choices: [] },
    ],
    [
      { oneOf: [{ const: 'a', title: 'First' }, { const: 2 }, { type: 'string' }, true] },
      {
        widget: 'select',
        choices: [
          { value: 'a', label: 'First' },
          { value: 2, label: '2' },
        ],
      },
    ],
    [
      { type: 'string', description: 'As on your card' },
      { widget: 'text', choices: [], hint: 'As on your card' },
    ],
  ])('%j', (schema, options) => {
    expect(leafOptions(schema, undefined)).toEqual(options);
  });

  test('is what the uiSchema says, where that names a control there is', () => {
    const schema: RJSFSchema = { type: 'string', description: 'From the schema', enum: ['a'] };
    const own: UiSchema = { 'ui:options': { widget: 'radio', hint: 'Ours', choices, placeholder: 'Pick' } };
    expect(leafOptions(schema, own)).toEqual({ widget: 'radio', hint: 'Ours', choices, placeholder: 'Pick' });
    expect(leafOptions(schema, { ...own, 'ui:widget': 'select' }).widget).toBe('select');
    expect(leafOptions(schema, { 'ui:widget': 'hologram' }).widget).toBe('select');
    expect(leafOptions(schema, { 'ui:widget': () => null }).widget).toBe('select');
  });

  test.each([
    'text',
    'textarea',
    'password',
    'number',
    'date',
    'select',
    'radio',
    'checkbox',
    'checkboxes',
    'readonly',
  ])('may be as %s', (widget) => {
    expect(leafOptions({ type: 'boolean' }, { 'ui:widget': widget }).widget).toBe(widget);
  });
});

describe('the label of a field', () => {
  const schema: RJSFSchema = {
    properties: {
      a: { title: 'Alpha', properties: { b: { title: 'Beta' } } },
      plain: {},
      empty: { title: '' },
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
  ])('%s is “%s”', (path, title) => {
    expect(fieldTitle(schema, {}, path)).toBe(title);
  });

  test('is the uiSchema’s where it has one', () => {
    expect(fieldTitle(schema, { a: { b: { 'ui:title': 'Ours' } } }, 'a.b')).toBe('Ours');
    expect(fieldTitle(schema, { a: { 'ui:title': '' } }, 'a')).toBe('Alpha');
  });
});

describe('a form of fields side by side', () => {
  const leaf: RJSFSchema = { type: 'string', title: 'A', enum: ['a'] };
  const flat: RJSFSchema = {
    type: 'object',
    title: 'T',
    description: 'D',
    properties: { a: leaf },
    required: ['a'],
  };

  test.each<[RJSFSchema, boolean]>([
    [flat, true],
    [{ type: 'object' }, true],
    [{ ...flat, if: {} }, false],
    [{ ...flat, definitions: {} }, false],
    [{ ...flat, properties: { a: leaf, b: { type: 'object' } } }, false],
    [{ ...flat, properties: { a: leaf, b: { $ref: '#/definitions/b' } } }, false],
    [{ ...flat, properties: { a: true } }, false],
    ...Object.entries({
      format: 'date',
      const: 1,
      items: {},
      uniqueItems: true,
      minItems: 1,
      maxItems: 1,
      minLength: 1,
      maxLength: 1,
      pattern: 'a',
      minimum: 1,
      maximum: 1,
      readOnly: true,
      description: 'D',
    }).map(([keyword, value]): [RJSFSchema, boolean] => [{ properties: { a: { [keyword]: value } } }, true]),
  ])('%j is one: %s', (schema, is) => {
    expect([isFlat(schema), isFlat(schema)]).toEqual([is, is]);
  });
});

test('messages are handed down by the path of their field, and those of the form itself are not', () => {
  expect(errorSchema({ '': ['Form.'], a: ['One.', 'Two.'], 'b.c': ['Three.'] })).toEqual({
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
