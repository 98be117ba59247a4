import { describe, expect, test } from 'vitest';
import {
  type ApiFailure,
  describeFailure,
  findServerMessage,
  isAborted,
  isApiFailure,
  joinMessages,
  toUnexpectedFailure,
} from './failure';

describe('the text of a failure', () => {
  // Proves S8.2.
  test.each<[ApiFailure, string]>([
    [{ kind: 'network' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'timeout' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'unexpected', cause: 'secret' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 500, message: 'SQLSTATE 42' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 400, message: null }, 'Something has gone wrong, please try again.'],
    [{ kind: 'http', status: 499, message: 'Gone away.' }, 'Gone away.'],
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
    expect(describeFailure(failure)).toBe(text);
  });

  // Proves P4.2.
  test('the text of a card provider’s refusal joins its messages', () => {
    const failure = {
      kind: 'validation',
      message: 'Invalid',
      errors: { card: ['Too old.'], cvv: ['Too short.'] },
    } as const;

    expect(joinMessages(failure)).toBe('Too old. Too short.');
    expect(joinMessages({ ...failure, errors: {} })).toBe('Invalid');
    expect(joinMessages({ ...failure, errors: { a: ['No.'], b: ['No.'] } })).toBe('No.');
  });

  test('the text of a failure is the server’s own only for refusals by the server', () => {
    expect(findServerMessage({ kind: 'http', status: 499, message: 'Closed' })).toBe('Closed');
    expect(findServerMessage({ kind: 'http', status: 500, message: 'SQLSTATE 42' })).toBeNull();
    expect(findServerMessage({ kind: 'validation', message: 'Wrong date.', errors: {} })).toBe('Wrong date.');
    expect(findServerMessage({ kind: 'network' })).toBeNull();
  });
});

describe('thrown values', () => {
  const createNamedError = (name: string) => Object.assign(new Error('The customer went away.'), { name });

  test.each<[unknown, boolean]>([
    [{ kind: 'http', status: 500, message: null }, true],
    [{ kind: 'validation', message: null, errors: {} }, true],
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'unexpected', cause: null }, true],
    [{ kind: 'toString' }, false],
    [{ kind: ['http'] }, false],
    [{ status: 500 }, false],
    [new TypeError('a mistake'), false],
    ['http', false],
    [null, false],
    [undefined, false],
  ])('whether %o is an ApiFailure: %s', (thrown, isFailure) => {
    expect(isApiFailure(thrown)).toBe(isFailure);
    expect(toUnexpectedFailure(thrown)).toEqual(isFailure ? thrown : { kind: 'unexpected', cause: thrown });
  });

  test.each<[ApiFailure, boolean]>([
    [{ kind: 'unexpected', cause: createNamedError('AbortError') }, true],
    [{ kind: 'unexpected', cause: createNamedError('TimeoutError') }, false],
    [{ kind: 'unexpected', cause: { name: 'AbortError' } }, false],
    [{ kind: 'unexpected', cause: null }, false],
    [{ kind: 'network' }, false],
  ])('whether %o was aborted by its caller: %s', (failure, isTakenBack) => {
    expect(isAborted(failure)).toBe(isTakenBack);
  });
});
