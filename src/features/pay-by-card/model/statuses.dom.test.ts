import { allSettled, createStore } from 'effector';
import { expect, test } from 'vitest';
import { buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { atTheBank, authorised, openedCheckout } from '../testing/opened-checkout';

/** The statuses of a payment in order, from Pay or (`isOpened: false`) from opening the page. */
async function statusesOf(world: Parameters<typeof openedCheckout>[0]) {
  const checkout = await openedCheckout(world);
  const { $status, challenge } = checkout.model;
  const $statuses = createStore<string[]>([]).on($status, (all, status) => [...all, status]);
  await checkout.happens(world?.isOpened === false ? 'opened' : 'payClicked');
  if (checkout.scope.getState(challenge.$phase) === 'shown') await checkout.bankReturns();
  return checkout.scope.getState($statuses);
}

test('an authorised payment is authorized, then completing, then completed', async () => {
  expect(await statusesOf({ authorise: async () => authorised })).toEqual([
    'authorizing',
    'authorized',
    'completing',
    'completed',
  ]);
});

test('a payment whose result only the server knows is completing at once', async () => {
  const answer: Authorisation = { kind: 'result_unknown', transactionUuid: 'transaction-1' };
  expect(await statusesOf({ authorise: async () => answer })).toEqual([
    'authorizing',
    'completing',
    'completed',
  ]);
});

test('a payment with a challenge is at the bank, then with the server', async () => {
  const sca = { data: buildScaCompletion({ status: 'authorised' }) };
  expect(await statusesOf({ authorise: async () => atTheBank, sca })).toEqual([
    'authorizing',
    'sca_required',
    'sca_processing',
    'completing',
    'completed',
  ]);
});

test('a payment that was left at the bank is with the server when the page is opened again', async () => {
  const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
  await firstVisit.happens('payClicked');
  const sca = { data: buildScaCompletion({ status: 'authorised' }) };
  expect(await statusesOf({ isOpened: false, sca })).toEqual(['sca_processing', 'completing', 'completed']);
});

test('the bank has as long as the operator has configured', async () => {
  const checkout = await openedCheckout({ authorise: async () => atTheBank });
  const { timeLimit } = checkout.model.challenge.timers;
  const $limits = createStore<number[]>([]).on(timeLimit.started, (all, ms) => [...all, ms]);
  await checkout.happens('payClicked');
  expect(checkout.scope.getState($limits)).toEqual([600_000]);
});

test('a provider’s notice is shown with its fields', async () => {
  const notice = 'Payments are processed by Opayo.';
  const checkout = await openedCheckout({ isOpened: false, notice });
  expect(checkout.scope.getState(checkout.model.$notice)).toBeNull();
  await checkout.happens('opened');
  expect(checkout.scope.getState(checkout.model.$notice)).toBe(notice);
});

test('a silent provider whose payment times out leaves an unchanged order as it is', async () => {
  const checkout = await openedCheckout({
    authorise: () => new Promise(() => {}),
  });
  void checkout.happens('payClicked');
  void allSettled(checkout.model.providerWait.timers.limit.expired, { scope: checkout.scope });
  await expect.poll(() => checkout.status()).toBe('failed');
  expect(checkout.outdated()).toBe(0);
});
