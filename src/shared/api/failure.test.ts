import { describe, expect, test } from 'vitest';
import { type ApiFailure, failureText, joinedMessages, serverMessage } from './failure';

describe('the text of a failure', () => {
  test.each<[ApiFailure, string]>([
    [{ kind: 'network' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'timeout' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'unexpected', cause: 'secret' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 500, message: 'SQLSTATE 42' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 502, message: null }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 404, message: null }, 'Unable to complete request, item not found.'],
    [{ kind: 'http', status: 403, message: null }, 'Unauthorised.'],
    [{ kind: 'http', status: 403, message: 'Please book by phone.' }, 'Please book by phone.'],
    [
      { kind: 'http', status: 419, message: 'CSRF' },
      'Something has gone wrong, please reload and try again.',
    ],
    [{ kind: 'http', status: 429, message: 'Wait a minute.' }, 'Wait a minute.'],
    [{ kind: 'validation', message: 'Wrong date.', errors: {} }, 'Wrong date.'],
    [{ kind: 'validation', message: null, errors: {} }, 'Something has gone wrong, please try again.'],
  ])('%j reads "%s"', (failure, text) => {
    expect(failureText(failure)).toBe(text);
  });

  test('of a card provider’s refusal joins its messages', () => {
    const failure = {
      kind: 'validation',
      message: 'Invalid',
      errors: { card: ['Too old.'], cvv: ['Too short.'] },
    } as const;

    expect(joinedMessages(failure)).toBe('Too old. Too short.');
    expect(joinedMessages({ ...failure, errors: {} })).toBe('Invalid');
    expect(joinedMessages({ ...failure, errors: { a: ['No.'], b: ['No.'] } })).toBe('No.');
  });

  test('is the server’s own only where the server spoke', () => {
    expect(serverMessage({ kind: 'http', status: 500, message: 'Closed' })).toBe('Closed');
    expect(serverMessage({ kind: 'network' })).toBeNull();
  });
});
