import { expect, test } from 'vitest';
import type { FormDefinition } from './form-definition';
import { fitting, keepable } from './kept-values';

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

test('a password, bank details and what the customer may not change are not kept', () => {
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
  expect(keepable(form, values)).toEqual({ 'f-first_name': 'Ada', 'f-news': true });
});

test('a kept answer comes back only where its field is still there and can take it', () => {
  expect(
    fitting(form, {
      'f-first_name': 7,
      'f-news': true,
      'f-age': 'Under 18s',
      'f-sports': ['a', 'c'],
      'f-gone': 'x',
      password: 'x',
    }),
  ).toEqual({ 'f-news': true, 'f-age': 'Under 18s' });
});
