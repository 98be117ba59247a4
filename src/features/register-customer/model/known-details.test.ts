import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { configureApi } from '@/shared/api';
import { aDataField, aDataFieldForm, sectionsOf } from '@/shared/testing';
import { createKnownDetails } from './known-details';

const town = (answer: string) => aDataFieldForm(sectionsOf(aDataField({ label: 'Town', answer })));
const norwich = [{ title: 'About you', rows: [{ key: 'first_name', label: 'Town', value: 'Norwich' }] }];

/** The details of a customer, loaded with `load`. */
function detailsOf(first: string | null, load: () => unknown) {
  const userChanged = createEvent<string | null>();
  const $userId = createStore(first).on(userChanged, (_, id) => id);
  const model = createKnownDetails({ $userId });
  const scope = fork({ handlers: [[model.loadFx, load]] });
  return { model, scope, userChanged, want: () => allSettled(model.openClicked, { scope }) };
}

test('the operator’s data about a customer is shown by section', async () => {
  const { model, scope, want } = detailsOf('user-1', () => town('Norwich'));
  await want();
  expect(scope.getState(model.$sections)).toEqual(norwich);
  expect(scope.getState(model.$error)).toBeNull();
});

test('the details are requested as for buying a membership', async () => {
  const requestedUserIds: string[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 5_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    transport: async ({ url }) => {
      requestedUserIds.push(url);
      return Response.json({ data: [] });
    },
  });
  const model = createKnownDetails({ $userId: createStore<string | null>('user-1') });
  await allSettled(model.openClicked, { scope: fork() });
  expect(requestedUserIds).toEqual([
    'http://operator.test/api/data-fields?onboarding_type=membership_purchase',
  ]);
});

test('a visitor has no details to load', async () => {
  const load = vi.fn();
  await detailsOf(null, load).want();
  expect(load).not.toHaveBeenCalled();
});

test('loaded details are not loaded again', async () => {
  const load = vi.fn(() => town('Norwich'));
  const { want } = detailsOf('user-1', load);
  await want();
  await want();
  expect(load).toHaveBeenCalledOnce();
});

test('one customer’s details are never shown to another', async () => {
  let answer = (_: unknown) => {};
  const { model, scope, want, userChanged } = detailsOf(
    'user-1',
    () => new Promise((resolve) => (answer = resolve)),
  );
  const wanted = want();
  const changed = allSettled(userChanged, { scope, params: 'user-2' });
  answer(town('Norwich'));
  await Promise.all([wanted, changed]);
  expect(scope.getState(model.$sections)).toBeNull();
});

test('one customer’s loading error is never shown to another', async () => {
  let refuse = (_: unknown) => {};
  const { model, scope, want, userChanged } = detailsOf(
    'user-1',
    () => new Promise((_, reject) => (refuse = reject)),
  );
  const wanted = want();
  const changed = allSettled(userChanged, { scope, params: 'user-2' });
  refuse({ kind: 'network' });
  await Promise.all([wanted, changed]);
  expect(scope.getState(model.$error)).toBeNull();
});

test('another customer starts with nothing loaded', async () => {
  const { model, scope, want, userChanged } = detailsOf('user-1', () => town('Norwich'));
  await want();
  await allSettled(userChanged, { scope, params: 'user-2' });
  expect(scope.getState(model.$sections)).toBeNull();
});

test('an error says why, and stays until there is a response', async () => {
  let isDown = true;
  let answer = (_: unknown) => {};
  const { model, scope, want } = detailsOf('user-1', () =>
    isDown ? Promise.reject({ kind: 'network' }) : new Promise((resolve) => (answer = resolve)),
  );
  await want();
  expect(scope.getState(model.$error)).toBe('Something has gone wrong, please try again.');
  isDown = false;
  const again = want();
  expect(scope.getState(model.$isLoading)).toBe(true);
  expect(scope.getState(model.$error)).not.toBeNull();
  answer(town('Norwich'));
  await again;
  expect(scope.getState(model.$error)).toBeNull();
  expect(scope.getState(model.$sections)).toEqual(norwich);
});
