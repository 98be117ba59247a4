import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { readUnfinishedPayment, storeUnfinishedPayment, type UnfinishedPayment } from '@/entities/payment';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { CardGateway } from '../gateways/gateway';
import { createUnfinishedPayment } from './unfinished-payment';

beforeEach(() => sessionStorage.clear());

type World = {
  kept?: Partial<UnfinishedPayment> | null;
  order?: string | null;
  cart?: FakeAnswer;
  sca?: FakeAnswer;
  finalise?: CardGateway['finalise'];
};

/** Opens a page in the tab in which the payment was started. */
async function openPage({ kept = {}, order = null, ...world }: World = {}) {
  const cart = buildCart({ complete_order_id: order });
  if (kept !== null)
    storeUnfinishedPayment({
      provider: 'stripe',
      transactionUuid: 'transaction-1',
      cartId: cart.id,
      itemHash: cart.item_hash,
      terms: ['terms-1'],
      isAtBank: false,
      ...kept,
    });
  const calls = fakeOperator({
    'GET /api/cart': world.cart ?? { data: cart },
    'POST /api/payment-providers/sca-completion/transaction-1': world.sca ?? { breaks: true },
  });
  const bodies: unknown[] = [];
  const gateway: CardGateway = {
    hasSavedCards: false,
    hasSecurityCodeField: false,
    notice: null,
    initialise: async () => {},
    authorise: async () => ({ kind: 'transaction_unknown' }),
    finalise: (body) => {
      bodies.push(body);
      return world.finalise?.(body) ?? Promise.resolve({ completeOrderId: 'order-1', status: 'completed' });
    },
    tearDown: () => {},
  };
  const payment = createUnfinishedPayment({
    source: 'online-joining',
    registry: { stripe: async () => gateway },
  });
  const $paid = createStore<string[]>([]).on(payment.paid, (ids, id) => [...ids, id]);
  const $notCharged = createStore(0).on(payment.notCharged, (count) => count + 1);
  const scope = fork({ handlers: [[payment.settlement.pauseFx, () => undefined]] });
  const happens = (event: 'opened' | 'closed' | 'checkAgainClicked') => allSettled(payment[event], { scope });
  const opening = happens('opened');
  const statusWhileOpening = scope.getState(payment.$status);
  await opening;
  return {
    happens,
    bodies,
    statusWhileOpening,
    asked: (path: string) => calls.filter(({ call }) => call.endsWith(path)).map(({ body }) => body),
    status: () => scope.getState(payment.$status),
    end: () => ({ paid: scope.getState($paid), notCharged: scope.getState($notCharged) }),
  };
}

const paid = { paid: ['order-1'], notCharged: 0 };
const nothing = { paid: [], notCharged: 0 };
const notCharged = { paid: [], notCharged: 1 };

test('an authorised payment is completed as it was started, and then removed', async () => {
  const page = await openPage();
  expect(page.bodies).toEqual([
    {
      completedWaivers: [],
      payments: [{ tenderType: 'card', amount: 2742 }],
      terms: ['terms-1'],
      transactionUuid: 'transaction-1',
      source: 'online-joining',
      itemHash: buildCart().item_hash,
    },
  ]);
  expect(page.statusWhileOpening).toBe('checking');
  expect([page.end(), page.status(), readUnfinishedPayment()]).toEqual([paid, 'none', null]);
});

test('a payment whose order is already known is not completed again', async () => {
  const page = await openPage({ order: 'order-1' });
  expect([page.bodies, page.asked('/api/cart')]).toEqual([[], [null]]);
  expect([page.end(), readUnfinishedPayment()]).toEqual([paid, null]);
});

test('a payment for another cart is removed without a message', async () => {
  const page = await openPage({ kept: { cartId: 'of-somebody-else' } });
  expect([page.bodies, page.end(), readUnfinishedPayment()]).toEqual([[], nothing, null]);
});

test('after another cart’s payment, the next payment is reported again', async () => {
  const page = await openPage({
    kept: { cartId: 'of-somebody-else' },
    finalise: () => Promise.reject({ kind: 'validation', message: null, errors: {} }),
  });
  storeUnfinishedPayment({
    provider: 'stripe',
    transactionUuid: 'transaction-1',
    cartId: buildCart().id,
    itemHash: null,
    terms: [],
    isAtBank: false,
  });
  await page.happens('opened');
  expect(page.end()).toEqual(notCharged);
});

test('without an unfinished payment no request is made', async () => {
  const page = await openPage({ kept: null });
  expect([page.asked(''), page.statusWhileOpening, page.end()]).toEqual([[], 'none', nothing]);
});

test.each<[string, 'authorised' | 'failed' | 'pending', object, string, number]>([
  ['approved is completed', 'authorised', paid, 'none', 1],
  ['refused was not taken', 'failed', notCharged, 'none', 0],
  ['not decided is not known', 'pending', nothing, 'polls_exhausted', 0],
])('a payment that the bank has %s', async (_, status, end, shown, completions) => {
  const page = await openPage({ kept: { isAtBank: true }, sca: { data: buildScaCompletion({ status }) } });
  expect([page.end(), page.status(), page.bodies.length]).toEqual([end, shown, completions]);
});

test('the page does not pass the bank’s claim to the server: it only asks', async () => {
  const page = await openPage({
    kept: { isAtBank: true },
    sca: { data: buildScaCompletion({ status: 'failed' }) },
  });
  expect(page.asked('/transaction-1')).toEqual([{ transaction_uuid: 'transaction-1', sca_result: null }]);
});

test('a refused payment took no money; after a lost response the customer can check again', async () => {
  const refusedVisit = await openPage({
    finalise: () => Promise.reject({ kind: 'validation', message: 'Declined.', errors: {} }),
  });
  expect([refusedVisit.end(), readUnfinishedPayment()]).toEqual([notCharged, null]);
  let isBroken = true;
  const lostVisit = await openPage({
    finalise: async () => {
      if (isBroken) throw { kind: 'network' };
      return { completeOrderId: 'order-1', status: 'completed' };
    },
  });
  expect([lostVisit.status(), lostVisit.end()]).toEqual(['polls_exhausted', nothing]);
  expect(readUnfinishedPayment()).not.toBeNull();
  isBroken = false;
  await lostVisit.happens('checkAgainClicked');
  expect([lostVisit.status(), lostVisit.end()]).toEqual(['none', paid]);
});

test('leaving the page ends the check, and the payment stays stored', async () => {
  const page = await openPage({ cart: { breaks: true } });
  expect(page.status()).toBe('polls_exhausted');
  await page.happens('closed');
  expect(page.status()).toBe('none');
  expect(readUnfinishedPayment()).not.toBeNull();
});
