import { allSettled, createWatch } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure, SignInResult } from '@/shared/api';
import { failWith, model, openRegisterForm, submit } from '../testing/opened-form';

describe('lost responses', () => {
  const emailTaken: ApiFailure = {
    kind: 'validation',
    message: 'An account with this email address already exists.',
    errors: { email: ['An account with this email address already exists.'] },
  };
  /** Loses the response to the first call, which does reach the server. */
  function losingTheFirst(then: ApiFailure, lost: ApiFailure = { kind: 'network' }) {
    const failures = [lost, then];
    return () => Promise.reject(failures.shift() ?? then);
  }

  test('each call of one attempt has the same attempt id', async () => {
    const { scope, sent } = await openRegisterForm({ register: failWith({ kind: 'timeout' }) });
    await submit(scope);
    await submit(scope);
    const names = sent.mock.calls.map(([{ attemptId }]) => attemptId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test.each<ApiFailure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 502, message: null },
  ])('after %j a customer whose address is taken is logged in with what was typed', async (lost) => {
    const { scope, loggedIn } = await openRegisterForm({
      register: losingTheFirst(emailTaken, lost),
      logIn: () => ({ token: 'token-2', message: null }),
    });
    const onRegistered = vi.fn<(answer: SignInResult) => void>();
    createWatch({ unit: model.registered, fn: onRegistered, scope });
    await submit(scope);
    await submit(scope);
    expect(loggedIn.mock.calls).toMatchObject([[{ username: 'sam@example.com', password: 'Swim-2026!' }]]);
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ token: 'token-2', message: null });
    expect(scope.getState(model.$status)).toBe('registered');
  });

  test('the refusal is shown if that log-in is refused too, because the address is another customer’s', async () => {
    const { scope } = await openRegisterForm({
      register: losingTheFirst(emailTaken),
      logIn: failWith({ kind: 'http', status: 401, message: 'No.' }),
    });
    await submit(scope);
    await submit(scope);
    expect(scope.getState(model.$errors)).toEqual({
      'f-email': ['An account with this email address already exists.'],
    });
    expect(scope.getState(model.$status)).toBe('ready');
  });

  test('a new visit does not know about a lost response of an earlier one', async () => {
    const { scope, loggedIn } = await openRegisterForm({ register: losingTheFirst(emailTaken) });
    await submit(scope);
    await allSettled(model.reset, { scope });
    await allSettled(model.opened, { scope });
    await submit(scope);
    expect(loggedIn).not.toHaveBeenCalled();
    expect(scope.getState(model.$errors)).toHaveProperty('f-email');
  });

  test('an address that is taken at the first call is a refusal, without a log-in', async () => {
    const { scope, loggedIn } = await openRegisterForm({ register: failWith(emailTaken) });
    await submit(scope);
    await submit(scope);
    expect(loggedIn).not.toHaveBeenCalled();
    expect(scope.getState(model.$errors)).toHaveProperty('f-email');
  });
});
