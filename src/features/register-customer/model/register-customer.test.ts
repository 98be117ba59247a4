import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { type ApiFailure, configureApi, type SignInResult } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { type FormValues, listFieldKeys, preloadFormFx } from '@/shared/forms';
import { dataFields, failWith, filled, model, openRegisterForm, submit } from '../testing/opened-form';

// Proves J4.4.
test('the registration form is requested', async () => {
  const asked: string[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 5_000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async ({ url }) => {
      asked.push(url);
      return Response.json({ data: [] });
    },
  });
  await allSettled(model.opened, { scope: fork({ handlers: [[preloadFormFx, () => {}]] }) });
  expect(asked).toEqual(['http://operator.test/api/data-fields?onboarding_type=customer_account_online']);
});

describe('the registration form', () => {
  test('a form with a required field that cannot be shown creates no account, says so, and can be requested again', async () => {
    let unaskable = [{ name: 'proof', label: 'Upload a proof' }];
    const { scope, sent } = await openRegisterForm({
      load: () => ({ ...dataFields, unavailableFields: unaskable }),
    });
    expect(scope.getState(model.$status)).toBe('unaskable');
    expect(scope.getState(model.$unaskableText)).toBe(
      'You can’t create an account online at the moment. We need an answer to “Upload a proof”, but we can’t ask for it here. Please contact us.',
    );
    await submit(scope);
    expect(sent).not.toHaveBeenCalled();
    unaskable = [];
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$status)).toBe('ready');
  });

  test('the form is shown if only fields that registration itself has cannot be shown', async () => {
    const unaskable = [{ name: 'password', label: 'Password' }];
    const { scope } = await openRegisterForm({
      load: () => ({ ...dataFields, unavailableFields: unaskable }),
    });
    expect(scope.getState(model.$status)).toBe('ready');
  });

  // Proves J4.4.
  test('the form has the operator’s fields, then a password and its confirmation', async () => {
    const { scope } = await openRegisterForm();
    const definition = scope.getState(model.$definition);
    expect(definition && listFieldKeys(definition.schema)).toEqual([
      'f-first_name',
      'f-email',
      'password',
      'password_confirmation',
    ]);
    expect(scope.getState(model.$status)).toBe('ready');
  });

  test('a form that failed to load can be retried', async () => {
    let isDown = true;
    const { scope } = await openRegisterForm({
      load: () => (isDown ? Promise.reject({ kind: 'network' }) : dataFields),
    });
    expect(scope.getState(model.$status)).toBe('loadFailed');
    isDown = false;
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$status)).toBe('ready');
  });

  test('a form that failed to load is loaded again when the connection is restored, and only then', async () => {
    let isDown = true;
    const load = vi.fn(() => (isDown ? Promise.reject({ kind: 'network' }) : dataFields));
    const { scope } = await openRegisterForm({ load });
    isDown = false;
    await allSettled(connectionRestored, { scope });
    expect(scope.getState(model.$status)).toBe('ready');
    await allSettled(connectionRestored, { scope });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('the form is not loaded before its section is opened, nor while it is loading', async () => {
    const load = vi.fn(() => new Promise(() => {}));
    const scope = fork({
      handlers: [
        [model.loadFormFx, load],
        [preloadFormFx, () => {}],
      ],
    });
    await allSettled(connectionRestored, { scope });
    expect(load).not.toHaveBeenCalled();
    allSettled(model.opened, { scope });
    allSettled(model.opened, { scope });
    expect(scope.getState(model.$status)).toBe('loading');
    expect(load).toHaveBeenCalledOnce();
  });

  test('the form gives the typed e-mail address to password managers', async () => {
    const { scope } = await openRegisterForm();
    await allSettled(model.valuesChanged, { scope, params: filled });
    expect(scope.getState(model.$username)).toBe('sam@example.com');
  });

  test('reopening the section does not load the form again, and keeps its answers', async () => {
    const load = vi.fn(() => dataFields);
    const { scope } = await openRegisterForm({ load });
    await allSettled(model.valuesChanged, { scope, params: { 'f-first_name': 'Sam' } });
    await allSettled(model.opened, { scope });
    expect(load).toHaveBeenCalledOnce();
    expect(scope.getState(model.$values)).toEqual({ 'f-first_name': 'Sam' });
  });

  test('a draft restored before the form loaded is filled in', async () => {
    const scope = fork({
      handlers: [
        [model.loadFormFx, () => dataFields],
        [preloadFormFx, () => {}],
      ],
    });
    await allSettled(model.draftRestored, { scope, params: { 'f-first_name': 'Sam', 'f-gone': 'x' } });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$values)).toEqual({ 'f-first_name': 'Sam' });
  });

  test('a reset clears the form', async () => {
    const { scope } = await openRegisterForm();
    await allSettled(model.valuesChanged, { scope, params: filled });
    await allSettled(model.termsTicked, { scope, params: true });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$values)).toEqual({});
    expect(scope.getState(model.$isTermsTicked)).toBe(false);
    expect(scope.getState(model.$status)).toBe('idle');
  });

  test('a reset clears a draft that was restored before the form loaded', async () => {
    const scope = fork();
    await allSettled(model.draftRestored, { scope, params: { 'f-first_name': 'Sam' } });
    await allSettled(model.reset, { scope });
    expect(scope.getState(model.$values)).toEqual({});
  });

  test('the draft contains no password', async () => {
    const { scope } = await openRegisterForm();
    await allSettled(model.valuesChanged, { scope, params: filled });
    expect(scope.getState(model.$draft)).toEqual({ 'f-first_name': 'Sam', 'f-email': 'sam@example.com' });
  });
});

