import { expect, test } from 'vitest';
import type { ApiFailure } from './failure';
import { groupLines, groupMessages, isRefusal, toRefusal } from './refusal';

const createFailure = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: 'No.',
  errors,
});
const http = (status: number, message: string | null = null): ApiFailure => ({
  kind: 'http',
  status,
  message,
});

test.each<[ApiFailure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'unexpected', cause: null }, true],
  [http(500), true],
  [http(503), true],
  [http(499), false],
  [http(429), false],
  [createFailure({}), false],
])('after %j the change may have been made: %s', (failure, isLost) => {
  expect(toRefusal(failure).isUnknown).toBe(isLost);
});

test('the first message about a field is shown, otherwise the message about the whole request', () => {
  expect(toRefusal(createFailure({ from: ['Too early.', 'Too late.'] })).message).toBe('Too early.');
  expect(toRefusal(createFailure({})).message).toBe('No.');
});

test.each<[ApiFailure, boolean]>([
  [createFailure({}), true],
  [http(403), true],
  [http(419), false],
  [http(500), false],
  [{ kind: 'timeout' }, false],
])('%j is a refusal: %s', (failure, isRefused) => {
  expect(isRefusal(failure)).toBe(isRefused);
});

test('the caller can supply the text of a refusal that names no field', () => {
  expect(toRefusal(createFailure({}), () => 'Ours.').message).toBe('Ours.');
  expect(toRefusal(createFailure({ from: ['Too early.'] }), () => 'Ours.').message).toBe('Too early.');
});

const PLACES: ReadonlyMap<string, 'name' | 'day'> = new Map([
  ['first_name', 'name'],
  ['last_name', 'name'],
  ['visit_date', 'day'],
]);
const placeOf = (field: string) => PLACES.get(field);

test.each<[string, ApiFailure, Record<string, string[]>]>([
  [
    'each message is at the place of its field',
    createFailure({ first_name: ['Too long.'], visit_date: ['Too early.', 'Closed.'] }),
    { name: ['Too long.'], day: ['Too early.', 'Closed.'] },
  ],
  [
    'fields that share a place have their messages there',
    createFailure({ first_name: ['Too long.'], last_name: ['Missing.'] }),
    { name: ['Too long.', 'Missing.'] },
  ],
  [
    'messages about fields that are not shown are general ones',
    createFailure({ shoe_size: ['Too big.'], hat_size: ['Too small.'], visit_date: ['Closed.'] }),
    { '': ['Too big.', 'Too small.'], day: ['Closed.'] },
  ],
  ['a refusal that names no field gives a general message', createFailure({}), { '': ['No.'] }],
  ['a field without a message is ignored', createFailure({ visit_date: [] }), { '': ['No.'] }],
  [
    'any other failure gives a general message',
    { kind: 'http', status: 409, message: 'Gone.' },
    { '': ['Gone.'] },
  ],
])('%s', (_, failure, messages) => {
  expect(groupMessages(failure, placeOf)).toEqual(messages);
});

test('messages about one field can be shown in different places, and the caller can supply the text of a general failure', () => {
  const byWord = (field: string, message: string) => (message.includes('again') ? 'repeat' : field);
  expect(groupMessages(createFailure({ password: ['Too short.', 'Type it again.'] }), byWord)).toEqual({
    password: ['Too short.'],
    repeat: ['Type it again.'],
  });
  expect(groupMessages(createFailure({}), byWord, () => 'Ours.')).toEqual({ '': ['Ours.'] });
});

test('a place with one line joins all of its messages', () => {
  expect(groupLines(createFailure({ visit_date: ['Too early.', 'Closed.'] }), placeOf)).toEqual({
    day: 'Too early. Closed.',
  });
});

test('a message about two fields without a place is shown once', () => {
  const failure = createFailure({ one: ['Please choose another.'], two: ['Please choose another.'] });
  expect(groupLines(failure, () => null)).toEqual({ '': 'Please choose another.' });
});
