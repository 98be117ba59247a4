import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { products } from '../../store/schema/catalogue.ts';
import { penalties } from '../../store/schema/people.ts';
import { transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import {
  buildJoiningInput,
  buildPayRequest,
  createCustomer,
  createJoiner,
} from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { completeFreeOrder, completePayment, preparePayment } from './checkout.ts';
import { requireOrderById } from './orders.ts';
import { payOffline } from './pay-offline.ts';
import { createSessionPayment, prepareSessionPayment } from './payment-session.ts';

let store: Store;
let cards: FakeCards;

const JOINING_SOURCE = 'online-joining';

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
beforeEach(() => {
  cards = createFakeCards();
});
afterAll(() => store.close());

const { authoriseCart, finishPayment, readCounts } = createCardSteps(() => ({ store, cards }));

/** Leaves a payment interrupted after it claimed the basket, because the provider could not be reached. */
async function claimBasket(caller: Caller) {
  const authorisation = await authoriseCart(caller);
  cards.setStatus((authorisation.clientSecret ?? '').replace('_secret', ''), 'requires_capture');
  const rejectAsDown = () => Promise.reject(new Error('The provider is down.'));
  const { transactionUuid } = authorisation;
  const unreachable = { findByName: () => ({ ...cards, capture: rejectAsDown, cancel: rejectAsDown }) };
  const undecided = await completePayment(store, unreachable, caller, {
    transactionUuid,
    source: JOINING_SOURCE,
  });
  expect(undecided.completeOrderId).toBeNull();
  return authorisation;
}

describe('other ways to pay', () => {
  const trial = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
  const freeOrder = {
    source: JOINING_SOURCE,
    itemHash: null,
    terms: [],
    completedWaivers: [],
    attemptId: null,
    termsAccepted: true,
  };

  test('an order that costs nothing is confirmed once per attempt, if its terms are accepted', async () => {
    const { caller, email } = await createJoiner(store, trial);
    const refusal = await catchRefusal(
      completeFreeOrder(store, caller, { ...freeOrder, termsAccepted: false }),
    );
    expect(refusal.errors).toHaveProperty('termsAccepted');
    const attempt = { ...freeOrder, attemptId: 'attempt-1' };
    const first = await completeFreeOrder(store, caller, attempt);
    expect(await completeFreeOrder(store, caller, attempt)).toEqual(first);
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 0 });
  });

  test('an order that costs something cannot be confirmed as free', async () => {
    const { caller } = await createJoiner(store);
    expect((await catchRefusal(completeFreeOrder(store, caller, freeOrder))).message).toBe(
      'You need to pay for this order.',
    );
  });

  test('a basket that a card payment has claimed cannot be confirmed as free, even if it has become free since', async () => {
    const { caller, email } = await createCustomer(store);
    const padlock = demoId('product:padlock');
    await addToCart(store, caller, { items: [{ id: padlock, type: 'product', options: {} }] });
    const { transactionUuid } = await claimBasket(caller);
    await store.write((tx) => tx.update(products).set({ price: 0 }).where(eq(products.id, padlock)));
    expect((await catchRefusal(completeFreeOrder(store, caller, freeOrder))).message).toContain(
      'in progress',
    );
    expect((await finishPayment(caller, transactionUuid)).status).toBe('completed');
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('a code that covers everything makes a membership free today', async () => {
    const { caller } = await createJoiner(store, { promotionCode: 'FREESTART' });
    expect((await getCart(store, caller))?.totals.total).toBe(0);
    expect((await completeFreeOrder(store, caller, freeOrder)).status).toBe('completed');
  });

  test('a session-style provider is prepared, consented to and completed', async () => {
    const { caller } = await createJoiner(store);
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    const request = await buildPayRequest(store, caller);
    const { transactionUuid, amount } = await createSessionPayment(store, cards, caller, {
      ...request,
      paymentSessionId,
    });
    expect(amount).toBe(request.payments[0]?.amount);
    cards.setStatus(paymentSessionId, 'requires_capture');
    expect((await finishPayment(caller, transactionUuid)).status).toBe('completed');
  });

  test('a session without consent is not completed, even with a confirmed card or a later consent', async () => {
    const { caller, email, userId } = await createJoiner(store);
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    cards.setStatus(paymentSessionId, 'requires_capture');
    const [pending] = await store.read((db) =>
      db.select().from(transactions).where(eq(transactions.customerId, userId)),
    );
    expect((await catchRefusal(finishPayment(caller, pending?.id ?? ''))).errors).toHaveProperty('terms');
    expect(cards.intents.get(paymentSessionId)?.status).toBe('canceled');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
    const request = await buildPayRequest(store, caller);
    const lateCall = createSessionPayment(store, cards, caller, { ...request, paymentSessionId });
    expect((await catchRefusal(lateCall)).message).toContain('This payment session has ended');
    expect(cards.intents.get(paymentSessionId)?.status).toBe('canceled');
  });

  test('a new session continues with the payment that claimed the basket', async () => {
    const { caller } = await createJoiner(store);
    const { clientSecret } = await claimBasket(caller);
    const { clientSecret: repeatedSecret } = await prepareSessionPayment(store, cards, caller);
    expect(repeatedSecret).toBe(clientSecret);
    expect(cards.intents.size).toBe(1);
  });

  test('front of house takes cash that adds up for a customer; customers may not', async () => {
    const { caller: staff } = await createCustomer(store, { role: 'staff' });
    const { caller, userId, email } = await createCustomer(store);
    const items = [{ id: demoId('product:day-pass'), type: 'product', options: {} }];
    await addToCart(store, staff, { items, selectedUserId: userId });
    const buildCashPayment = (amount: number) => ({
      selectedUserId: userId,
      payments: [{ tenderType: 'cash' as const, amount }],
      terms: [],
      completedWaivers: [],
      source: 'front-of-house',
      itemHash: '',
    });
    expect((await catchRefusal(payOffline(store, caller, buildCashPayment(950)))).status).toBe(403);
    expect((await catchRefusal(payOffline(store, staff, buildCashPayment(900)))).errors).toHaveProperty(
      'payments',
    );
    const { completeOrderId } = await payOffline(store, staff, buildCashPayment(950));
    const order = await requireOrderById(store, caller, completeOrderId ?? '');
    expect(order).toMatchObject({
      orderType: 'booking',
      total: 950,
      tax: 158,
    });
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 0 });
  });
});

describe('a customer with penalties to pay must pay them before paying online', () => {
  const refusal = {
    status: 403,
    message: 'You have penalties to pay. Please pay them before you pay for anything else online.',
    flags: { paid_booking_disabled: true },
  };

  test('penalties must be paid when a payment is prepared', async () => {
    const { caller } = await createCustomer(store, { penalties: [300, 150, 300] });
    await storeJoining(store, caller, buildJoiningInput(store));
    await expect(preparePayment(store, cards, caller)).rejects.toMatchObject(refusal);
    await expect(prepareSessionPayment(store, cards, caller)).rejects.toMatchObject(refusal);
  });

  test('penalties that came after a payment was prepared must be paid too, before a card is charged', async () => {
    const { caller, email } = await createCustomer(store, {});
    await storeJoining(store, caller, buildJoiningInput(store));
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    await store.write((tx) => tx.insert(penalties).values(buildPenalty(store, caller.userId, 750)));
    const paymentRequest = await buildPayRequest(store, caller);
    await expect(authoriseCart(caller)).rejects.toMatchObject(refusal);
    await expect(
      createSessionPayment(store, cards, caller, { ...paymentRequest, paymentSessionId }),
    ).rejects.toMatchObject(refusal);
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
  });
});
