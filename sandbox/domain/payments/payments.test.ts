import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { mandates, memberships } from '../../store/schema/people.ts';
import { cartItems } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import {
  authorisePayment,
  buildJoiningInput,
  buildPayRequest,
  createCustomer,
  createJoiner,
} from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { deleteCart, getCart } from '../basket/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { getCurrentUser } from '../people/index.ts';
import { authoriseCard, completePayment, preparePayment } from './checkout.ts';
import { requireOrderById } from './orders.ts';
import { saveCard } from './records/saved-card.ts';
import { completeChallenge } from './strong-authentication.ts';

let store: Store;
let cards: FakeCards;

const SOURCE = 'online-joining';

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
beforeEach(() => {
  cards = createFakeCards();
});
afterAll(() => store.close());

const { authoriseCart, finishPayment: complete, readCounts } = createCardSteps(() => ({ store, cards }));

describe('paying by card', () => {
  test('a payment that is prepared, authorised, confirmed and completed makes one order, one charge, one instruction and one membership', async () => {
    const { caller, email } = await createJoiner(store);
    const { sessionKey, paymentProviderConfiguration } = await preparePayment(store, cards, caller);
    expect(paymentProviderConfiguration.publishableKey).toBe('pk_test_1');
    expect((await preparePayment(store, cards, caller)).sessionKey).toBe(sessionKey);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    const { completeOrderId, status } = await complete(caller, transactionUuid);
    expect(status).toBe('completed');
    expect(await readCounts(email)).toEqual({
      customers: 1,
      orders: 1,
      charges: 1,
      mandates: 1,
      memberships: 1,
    });
    const order = await requireOrderById(store, caller, completeOrderId ?? '');
    expect(order).toMatchObject({ newMandate: true, orderType: 'membership', brand: 'Pavilion Leisure' });
    expect(order.items[0]).toMatchObject({
      type: 'membership',
      name: 'Swim',
      paymentType: 'recurring',
      endDate: null,
    });
    const paidFees = order.items[0]?.type === 'membership' ? order.items[0].fees : [];
    expect(paidFees.reduce((sum, { price }) => sum + price, 0)).toBe(order.total);
    expect(await getCart(store, caller)).toBeNull();
    expect(await getCurrentUser(store, caller)).toMatchObject({ hasInstruction: true, hasBillingDate: true });
  });

  test('completing the same transaction again, or twice concurrently, returns the same order', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    const finish = () => complete(caller, transactionUuid);
    const results = [...(await Promise.all([finish(), finish()])), await finish()];
    expect(new Set(results.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
    expect(cards.countCaptures()).toBe(1);
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('authorising again returns the same transaction and intent', async () => {
    const { caller } = await createJoiner(store);
    const first = await authoriseCart(caller);
    const second = await authoriseCart(caller);
    expect(second).toEqual(first);
    expect(cards.intents.size).toBe(1);
  });

  test('a declined card leaves the basket and the transaction unchanged for another card', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    cards.setStatus(intentId, 'requires_payment_method', 'Your card was declined.');
    expect((await catchRefusal(complete(caller, transactionUuid))).message).toBe('Your card was declined.');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0, mandates: 0 });
    const { transactionUuid: sameTransaction } = await authorisePayment(store, cards, caller);
    expect(sameTransaction).toBe(transactionUuid);
    expect((await complete(caller, sameTransaction)).status).toBe('completed');
  });

  test('a basket that changed after authorising is not charged, and its authorisation is released', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'gym' }));
    expect((await catchRefusal(complete(caller, transactionUuid))).message).toContain(
      'you have not been charged',
    );
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
    const nextPayment = await authorisePayment(store, cards, caller);
    expect((await complete(caller, nextPayment.transactionUuid)).status).toBe('completed');
  });

  test('authorising a changed basket releases the earlier authorisation at once', async () => {
    const { caller } = await createJoiner(store);
    const { intentId } = await authorisePayment(store, cards, caller);
    await storeJoining(store, caller, buildJoiningInput(store, { membershipSlug: 'gym' }));
    await authorisePayment(store, cards, caller);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('a basket that was deleted after authorising is not charged', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    await deleteCart(store, caller);
    await catchRefusal(complete(caller, transactionUuid));
    expect(cards.countCaptures()).toBe(0);
    expect(await readCounts(email)).toMatchObject({ orders: 0 });
  });

  test('when the response to the capture is lost, the order is still created', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    cards.loseNextCaptureAnswer();
    expect((await complete(caller, transactionUuid)).status).toBe('completed');
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('when the capture fails, nothing is charged and the basket can be paid again', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    cards.failNextCapture();
    expect((await catchRefusal(complete(caller, transactionUuid))).message).toBe(
      'Unable to complete your order, please try again.',
    );
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
    await catchRefusal(complete(caller, transactionUuid));
    const secondResult = await authorisePayment(store, cards, caller);
    expect((await complete(caller, secondResult.transactionUuid)).status).toBe('completed');
    expect(cards.countCaptures()).toBe(1);
  });

  test('an unreachable provider leaves the basket claimed, and completing again continues', async () => {
    const { caller, email } = await createJoiner(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    const rejectAsDown = () => Promise.reject(new Error('The provider is down.'));
    const unreachable = { findByName: () => ({ ...cards, capture: rejectAsDown, cancel: rejectAsDown }) };
    const completion = { transactionUuid, source: SOURCE };
    const undecided = await completePayment(store, unreachable, caller, completion);
    expect(undecided).toEqual({ completeOrderId: null, status: 'processing' });
    expect((await catchRefusal(deleteCart(store, caller))).message).toContain('in progress');
    // A reopened page has no transaction, so authorising returns the one to complete.
    expect(await authoriseCart(caller)).toMatchObject({ transactionUuid, transactionStatus: 'authorised' });
    expect((await complete(caller, transactionUuid)).status).toBe('completed');
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('bank details are stored on the mandate, not in a finished or deleted basket', async () => {
    const hasStoredAccountNumber = async (userId: string) => {
      const rows = await store.read((db) =>
        db.select().from(cartItems).where(eq(cartItems.purchasedForUserId, userId)),
      );
      return JSON.stringify(rows).includes('66374958');
    };
    const { caller, userId } = await createJoiner(store);
    expect(await hasStoredAccountNumber(userId)).toBe(true);
    await deleteCart(store, caller);
    expect(await hasStoredAccountNumber(userId)).toBe(false);
    await storeJoining(store, caller, buildJoiningInput(store));
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    await complete(caller, transactionUuid);
    expect(await hasStoredAccountNumber(userId)).toBe(false);
    const [mandate] = await store.read((db) =>
      db.select().from(mandates).where(eq(mandates.customerId, userId)),
    );
    expect(mandate?.accountNumber).toBe('66374958');
  });

  test('a payment that the provider is still working on makes no order yet', async () => {
    const { caller } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    cards.setStatus(intentId, 'processing');
    expect(await complete(caller, transactionUuid)).toEqual({ completeOrderId: null, status: 'processing' });
  });

  test('a card saved by another customer is refused: it is neither charged nor saved', async () => {
    const { userId: owner } = await createCustomer(store);
    const card = { identifier: 'card_of_owner', type: 'Visa', lastFourDigits: '0006', expiryDate: '12/49' };
    await store.write((tx) => saveCard(tx, store, { customerId: owner, provider: 'stripe' }, card));
    const { caller, email } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    cards.payWithCard(intentId, 'card_of_owner');
    expect((await catchRefusal(complete(caller, transactionUuid))).message).toContain('can’t use this card');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
    expect((await preparePayment(store, cards, caller)).savedCard).toBeNull();
  });

  test('a payment that is completed after the start date has passed takes nothing and asks for another date', async () => {
    const { caller, userId, email } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    const isOwn = eq(cartItems.purchasedForUserId, userId);
    await store.write(async (tx) => {
      const [item] = await tx.select().from(cartItems).where(isOwn);
      const joining = item?.joining && { ...item.joining, startDate: '2020-01-01' };
      await tx.update(cartItems).set({ joining }).where(isOwn);
    });
    expect((await catchRefusal(complete(caller, transactionUuid))).message).toContain(
      'Please choose another start date',
    );
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
  });

  test('another customer’s transaction and order are not found', async () => {
    const { caller } = await createJoiner(store);
    const { caller: otherCaller } = await createCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, caller);
    expect((await catchRefusal(complete(otherCaller, transactionUuid))).status).toBe(404);
    const { completeOrderId } = await complete(caller, transactionUuid);
    const refusal = await catchRefusal(requireOrderById(store, otherCaller, completeOrderId ?? ''));
    expect(refusal.status).toBe(404);
  });

  test('the provider, never the browser, decides about bank authentication', async () => {
    const { caller } = await createJoiner(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    const status = 'requires_payment_method';
    cards.setStatus(intentId, status, 'We are unable to authenticate your payment method.');
    const request = { transactionId: transactionUuid, scaResult: 'authorised' };
    expect(await completeChallenge(store, cards, caller, request)).toMatchObject({ status: 'failed' });
    cards.setStatus(intentId, 'requires_capture');
    expect(await completeChallenge(store, cards, caller, request)).toMatchObject({ status: 'authorised' });
  });
});

describe('what authorising asks for', () => {
  test.each([
    [{ terms: [] }, 'terms'],
    [{ payments: [{ tenderType: 'card' as const, amount: 1 }] }, 'payments'],
    [{ payments: [{ tenderType: 'cash' as const, amount: 2000 }] }, 'payments'],
    [{ itemHash: 'another' }, 'itemHash'],
  ])('%j is refused at %s', async (overrides, field) => {
    const { caller } = await createJoiner(store);
    expect((await catchRefusal(authoriseCart(caller, overrides))).errors).toHaveProperty(field);
    expect(cards.intents.size).toBe(0);
  });

  test('an empty basket can be neither prepared nor authorised', async () => {
    const { caller } = await createCustomer(store);
    expect((await catchRefusal(preparePayment(store, cards, caller))).message).toBe('Your basket is empty.');
  });

  test('billing details are checked by field', async () => {
    const { caller } = await createJoiner(store);
    const billing = {
      firstName: 'A',
      lastName: 'B',
      addressLineOne: 'x',
      addressLineTwo: null,
      city: 'L',
      postcode: '?',
    };
    const request = await buildPayRequest(store, caller);
    const refusal = await catchRefusal(
      authoriseCard(store, cards, caller, { ...request, sessionKey: '', billing }),
    );
    expect(Object.keys(refusal.errors ?? {})).toEqual([
      'billing_first_name',
      'billing_last_name',
      'billing_address_line_one',
      'billing_city',
      'billing_postcode',
    ]);
  });
});

test('a second membership uses the existing instruction: there is never a second one', async () => {
  const { caller, userId } = await createJoiner(store);
  await complete(caller, (await authorisePayment(store, cards, caller)).transactionUuid);
  const gymInput = buildJoiningInput(store, { membershipSlug: 'gym' });
  await storeJoining(store, caller, { ...gymInput, billingDay: null });
  await complete(caller, (await authorisePayment(store, cards, caller)).transactionUuid);
  const [instructions, customerMemberships] = await store.read((db) =>
    Promise.all([
      db.select().from(mandates).where(eq(mandates.customerId, userId)),
      db.select().from(memberships).where(eq(memberships.customerId, userId)),
    ]),
  );
  expect(instructions).toHaveLength(1);
  expect(customerMemberships.map(({ billingDay }) => billingDay)).toEqual([1, 1]);
});
