import { expect, test } from 'vitest';
import type { FormDefinition } from '@/shared/forms';
import { readDraft, restoreValues, toDraft } from './draft';

const definition: FormDefinition = {
  schema: { properties: { 'f-first_name': { type: 'string', title: 'First name' } } },
  uiSchema: {},
  initialValues: {},
};
const registerForm = { checksum: 'c', definition };

test('a draft contains the typed values, but never a password', () => {
  const values = { 'f-first_name': 'Ada', password: 'Lovelace-1815', password_confirmation: 'Lovelace-1815' };
  const draft = toDraft(registerForm, values);
  expect(draft).toEqual({ checksum: 'c', values: { 'f-first_name': 'Ada' } });
  expect(readDraft(draft)).toEqual(draft);
});

test('a draft is restored only for an identical form', () => {
  const draft = { checksum: 'c', values: { 'f-first_name': 'Ada', 'f-gone': 'x' } };
  expect(restoreValues(registerForm, draft)).toEqual({ 'f-first_name': 'Ada' });
  expect(restoreValues({ checksum: 'd', definition }, draft)).toBeNull();
});

test.each([null, '', [], 1, { checksum: 5, values: {} }, { checksum: 'c' }])(
  '%j is not a valid draft',
  (storedDraft) => {
    expect(readDraft(storedDraft)).toBeNull();
  },
);
