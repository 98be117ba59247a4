import { expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { aDataField, aDataFieldForm, sectionsOf } from '@/shared/testing';
import { isAboutEmail, isAboutNoField, toFieldErrors } from './server-errors';

const sections = sectionsOf(aDataField(), aDataField({ name: 'email', type: 'email' }));
const createFailure = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: null,
  errors,
});
const http = (status: number, message: string | null = null): ApiFailure => ({
  kind: 'http',
  status,
  message,
});

test.each<[ApiFailure, boolean]>([
  [createFailure({ email: ['Taken.'] }), true],
  [createFailure({ email: ['Taken.'], first_name: ['Too long.'] }), false],
  [createFailure({ first_name: ['Too long.'] }), false],
  [createFailure({}), false],
  [http(500), false],
])('%j is only about the e-mail address: %s', (failure, isEmail) => {
  expect(isAboutEmail(failure, aDataFieldForm(sections))).toBe(isEmail);
});

test('without an e-mail address field, no failure is about it', () => {
  expect(isAboutEmail(createFailure({ email: ['Taken.'] }), null)).toBe(false);
  expect(isAboutEmail(createFailure({ email: ['Taken.'] }), aDataFieldForm(sectionsOf(aDataField())))).toBe(
    false,
  );
});

test.each<[ApiFailure, boolean]>([
  [createFailure({ email: ['Taken.'] }), false],
  [createFailure({}), true],
  [{ kind: 'network' }, true],
])('%j names no field of the form: %s', (failure, isAboutNone) => {
  expect(isAboutNoField(failure)).toBe(isAboutNone);
});

test.each<[Record<string, string[]>, Record<string, string[]>]>([
  [{ email: ['Taken.', 'Odd.'] }, { 'f-email': ['Taken.', 'Odd.'] }],
  [{ password: ['Too common.'] }, { password: ['Too common.'] }],
  [{ password_confirmation: ['Too short.'] }, { password_confirmation: ['Too short.'] }],
  [
    { password: ['The Password Confirmation does not match.'] },
    { password_confirmation: ['The Password Confirmation does not match.'] },
  ],
  [{ client_id: ['Unknown.'], gone: ['Odd.'] }, { '': ['Unknown.', 'Odd.'] }],
])('the refusal %j is shown as %j', (errors, shown) => {
  expect(toFieldErrors(createFailure(errors), sections)).toEqual(shown);
});

test.each<[ApiFailure, string]>([
  [createFailure({}), 'Something has gone wrong, please try again.'],
  [http(403, 'Forbidden by a firewall.'), 'Something has gone wrong, please try again.'],
  [http(418, 'A teapot.'), 'Something has gone wrong, please try again.'],
  [http(419), 'Something has gone wrong, please reload and try again.'],
  [http(429, 'Wait a minute.'), 'Wait a minute.'],
])('%j shows “%s” above the form', (failure, message) => {
  expect(toFieldErrors(failure, sections)).toEqual({ '': [message] });
});
