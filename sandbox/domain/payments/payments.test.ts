import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { mandates, memberships } from '../../store/schema/people.ts';
import { cartItems } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import {
  aCustomer,
  aJoiningCustomer,
  authorisePayment,
  buildPayment,
  joiningInput,
} from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { deleteCart, getCart } from '../basket/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { getCurrentUser } from '../people/index.ts';
import { authorise, complete, prepare } from './checkout.ts';
import { orderById } from './orders.ts';
import { saveCard } from './records/saved-card.ts';
import { completeScaCheck } from './strong-authentication.ts';

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

const { authoriseCart, finish, countsFor } = createPayingByCard(() => ({ store, cards }));

describe('paying by card', () => {
  test('a payment that is prepared, authorised, confirmed and completed makes one order, one charge, one instruction and one membership', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { sessionKey, paymentProviderConfiguration } = await prepare(store, cards, session);
    expect(paymentProviderConfiguration.publishableKey).toBe('pk_test_1');
    expect((await prepare(store, cards, session)).sessionKey).toBe(sessionKey);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    const { completeOrderId, status } = await finish(session, transactionUuid);
    expect(status).toBe('completed');
    expect(await countsFor(email)).toEqual({
      customers: 1,
      orders: 1,
      charges: 1,
      mandates: 1,
      memberships: 1,
    });
    const order = await orderById(store, session, completeOrderId ?? '');
    expect(order).toMatchObject({ newMandate: true, orderType: 'membership', brand: 'Pavilion Leisure' });
    expect(order.items[0]).toMatchObject({
      type: 'membership',
      name: 'Swim',
      paymentType: 'recurring',
      endDate: null,
    });
    const paid = order.items[0]?.type === 'membership' ? order.items[0].fees : [];
    expect(paid.reduce((sum, { price }) => sum + price, 0)).toBe(order.total);
    expect(await getCart(store, session)).toBeNull();
    expect(await getCurrentUser(store, session)).toMatchObject({
      hasInstruction: true,
      hasBillingDate: true,
    });
  });

  test('completing the same transaction again, or twice concurrently, returns the same order', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    const both = await Promise.all([finish(session, transactionUuid), finish(session, transactionUuid)]);
    const again = await finish(session, transactionUuid);
    expect(new Set([...both, again].map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
    expect(cards.captures()).toBe(1);
    expect(await countsFor(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('authorising again returns the same transaction and intent', async () => {
    const { session } = await aJoiningCustomer(store);
    const first = await authoriseCart(session);
    const second = await authoriseCart(session);
    expect(second).toEqual(first);
    expect(cards.intents.size).toBe(1);
  });

  test('a declined card leaves the basket and the transaction unchanged for another card', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    cards.settle(intentId, 'requires_payment_method', 'Your card was declined.');
    expect((await catchRefusal(finish(session, transactionUuid))).message).toBe('Your card was declined.');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0, mandates: 0 });
    const { transactionUuid: same } = await authorisePayment(store, cards, session);
    expect(same).toBe(transactionUuid);
    expect((await finish(session, same)).status).toBe('completed');
  });

  test('a basket that changed after authorising is not charged, and its authorisation is released', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    await storeJoining(store, session, joiningInput(store, { membershipSlug: 'gym' }));
    expect((await catchRefusal(finish(session, transactionUuid))).message).toContain(
      'you have not been charged',
    );
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
    const next = await authorisePayment(store, cards, session);
    expect((await finish(session, next.transactionUuid)).status).toBe('completed');
  });

  test('authorising a changed basket releases the earlier authorisation at once', async () => {
    const { session } = await aJoiningCustomer(store);
    const { intentId } = await authorisePayment(store, cards, session);
    await storeJoining(store, session, joiningInput(store, { membershipSlug: 'gym' }));
    await authorisePayment(store, cards, session);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('a basket that was deleted after authorising is not charged', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    await deleteCart(store, session);
    await catchRefusal(finish(session, transactionUuid));
    expect(cards.captures()).toBe(0);
    expect(await countsFor(email)).toMatchObject({ orders: 0 });
  });

  test('when the response to the capture is lost, the order is still created', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    cards.loseNextCaptureAnswer();
    expect((await finish(session, transactionUuid)).status).toBe('completed');
    expect(await countsFor(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('when the capture fails, nothing is charged and the basket can be paid again', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    cards.failNextCapture();
    expect((await catchRefusal(finish(session, transactionUuid))).message).toBe(
      'Unable to complete your order, please try again.',
    );
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
    await catchRefusal(finish(session, transactionUuid));
    const again = await authorisePayment(store, cards, session);
    expect((await finish(session, again.transactionUuid)).status).toBe('completed');
    expect(cards.captures()).toBe(1);
  });

  test('an unreachable provider leaves the basket claimed, and completing again continues', async () => {
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    const down = () => Promise.reject(new Error('The provider is down.'));
    const unreachable = { of: () => ({ ...cards, capture: down, cancel: down }) };
    const undecided = await complete(store, unreachable, session, { transactionUuid, source: SOURCE });
    expect(undecided).toEqual({ completeOrderId: null, status: 'processing' });
    expect((await catchRefusal(deleteCart(store, session))).message).toContain('in progress');
    // A reopened page has no transaction, so authorising returns the one to complete.
    expect(await authoriseCart(session)).toMatchObject({ transactionUuid, transactionStatus: 'authorised' });
    expect((await finish(session, transactionUuid)).status).toBe('completed');
    expect(await countsFor(email)).toMatchObject({ orders: 1, charges: 1 });
  });

  test('bank details are stored on the mandate, not in a finished or deleted basket', async () => {
    const storesAccountNumber = async (userId: string) => {
      const rows = await store.read((db) =>
        db.select().from(cartItems).where(eq(cartItems.purchasedForUserId, userId)),
      );
      return JSON.stringify(rows).includes('66374958');
    };
    const { session, userId } = await aJoiningCustomer(store);
    expect(await storesAccountNumber(userId)).toBe(true);
    await deleteCart(store, session);
    expect(await storesAccountNumber(userId)).toBe(false);
    await storeJoining(store, session, joiningInput(store));
    const { transactionUuid } = await authorisePayment(store, cards, session);
    await finish(session, transactionUuid);
    expect(await storesAccountNumber(userId)).toBe(false);
    const [mandate] = await store.read((db) =>
      db.select().from(mandates).where(eq(mandates.customerId, userId)),
    );
    expect(mandate?.accountNumber).toBe('66374958');
  });

  test('a payment that the provider is still working on makes no order yet', async () => {
    const { session } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    cards.settle(intentId, 'processing');
    expect(await finish(session, transactionUuid)).toEqual({ completeOrderId: null, status: 'processing' });
  });

  test('a card saved by another customer is refused: it is neither charged nor saved', async () => {
    const { userId: owner } = await aCustomer(store);
    const card = { identifier: 'card_of_owner', type: 'Visa', lastFourDigits: '0006', expiryDate: '12/49' };
    await store.write((tx) => saveCard(tx, store, { customerId: owner, provider: 'stripe' }, card));
    const { session, email } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    cards.payWith(intentId, 'card_of_owner');
    expect((await catchRefusal(finish(session, transactionUuid))).message).toContain('can’t use this card');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
    expect((await prepare(store, cards, session)).savedCard).toBeNull();
  });

  test('a payment that is completed after the start date has passed takes nothing and asks for another date', async () => {
    const { session, userId, email } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    const own = eq(cartItems.purchasedForUserId, userId);
    await store.write(async (tx) => {
      const [item] = await tx.select().from(cartItems).where(own);
      const joining = item?.joining && { ...item.joining, startDate: '2020-01-01' };
      await tx.update(cartItems).set({ joining }).where(own);
    });
    expect((await catchRefusal(finish(session, transactionUuid))).message).toContain(
      'Please choose another start date',
    );
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
  });

  test('another customer’s transaction and order are not found', async () => {
    const { session } = await aJoiningCustomer(store);
    const { session: other } = await aCustomer(store);
    const { transactionUuid } = await authorisePayment(store, cards, session);
    expect((await catchRefusal(finish(other, transactionUuid))).status).toBe(404);
    const { completeOrderId } = await finish(session, transactionUuid);
    expect((await catchRefusal(orderById(store, other, completeOrderId ?? ''))).status).toBe(404);
  });

  test('the provider, never the browser, decides about bank authentication', async () => {
    const { session } = await aJoiningCustomer(store);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    cards.settle(intentId, 'requires_payment_method', 'We are unable to authenticate your payment method.');
    const request = { transactionId: transactionUuid, scaResult: 'authorised' };
    expect(await completeScaCheck(store, cards, session, request)).toMatchObject({ status: 'failed' });
    cards.settle(intentId, 'requires_capture');
    expect(await completeScaCheck(store, cards, session, request)).toMatchObject({ status: 'authorised' });
  });
});

describe('what authorising asks for', () => {
  test.each([
    [{ terms: [] }, 'terms'],
    [{ payments: [{ tenderType: 'card' as const, amount: 1 }] }, 'payments'],
    [{ payments: [{ tenderType: 'cash' as const, amount: 2000 }] }, 'payments'],
    [{ itemHash: 'another' }, 'itemHash'],
  ])('%j is refused at %s', async (given, field) => {
    const { session } = await aJoiningCustomer(store);
    expect((await catchRefusal(authoriseCart(session, given))).errors).toHaveProperty(field);
    expect(cards.intents.size).toBe(0);
  });

  test('an empty basket can be neither prepared nor authorised', async () => {
    const { session } = await aCustomer(store);
    expect((await catchRefusal(prepare(store, cards, session))).message).toBe('Your basket is empty.');
  });

  test('billing details are checked by field', async () => {
    const { session } = await aJoiningCustomer(store);
    const billing = {
      firstName: 'A',
      lastName: 'B',
      addressLineOne: 'x',
      addressLineTwo: null,
      city: 'L',
      postcode: '?',
    };
    const request = await buildPayment(store, session);
    const refusal = await catchRefusal(
      authorise(store, cards, session, { ...request, sessionKey: '', billing }),
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
  const { session, userId } = await aJoiningCustomer(store);
  await finish(session, (await authorisePayment(store, cards, session)).transactionUuid);
  await storeJoining(store, session, { ...joiningInput(store, { membershipSlug: 'gym' }), billingDay: null });
  await finish(session, (await authorisePayment(store, cards, session)).transactionUuid);
  const [instructions, customerMemberships] = await store.read((db) =>
    Promise.all([
      db.select().from(mandates).where(eq(mandates.customerId, userId)),
      db.select().from(memberships).where(eq(memberships.customerId, userId)),
    ]),
  );
  expect(instructions).toHaveLength(1);
  expect(customerMemberships.map(({ billingDay }) => billingDay)).toEqual([1, 1]);
});
