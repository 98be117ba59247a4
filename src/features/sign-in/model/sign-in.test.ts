import { allSettled, createWatch, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUserFx, signedIn } from '@/entities/customer';
import type { ApiFailure, SignInResult } from '@/shared/api';
import { $toasts } from '@/shared/toast';
import { $isLoginRequested, loginDismissed, loginRequested } from './login-request';
import { createSignIn } from './sign-in';

const model = createSignIn();

async function typeCredentials(scope: Scope, username: string, password: string) {
  await allSettled(model.usernameChanged, { scope, params: username });
  await allSettled(model.passwordChanged, { scope, params: password });
}

function visit(answer: () => Promise<SignInResult>) {
  const logIn = vi.fn(answer);
  const tokens: string[] = [];
  const scope = fork({ handlers: [[model.logInFx, logIn]] });
  createWatch({ unit: signedIn, scope, fn: (token) => tokens.push(token) });
  return { scope, logIn, tokens };
}

const rejectWith = (message: string | null): Promise<SignInResult> => {
  const failure: ApiFailure = { kind: 'validation', message, errors: {} };
  return Promise.reject(failure);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends an event without waiting for the toasts that stay on the screen. */
async function happens(unit: typeof model.submitted, scope: Scope) {
  void allSettled(unit, { scope });
  await vi.advanceTimersByTimeAsync(0);
}

describe('logging in', () => {
  it('a log-in passes the token to the session and clears the password', async () => {
    const { scope, logIn, tokens } = visit(async () => ({ token: 't1', message: null }));
    await typeCredentials(scope, ' sam@example.com ', 'secret');
    await happens(model.submitted, scope);
    expect(logIn).toHaveBeenCalledWith({ username: 'sam@example.com', password: 'secret' });
    expect(tokens).toEqual(['t1']);
    expect(scope.getState(model.$status)).toBe('success');
    expect(scope.getState(model.$password)).toBe('');
  });

  it("a refusal is shown under the form and as a toast, with the server's message", async () => {
    const { scope, tokens } = visit(() => rejectWith('These details are not right.'));
    await typeCredentials(scope, 'sam@example.com', 'wrong');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$status)).toBe('failure');
    expect(scope.getState(model.$error)).toBe('These details are not right.');
    expect(scope.getState($toasts)).toMatchObject([
      { content: 'These details are not right.', type: 'danger' },
    ]);
    expect(scope.getState(model.$username)).toBe('sam@example.com');
    expect(tokens).toEqual([]);
  });

  it('the toast of a refusal closes with the next attempt, and when the form is left', async () => {
    const { scope } = visit(() => rejectWith('These details are not right.'));
    await typeCredentials(scope, 'sam@example.com', 'wrong');
    await happens(model.submitted, scope);
    expect(scope.getState($toasts)).toHaveLength(1);
    void allSettled(model.submitted, { scope });
    expect(scope.getState($toasts)).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($toasts)).toHaveLength(1);
    await happens(model.opened, scope);
    expect(scope.getState($toasts)).toEqual([]);
  });

  // Proves S6.1.
  it('without a message from the server, "User signed out" is shown', async () => {
    const { scope } = visit(() => rejectWith(null));
    await typeCredentials(scope, 'sam@example.com', 'wrong');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$error)).toBe('User signed out');
  });

  it('a message about a field is shown at the field, and under the form if there is no other message', async () => {
    const { scope } = visit(() =>
      Promise.reject({
        kind: 'validation',
        message: null,
        errors: { username: ['Ask at the desk.'], other: ['x'] },
      }),
    );
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$fieldErrors)).toEqual({ username: 'Ask at the desk.' });
    expect(scope.getState(model.$error)).toBe('Ask at the desk. x');
  });

  it('a message about a field that the form does not have is shown under the form, once', async () => {
    const { scope } = visit(() =>
      Promise.reject({
        kind: 'validation',
        message: 'Your account is locked.',
        errors: { account: ['Your account is locked.', 'Ask at the desk.'], password: ['Too old.'] },
      }),
    );
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$error)).toBe('Your account is locked. Ask at the desk.');
  });

  it('too many attempts show the server’s message, and another attempt is possible', async () => {
    const { scope, logIn } = visit(() =>
      Promise.reject({ kind: 'http', status: 429, message: 'Wait a minute.', retryAfter: 60 }),
    );
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$error)).toBe('Wait a minute.');
    expect(scope.getState(model.$password)).toBe('secret');
    await happens(model.submitted, scope);
    expect(logIn).toHaveBeenCalledTimes(2);
  });

  // Proves J10.6.
  it('an expired page asks to be reloaded', async () => {
    const { scope } = visit(() =>
      Promise.reject({ kind: 'http', status: 419, message: 'CSRF token mismatch.' }),
    );
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$error)).toBe('Something has gone wrong, please reload and try again.');
  });

  it.each<ApiFailure>([
    { kind: 'http', status: 500, message: 'Server Error' },
    { kind: 'network' },
    { kind: 'timeout' },
  ])('a server error ($kind) is not shown as a refusal, nor with the server’s message', async (failure) => {
    const { scope } = visit(() => Promise.reject(failure));
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    expect(scope.getState(model.$error)).toBe('Something has gone wrong, please try again.');
    expect(scope.getState(model.$username)).toBe('sam@example.com');
  });

  it('an empty form asks for both fields and sends nothing', async () => {
    const { scope, logIn } = visit(() => rejectWith(null));
    await happens(model.submitted, scope);
    expect(scope.getState(model.$fieldErrors)).toEqual({
      username: 'Enter your email address or customer ID',
      password: 'Enter your password',
    });
    expect(logIn).not.toHaveBeenCalled();
  });

  // Proves S6.3.
  it('a double click is one attempt', async () => {
    const { scope, logIn } = visit(() => new Promise(() => {}));
    await typeCredentials(scope, 'sam@example.com', 'secret');
    await happens(model.submitted, scope);
    await happens(model.submitted, scope);
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$status)).toBe('pending');
  });

  it('reopening the page clears the last attempt', async () => {
    const { scope } = visit(() => rejectWith('No.'));
    await typeCredentials(scope, 'sam@example.com', 'wrong');
    await happens(model.submitted, scope);
    await happens(model.opened, scope);
    expect(scope.getState(model.$status)).toBe('idle');
    expect(scope.getState(model.$error)).toBeNull();
    expect(scope.getState(model.$password)).toBe('');
  });
});

describe('requested log-ins', () => {
  it('a requested log-in stays open until it is dismissed or a customer is logged in', async () => {
    const scope = fork({ handlers: [[loadUserFx, () => Promise.reject({ kind: 'network' })]] });
    await allSettled(loginRequested, { scope });
    expect(scope.getState($isLoginRequested)).toBe(true);
    await allSettled(loginDismissed, { scope });
    expect(scope.getState($isLoginRequested)).toBe(false);
    await allSettled(loginRequested, { scope });
    void allSettled(signedIn, { scope, params: 't1' });
    expect(scope.getState($isLoginRequested)).toBe(false);
  });
});
