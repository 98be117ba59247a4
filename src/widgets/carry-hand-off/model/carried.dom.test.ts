import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';
import { $user, signedOut } from '@/entities/customer';
import { $basketHolder, type HandOffKey } from '@/entities/hand-off';
import { carryHandOff, loadCart } from '@/shared/api';
import { locationChanged, navigatorReady } from '@/shared/routes';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import type { HandedBasket } from '../lib/carried';
import { $handedBasket, basketClaimed, giveBackClicked, restoreRequested } from './carried';

const STORAGE_KEY: HandOffKey = 'pavilion.handOff';
const isHandOffKept = () => sessionStorage.getItem(STORAGE_KEY) !== null;
const TOKEN = 'Zk3v0yq8RrGm1c5bT9wXeA';
const RELEASE_CALL = `POST /api/handoffs/${TOKEN}/release`;
const sam = aUser();
const CARRIED_BASKET: HandedBasket = {
  id: 'h1',
  token: TOKEN,
  venueName: 'Kingsway',
  customerId: null,
  orderId: null,
};

afterEach(() => {
  carryHandOff(null);
  sessionStorage.clear();
});

/** Starts a visit on a phone, and records which basket each request is about. */
async function openPhone(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const asked: (string | null)[] = [];
  fakeOperator({
    ...answers,
    'GET /api/cart': (_, query) => {
      asked.push(query.get('handoff_id'));
      return answers['GET /api/cart'] ?? { data: buildCart() };
    },
  });
  const scope = fork({ values: [[$user, sam]], handlers: [[toastTimerFx, () => 0]] });
  const wentTo: string[] = [];
  await allSettled(navigatorReady, { scope, params: (to: string) => void wentTo.push(to) });
  return {
    scope,
    wentTo,
    asked,
    goTo: (pathname: string) =>
      allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } }),
    basketAsked: async () => {
      await loadCart().catch(() => null);
      return asked.at(-1);
    },
    toasts: () => scope.getState($toasts).map(({ content }) => content),
  };
}

test('a handed-off basket survives a page load', async () => {
  const firstPhone = await openPhone();
  await allSettled(basketClaimed, { scope: firstPhone.scope, params: CARRIED_BASKET });
  expect(isHandOffKept()).toBe(true);
  carryHandOff(null);

  const { scope, basketAsked } = await openPhone();
  await allSettled(restoreRequested, { scope });
  expect(scope.getState($handedBasket)).toEqual({ ...CARRIED_BASKET, customerId: sam.id });
  expect(scope.getState($basketHolder)).toBe('fromTheDesk');
  expect(await basketAsked()).toBe('h1');
});

test.each(['{', 'null', '[]', '{"id":1}', '{"id":"h1"}'])(
  'the stored value %s is ignored',
  async (storedValue) => {
    sessionStorage.setItem(STORAGE_KEY, storedValue);
    const { scope } = await openPhone();
    await allSettled(restoreRequested, { scope });
    expect(scope.getState($handedBasket)).toBeNull();
  },
);

test('the hand-off ends when the customer logs out', async () => {
  const { scope, basketAsked } = await openPhone({ 'POST /api/auth/logout': { data: null } });
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  await allSettled(signedOut, { scope });
  expect([scope.getState($handedBasket), isHandOffKept(), await basketAsked()]).toEqual([null, false, null]);
});

test('the hand-off ends when another customer logs in', async () => {
  const { scope, basketAsked } = await openPhone();
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  await allSettled($user, { scope, params: { ...sam, id: 'another' } });
  expect([scope.getState($handedBasket), await basketAsked()]).toEqual([null, null]);
});

test('the hand-off ends after its confirmation, which loads the customer’s own cart', async () => {
  const { scope, goTo, basketAsked } = await openPhone();
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  await goTo('/checkout');
  expect(await basketAsked()).toBe('h1');
  await goTo('/booking-confirmed/order-1');
  expect(scope.getState($handedBasket)?.orderId).toBe('order-1');
  expect(await basketAsked()).toBeNull();
  await goTo('/');
  expect([scope.getState($handedBasket), isHandOffKept()]).toEqual([null, false]);
});

test('a customer can give the basket back, and sees a confirmation', async () => {
  const { scope, wentTo, toasts, basketAsked } = await openPhone({ [RELEASE_CALL]: { data: null } });
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  await allSettled(giveBackClicked, { scope });
  expect(toasts()).toEqual(['The basket is back at the desk.']);
  expect([wentTo, await basketAsked()]).toEqual([['/'], null]);
});

test('if giving back fails, the basket stays and the customer sees the reason', async () => {
  const { scope, toasts } = await openPhone({
    [RELEASE_CALL]: { status: 409, body: { message: 'You are paying.', code: 'paying' } },
  });
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  await allSettled(giveBackClicked, { scope });
  expect(toasts()).toEqual(['You are paying.']);
  expect(scope.getState($handedBasket)?.id).toBe('h1');
});

test.each([
  ['cancelled', `/handoff/${TOKEN}`],
  ['opened_elsewhere', `/handoff/${TOKEN}?elsewhere=true`],
])('when the server answers %s, the hand-off page opens', async (code, address) => {
  const { scope, wentTo, basketAsked } = await openPhone({
    'GET /api/cart': { status: 410, body: { message: 'Gone.', code } },
  });
  await allSettled(basketClaimed, { scope, params: CARRIED_BASKET });
  expect(await basketAsked()).toBe('h1');
  await allSettled(scope);
  expect(wentTo).toEqual([address]);
  expect(await basketAsked()).toBeNull();
});
