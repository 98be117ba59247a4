import { allSettled } from 'effector';
import { afterEach, expect, test } from 'vitest';
import { readUnfinishedPayment, storeUnfinishedPayment } from '@/entities/payment';
import { aUser, fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../../../tests/fixtures/cart.ts';
import { buildCompletedPayment, buildScaCompletion } from '../../../../../../tests/fixtures/checkout.ts';
import { readToasts } from '../../testing/joining-steps';
import { savedSelection, visit } from '../../testing/joining-world';
import { flowClosed } from '../home';
import { checkPaymentClicked, unfinishedPayment } from './unfinished-payment';

type Answers = Parameters<typeof fakeOperator>[0];

const CART = buildCart();
const SCA_CALL = 'POST /api/payment-providers/sca-completion/transaction-1';
const COMPLETE_CALL = 'POST /api/checkout/complete';

/** Opens the joining page for a customer who clicked Pay in this tab and came back before the response. */
async function comeBack(answers: Answers, { isAtBank = false, cartId = CART.id } = {}) {
  storeUnfinishedPayment({
    provider: 'stripe',
    transactionUuid: 'transaction-1',
    cartId,
    itemHash: CART.item_hash,
    terms: [],
    isAtBank,
  });
  const calls = fakeOperator({ 'GET /api/cart': { data: CART }, ...answers });
  const pageVisit = await visit({ user: aUser(), savedSelection });
  const { scope } = pageVisit;
  return {
    ...pageVisit,
    readStatus: () => scope.getState(unfinishedPayment.$status),
    readPath: () => pageVisit.historyEntries.at(-1)?.to,
    listCalls: () => calls.map(({ call }) => call),
    closePage: () => allSettled(flowClosed, { scope }),
  };
}

afterEach(() => sessionStorage.clear());

// Proves P6.4.
test('a payment that the server has completed meanwhile opens its confirmation', async () => {
  const paidAnswer = { data: buildCart({ complete_order_id: 'order-1' }) };
  const page = await comeBack({ 'GET /api/cart': paidAnswer });
  expect(page.readPath()).toBe('/order-confirmed/order-1');
  expect(page.listCalls()).not.toContain(COMPLETE_CALL);
  expect(readUnfinishedPayment()).toBeNull();
  await page.closePage();
});

test('an authorised payment is completed and opens its confirmation', async () => {
  const page = await comeBack({
    [COMPLETE_CALL]: { data: buildCompletedPayment({ complete_order_id: 'order-1' }) },
  });
  expect(page.readPath()).toBe('/order-confirmed/order-1');
  await page.closePage();
});

test('if nothing was charged for certain, the customer sees that and can continue', async () => {
  const page = await comeBack({
    [COMPLETE_CALL]: { status: 422, body: { message: 'Payment was declined' } },
  });
  expect(page.readStatus()).toBe('none');
  expect(page.readPath()).not.toContain('/order-confirmed');
  expect(readToasts(page.scope)).toEqual(['Your last payment was not finished. You have not been charged.']);
  expect(readUnfinishedPayment()).toBeNull();
  await page.closePage();
});

test('while the result is unknown, only another check is offered', async () => {
  const page = await comeBack({ [COMPLETE_CALL]: { breaks: true } });
  expect(page.readStatus()).toBe('polls_exhausted');
  expect(readUnfinishedPayment()).not.toBeNull();
  fakeOperator({
    'GET /api/cart': { data: CART },
    [COMPLETE_CALL]: { data: buildCompletedPayment({ complete_order_id: 'order-1' }) },
  });
  await allSettled(checkPaymentClicked, { scope: page.scope });
  expect(page.readPath()).toBe('/order-confirmed/order-1');
  await page.closePage();
});

test('a payment at the bank is looked up, and completed only if it was approved', async () => {
  const pendingPage = await comeBack(
    { [SCA_CALL]: { data: buildScaCompletion({ status: 'pending' }) } },
    { isAtBank: true },
  );
  expect(pendingPage.readStatus()).toBe('polls_exhausted');
  expect(pendingPage.listCalls()).not.toContain(COMPLETE_CALL);
  await pendingPage.closePage();
  const refusedVisit = await comeBack(
    { [SCA_CALL]: { data: buildScaCompletion({ status: 'failed' }) } },
    { isAtBank: true },
  );
  expect(refusedVisit.readStatus()).toBe('none');
  await refusedVisit.closePage();
});

test('a payment for another cart is not completed', async () => {
  const page = await comeBack({}, { cartId: 'of-somebody-else' });
  expect(page.readStatus()).toBe('none');
  expect(page.listCalls()).toEqual(['GET /api/cart']);
  expect(readToasts(page.scope)).toEqual([]);
  await page.closePage();
});

test('no request is made without an unfinished payment', async () => {
  const calls = fakeOperator({});
  const { scope } = await visit({ user: aUser() });
  expect(calls).toEqual([]);
  expect(scope.getState(unfinishedPayment.$status)).toBe('none');
  await allSettled(flowClosed, { scope });
});

test('a page from the back-forward cache looks up the payment too', async () => {
  const paidAnswer = { data: buildCart({ complete_order_id: 'order-1' }) };
  fakeOperator({ 'GET /api/cart': paidAnswer });
  const { scope, historyEntries } = await visit({ user: aUser() });
  storeUnfinishedPayment({
    provider: 'stripe',
    transactionUuid: 'transaction-1',
    cartId: CART.id,
    itemHash: CART.item_hash,
    terms: [],
    isAtBank: false,
  });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await allSettled(scope);
  expect(historyEntries.at(-1)?.to).toBe('/order-confirmed/order-1');
  await allSettled(flowClosed, { scope });
});
