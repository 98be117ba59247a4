import { expect, test } from 'vitest';
import type { FormDefinition } from './form-definition';
import { filterCompatibleAnswers, readStoredValues, removeSecrets } from './stored-values';

const form: FormDefinition = {
  schema: {
    type: 'object',
    properties: {
      'f-first_name': { type: 'string', title: 'First name' },
      'f-news': { type: 'boolean', title: 'News' },
      'f-age': { title: 'Age', enum: ['full_time', 'Under 18s'] },
      'f-sports': { type: 'array', title: 'Sports', items: { enum: ['a', 'b'] } },
      'f-given': { title: 'Given', readOnly: true },
      'f-sort_code': { type: 'string', title: 'Code' },
      'f-q-9': { type: 'string', title: 'Your account number' },
      'f-q-10': { type: 'string', title: 'Locker PIN' },
      password: { type: 'string', title: 'Password' },
    },
  },
  uiSchema: {},
  initialValues: { 'f-news': false },
};

test.each([
  'Password',
  'pass code',
  'Pass-word',
  'sort_code',
  'Sort code',
  'sortcode',
  'Account no',
  'accountno',
  'account_number',
  'IBAN',
  'Card number',
  'cardnumber',
  'Card no.',
  'Security code',
  'securitycode',
  'CVV',
  'Your PIN',
  'Access token',
])('an answer to “%s” is not stored, whether that is the field’s name or its label', (name) => {
  const filterKept = (key: string, title?: string) =>
    removeSecrets(
      { ...form, schema: { properties: { [key]: { type: 'string', ...(title && { title }) } } } },
      { [key]: 'secret' },
    );
  expect(filterKept(`f-${name.replaceAll(' ', '_')}`)).toEqual({});
  expect(filterKept('f-q1', name)).toEqual({});
});

test.each(['Compass', 'Spinning class', 'Sort of work', 'Account notes'])(
  'an answer to “%s” is stored',
  (title) => {
    const filterKept = removeSecrets(
      { ...form, schema: { properties: { 'f-q1': { type: 'string', title } } } },
      { 'f-q1': 'x' },
    );
    expect(filterKept).toEqual({ 'f-q1': 'x' });
  },
);

test.each([
  ['Ada', true],
  [7, true],
  [false, true],
  [['a', 1, true], true],
  [[], true],
  [Number.NaN, false],
  [null, false],
  [{ a: 1 }, false],
  [[['a']], false],
])('the answer %j is stored: %s', (value, isKept) => {
  const values = { 'f-first_name': value };
  expect(removeSecrets(form, values)).toEqual(isKept ? values : {});
  expect(readStoredValues(values)).toEqual(isKept ? values : {});
});

test.each([null, undefined, 'text', 7, ['f-first_name']])('%j holds no kept answers', (read) => {
  expect(readStoredValues(read)).toBeNull();
});

test('only the operator’s own fields are restored', () => {
  const read = { 'f-first_name': 'Ada', password: 'x', ' f-news': true, 'f-news ': true, 'f-': 'x' };
  expect(readStoredValues(read)).toEqual({ 'f-first_name': 'Ada' });
});

test('a stored answer is restored only if it has the type of its field', () => {
  const fields: FormDefinition['schema']['properties'] = {
    'f-list': { type: 'array', items: { enum: ['a', 'b'] } },
    'f-open': { type: 'array', items: {} },
    'f-any': { type: 'array' },
    'f-flag': true,
  };
  const filterCompatible = (values: Record<string, unknown>) =>
    filterCompatibleAnswers({ ...form, schema: { properties: fields } }, values);
  expect(filterCompatible({ 'f-list': ['a', 'b'], 'f-open': ['x'], 'f-any': ['x'] })).toEqual({
    'f-list': ['a', 'b'],
    'f-open': ['x'],
    'f-any': ['x'],
  });
  expect(filterCompatible({ 'f-list': 'a', 'f-open': 'x', 'f-any': 1, 'f-flag': true })).toEqual({});
  expect(filterCompatibleAnswers({ ...form, schema: {} }, { 'f-list': ['a'] })).toEqual({});
  expect(removeSecrets(form, { 'f-toString': 'x', toString: 'x' })).toEqual({});
});

test('passwords, bank details and read-only answers are not stored', () => {
  const values = {
    'f-first_name': 'Ada',
    'f-news': true,
    'f-given': 'x',
    'f-sort_code': '089999',
    'f-q-9': '66374958',
    'f-q-10': '1815',
    'f-gone': 'x',
    password: 'Lovelace-1815',
  };
  expect(removeSecrets(form, values)).toEqual({ 'f-first_name': 'Ada', 'f-news': true });
});

test('a stored answer is restored only if its field still exists and accepts it', () => {
  expect(
    filterCompatibleAnswers(form, {
      'f-first_name': 7,
      'f-news': true,
      'f-age': 'Under 18s',
      'f-sports': ['a', 'c'],
      'f-gone': 'x',
      password: 'x',
    }),
  ).toEqual({ 'f-news': true, 'f-age': 'Under 18s' });
});

test('an option that the form no longer has is not restored', () => {
  expect(filterCompatibleAnswers(form, { 'f-age': 'gone' })).toEqual({});
});

test.each([
  ['one entry of two', [{ 'f-name': 'Sam' }, { 'f-gone': 'x' }]],
  ['one answer of an entry', [{ 'f-name': 'Sam', 'f-age': 'seven' }]],
])('a group is restored only as a whole: the form no longer accepts %s', (_, entries) => {
  const fields = { 'f-name': { type: 'string' as const }, 'f-age': { type: 'number' as const } };
  const schema: FormDefinition['schema'] = {
    properties: { 'f-children': { type: 'array', items: { properties: fields } } },
  };
  expect(filterCompatibleAnswers({ ...form, schema }, { 'f-children': entries })).toEqual({});
});

test.each([
  ['a list of more than plain answers', { 'f-sports': ['a', { b: 1 }] }],
  ['a key that no field has', { 'f-name': 'Sam', password: 'x' }],
])('an entry with %s is not restored', (_, entry) => {
  expect(readStoredValues({ 'f-children': [entry] })).toEqual({});
});