describe('creating the account', () => {
  test('an account is created with the answers under their names, and with client, source, password and terms', async () => {
    const { scope, sent } = await openRegisterForm();
    const onRegistered = vi.fn<(answer: SignInResult) => void>();
    createWatch({ unit: model.registered, fn: onRegistered, scope });
    await submit(scope);
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      first_name: 'Sam',
      email: 'sam@example.com',
      clientId: 'client-1',
      source: 'online-joining',
      password: 'Swim-2026!',
      passwordConfirmation: 'Swim-2026!',
      termsAccepted: true,
      attemptId: '0197b1c2-0000-7c31-9a55-3e1f0c2d4ba1',
    });
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ token: 'token-1', message: null });
    expect(scope.getState(model.$status)).toBe('registered');
    expect(scope.getState(model.$values)).not.toHaveProperty('password');
  });

  // Proves J4.20.
  test('an account is only created once the terms are ticked', async () => {
    const { scope, sent } = await openRegisterForm();
    await allSettled(model.submitted, { scope, params: filled });
    expect(sent).not.toHaveBeenCalled();
  });

  test('submitting repeatedly creates one account', async () => {
    const { scope, sent } = await openRegisterForm();
    await allSettled(model.termsTicked, { scope, params: true });
    await Promise.all([
      allSettled(model.submitted, { scope, params: filled }),
      allSettled(model.submitted, { scope, params: filled }),
    ]);
    await allSettled(model.submitted, { scope, params: filled });
    expect(sent).toHaveBeenCalledOnce();
  });

  // Proves J4.19.
  test.each<[FormValues, Record<string, string[]>]>([
    [{ ...filled, 'f-first_name': ' ' }, { 'f-first_name': ['First name is required.'] }],
    [
      { ...filled, password: 'swim-2026!', password_confirmation: 'swim-2026!' },
      { password: ['Password must meet every rule in the list.'] },
    ],
    [
      { ...filled, password_confirmation: 'Swim-2026' },
      { password_confirmation: ['The passwords don’t match.'] },
    ],
    [{ ...filled, password_confirmation: '' }, { password_confirmation: ['Repeat password is required.'] }],
  ])('an account is not created with %j', async (values, errors) => {
    const { scope, sent } = await openRegisterForm();
    await submit(scope, values);
    expect(sent).not.toHaveBeenCalled();
    expect(scope.getState(model.$errors)).toEqual(errors);
    expect(scope.getState(model.$status)).toBe('ready');
  });
});

describe('refusals by the server', () => {
  // Proves J4.19, J4.24.
  test('a refusal is shown at the fields that it is about, and the form can be sent again', async () => {
    const errors = {
      email: ['The email has already been taken.'],
      password: ['The password confirmation does not match.', 'The password is too common.'],
      client_id: ['Unknown client.'],
    };
    const { scope, sent, scrolled } = await openRegisterForm({
      register: failWith({ kind: 'validation', message: 'Invalid.', errors }),
    });
    await submit(scope);
    expect(scope.getState(model.$errors)).toEqual({
      'f-email': ['The email has already been taken.'],
      password_confirmation: ['The password confirmation does not match.'],
      password: ['The password is too common.'],
      '': ['Unknown client.'],
    });
    expect(scrolled).not.toHaveBeenCalled();
    expect(scope.getState(model.$values)).toEqual(filled);
    await submit(scope);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  // Proves J4.25.
  test.each<[ApiFailure, string]>([
    [
      { kind: 'http', status: 429, message: 'Please try again in 60 seconds.' },
      'Please try again in 60 seconds.',
    ],
    [{ kind: 'http', status: 419, message: null }, 'Something has gone wrong, please reload and try again.'],
    [{ kind: 'http', status: 500, message: 'SQL' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'network' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'timeout' }, 'Something has gone wrong, please try again.'],
    [{ kind: 'validation', message: 'You are barred.', errors: {} }, 'You are barred.'],
  ])('%j is shown above the form', async (failure, message) => {
    const { scope, scrolled } = await openRegisterForm({ register: failWith(failure) });
    const onRejected = vi.fn<(failure: ApiFailure) => void>();
    createWatch({ unit: model.rejected, fn: onRejected, scope });
    await submit(scope);
    expect(scope.getState(model.$errors)).toEqual({ '': [message] });
    expect(scope.getState(model.$status)).toBe('ready');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(failure);
  });
});
