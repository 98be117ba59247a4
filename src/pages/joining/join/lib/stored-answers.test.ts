import { describe, expect, it, test } from 'vitest';
import type { FormDefinition } from '@/shared/forms';
import { hasTypedAnswers, NO_ANSWERS, readStoredAnswers } from './stored-answers';

const formDefinition: FormDefinition = {
  schema: {
    type: 'object',
    properties: { 'f-first_name': { type: 'string' }, 'f-news': { type: 'boolean' } },
  },
  uiSchema: {},
  initialValues: { 'f-news': false },
};

const storedDraft = {
  details: { checksum: 'c', values: { 'f-first_name': 'Ada' } },
  questions: { membershipTypeId: 't', userId: 'u', values: { 'f-sports': ['a'] }, isSent: true },
};

describe('the draft of answers', () => {
  it('a draft of answers is read as it was written', () => {
    expect(readStoredAnswers(JSON.stringify(storedDraft))).toEqual(storedDraft);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '1',
    '"text"',
    '{"details":1,"questions":[]}',
    '{"details":{"checksum":5}}',
  ])('%s is not a valid draft', (storedText) => {
    expect(readStoredAnswers(storedText)).toEqual(NO_ANSWERS);
  });

  it('a draft of answers contains nothing from a prototype and no invalid keys or values', () => {
    const storedText = `{"__proto__":{"details":{"checksum":"c","values":{}}},"details":{"checksum":"c","values":{
      "__proto__":{"isAdmin":true},"constructor":"x","password":"Lovelace-1815","f-first_name":"Ada",
      "f-object":{"a":1},"f-null":null,"f-list":[{"a":1}]}}}`;
    const { details } = readStoredAnswers(storedText);
    expect(details?.values).toEqual({ 'f-first_name': 'Ada' });
    expect(Object.getPrototypeOf(details?.values)).toBe(Object.prototype);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(readStoredAnswers('{"__proto__":{"details":{"checksum":"c","values":{}}}}')).toEqual(NO_ANSWERS);
  });
});

test('the initial values of a form do not count as typed', () => {
  expect(hasTypedAnswers(formDefinition, { 'f-news': false })).toBe(false);
  expect(hasTypedAnswers(formDefinition, { 'f-news': false, 'f-first_name': 'Ada' })).toBe(true);
  expect(hasTypedAnswers(formDefinition, { 'f-news': true })).toBe(true);
});
