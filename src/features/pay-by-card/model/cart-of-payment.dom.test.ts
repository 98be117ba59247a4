import { expect, test, vi } from 'vitest';
import { readUnfinishedPayment } from '@/entities/payment';
import { deferred, type FakeAnswer } from '@/shared/testing';
import { buildPreparedPayment, buildScaCompletion } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { atTheBank, declined, openedCheckout } from '../testing/opened-checkout';

const preparations = ({ calls }: Awaited<ReturnType<typeof openedCheckout>>) =>
  calls.filter(({ call }) => call.endsWith('/prepare')).length;

test('a page whose cart has not loaded shows the form and pays nothing', async () => {
  const checkout = await openedCheckout({ isCartKnown: false });
  await checkout.happens('payClicked');
  expect(checkout.status()).toBe('ready');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
  await checkout.cartBecomes(checkout.cart);
  await checkout.happens('payClicked');
  expect(checkout.paid()).toEqual(['order-1']);
});

test('a cart that no longer exists is not paid', async () => {
  const checkout = await openedCheckout();
  await checkout.cartBecomes(null);
  await checkout.happens('payClicked');
  expect(checkout.status()).toBe('ready');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
});

test('a cart that disappears during the payment is reloaded after the failure', async () => {
  const answer = deferred<Authorisation>();
  const checkout = await openedCheckout({ authorise: () => answer.promise });
  const paying = checkout.happens('payClicked');
  void checkout.cartBecomes(null);
  answer.resolve(declined);
  await paying;
  expect([checkout.status(), checkout.outdated()]).toEqual(['failed', 1]);
});

test('the same basket keeps its session if it was unavailable for a while', async () => {
  const checkout = await openedCheckout();
  await checkout.cartBecomes(null);
  await checkout.cartBecomes(checkout.cart);
  expect(preparations(checkout)).toBe(1);
  const otherCart = { ...checkout.cart, id: 'cart-2' };
  for (const cart of [otherCart, null, otherCart]) await checkout.cartBecomes(cart);
  expect(preparations(checkout)).toBe(2);
});

test('an interrupted payment is kept while the cart is loading, and the form is created', async () => {
  const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
  await firstVisit.happens('payClicked');
  const secondVisit = await openedCheckout({ isCartKnown: false });
  expect(secondVisit.status()).toBe('ready');
  expect(readUnfinishedPayment()).toMatchObject({ transactionUuid: 'transaction-1' });
});

test('a failed interrupted payment leaves an unchanged order as it is', async () => {
  const firstVisit = await openedCheckout({ authorise: async () => atTheBank });
  await firstVisit.happens('payClicked');
  const secondVisit = await openedCheckout({ sca: { data: buildScaCompletion({ status: 'failed' }) } });
  expect([secondVisit.status(), secondVisit.outdated()]).toEqual(['ready', 0]);
});

test('a session that arrives after leaving the page is dropped without errors', async () => {
  const errors = vi.spyOn(console, 'error');
  const lateAnswer = deferred<FakeAnswer>();
  const prepared = { data: buildPreparedPayment() };
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [prepared, lateAnswer.promise];
  const checkout = await openedCheckout({ prepare: () => answers.shift() ?? prepared });
  void checkout.cartBecomes({ ...checkout.cart, id: 'cart-2' });
  const closing = checkout.happens('closed');
  lateAnswer.resolve(prepared);
  await closing;
  expect(preparations(checkout)).toBe(2);
  expect(checkout.scope.getState(checkout.model.preparation.$prepared)).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
