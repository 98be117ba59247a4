import { allSettled, createStore, fork, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { type ApiFailure, networkFailure } from '@/shared/api';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { createForgottenPassword } from './forgotten-password';

const $username = createStore('');
const model = createForgottenPassword({ $username });

const SENT = { status: 'If we have an account for you, we’ve sent an email.', error: null };
const SEVERAL = { status: null, error: 'Multiple accounts use this address.' };

function visit(answer: (emailOrReference: string) => unknown, username = '') {
  const request = vi.fn(answer);
  const scope = fork({
    values: [[$username, username]],
    // Toasts stay: no display time ends except that of a toast that does not exist.
    handlers: [
      [model.requestFx, request],
      [toastTimerFx, () => 0],
    ],
  });
  return { scope, request };
}

async function ask(scope: Scope, typedText: string) {
  await allSettled(model.usernameTyped, { scope, params: typedText });
  await allSettled(model.submitted, { scope });
}
const toasts = (scope: Scope) => scope.getState($toasts).map(({ content }) => content);

describe('a forgotten password', () => {
  it('the modal starts with what was typed into the log-in form', async () => {
    const { scope } = visit(() => SENT, ' sam@example.com ');
    await allSettled(model.linkClicked, { scope });
    expect(scope.getState(model.$step)).toBe('asking');
    expect(scope.getState(model.$typedUsername)).toBe('sam@example.com');
  });

  // Proves S6.4.
  it("an email address or customer ID is sent, then 'Check your email' is shown", async () => {
    const { scope, request } = visit(() => SENT);
    await allSettled(model.linkClicked, { scope });
    await ask(scope, ' 10004521 ');
    expect(request).toHaveBeenCalledExactlyOnceWith('10004521');
    expect(scope.getState(model.$step)).toBe('sent');
  });

  // Proves S6.4.
  it('the server’s message about whether an account was found is not kept', async () => {
    const { scope } = visit(() => ({ status: 'We have written to Sam.', error: null }));
    await allSettled(model.linkClicked, { scope });
    await ask(scope, 'sam@example.com');
    expect(scope.getState(model.$step)).toBe('sent');
    expect(scope.getState(model.$notice)).toBeNull();
  });

  it("an error that starts with 'Multiple' asks for the customer ID, which is then sent", async () => {
    const { scope, request } = visit((emailOrReference) => (emailOrReference.includes('@') ? SEVERAL : SENT));
    await allSettled(model.linkClicked, { scope });
    await ask(scope, 'family@example.com');
    expect(scope.getState(model.$step)).toBe('customerId');
    expect(scope.getState(model.$typedUsername)).toBe('');
    expect(scope.getState(model.$notice)).toBe(SEVERAL.error);
    expect(toasts(scope)).toEqual([]);
    await ask(scope, '10004521');
    expect(request).toHaveBeenLastCalledWith('10004521');
    expect(scope.getState(model.$step)).toBe('sent');
  });

  it('an empty field is not sent', async () => {
    const { scope, request } = visit(() => SENT);
    await allSettled(model.linkClicked, { scope });
    await ask(scope, '  ');
    expect(request).not.toHaveBeenCalled();
    expect(scope.getState(model.$fieldError)).toBe('Enter your email address or customer ID');
    await allSettled(model.usernameTyped, { scope, params: 's' });
    expect(scope.getState(model.$fieldError)).toBeNull();
  });

  // Proves S6.6.
  it.each<[string, ApiFailure | string, string]>([
    ['a refusal', { kind: 'http', status: 429, message: 'Too many attempts.' }, 'Too many attempts.'],
    ['an error that is shown', 'This account is closed.', 'This account is closed.'],
    [
      'a failing server',
      { kind: 'http', status: 500, message: 'SQL' },
      'Something has gone wrong, please try again.',
    ],
    ['no connection', networkFailure, 'Something has gone wrong, please try again.'],
  ])('%s is shown in the modal and as a toast, and the typed text stays', async (_, failure, message) => {
    const { scope } = visit(() =>
      typeof failure === 'string' ? { status: null, error: failure } : Promise.reject(failure),
    );
    await allSettled(model.linkClicked, { scope });
    await ask(scope, 'sam@example.com');
    expect(scope.getState(model.$step)).toBe('asking');
    expect(scope.getState(model.$error)).toBe(message);
    expect(toasts(scope)).toEqual([message]);
    expect(scope.getState(model.$typedUsername)).toBe('sam@example.com');
  });

  it('closing the modal closes the toast of its failure', async () => {
    const { scope } = visit(() => Promise.reject(networkFailure));
    await allSettled(model.linkClicked, { scope });
    await ask(scope, 'sam@example.com');
    expect(toasts(scope)).toHaveLength(1);
    await allSettled(model.modalClosed, { scope });
    expect(toasts(scope)).toEqual([]);
  });

  // Proves S6.6.
  it('a double click sends one request, and a response after closing opens nothing', async () => {
    let answer = (_: typeof SENT) => {};
    const { scope, request } = visit(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await allSettled(model.linkClicked, { scope });
    await allSettled(model.usernameTyped, { scope, params: 'sam@example.com' });
    const done = allSettled(model.submitted, { scope });
    void allSettled(model.submitted, { scope });
    void allSettled(model.modalClosed, { scope });
    answer(SENT);
    await done;
    expect(request).toHaveBeenCalledOnce();
    expect(scope.getState(model.$step)).toBe('closed');
    expect(scope.getState(model.$typedUsername)).toBe('');
  });
});
