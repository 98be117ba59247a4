import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, authorisePayment, buildPayment, joiningInput } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller, CreditKind } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import {
  completeFreeOrder,
  createSessionPayment,
  payOffline,
  prepareSessionPayment,
  releaseStalePayments,
  requireOrderById,
} from '../payments/index.ts';
import { findCustomerById } from '../people/index.ts';
import { addToCart, clearCart, getCart, removeFromCart } from './cart.ts';
import { setCredit } from './cart-credit.ts';

let store: Store;
let cards: FakeCards;
beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
beforeEach(() => {
  cards = createFakeCards();
});
afterAll(() => store.close());

const { authoriseCart, finish, countsFor } = createPayingByCard(() => ({ store, cards }));

const PADLOCK = 600;
const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const dayPass = { id: demoId('product:day-pass'), type: 'product', options: {} };

const aBuyer = async (overrides: Parameters<typeof aCustomer>[1], items = [padlock]) => {
  const customer = await aCustomer(store, overrides);
  await addToCart(store, customer.caller, { items });
  return customer;
};
const useCredit = (caller: Caller, kind: CreditKind, amount: number) =>
  setCredit(store, caller, { kind, amount });
const creditLeft = (userId: string) =>
  store.read(async (db) => {
    const { creditBalance, membershipCredit } = await findCustomerById(db, store, userId);
    return { general: creditBalance, membership: membershipCredit };
  });
const intentOf = (clientSecret: string | null) => (clientSecret ?? '').replace('_secret', '');
const freely = { source: 'activity-booking', itemHash: null, terms: [], completedWaivers: [] };
const placeFreeOrder = (caller: Caller) =>
  completeFreeOrder(store, caller, { ...freely, attemptId: null, termsAccepted: true });

describe('credit in the basket', () => {
  // Proves K3.1.
  test('the server stores credit in the basket and deducts it from the total; an amount of 0 removes it', async () => {
    const { caller } = await aBuyer({ creditBalance: 500 });
    const cart = await useCredit(caller, 'general', 400);
    expect(cart.totals).toMatchObject({ total: PADLOCK, balance: 200 });
    expect(cart.payments).toEqual([{ tenderType: 'credit', amount: 400 }]);
    expect(cart.credits.general).toMatchObject({ maxApplicable: 500, applied: 400 });
    expect(await getCart(store, caller)).toEqual({ ...cart, serverTime: expect.any(String) });
    const without = await useCredit(caller, 'general', 0);
    expect([without.totals.balance, without.payments]).toEqual([PADLOCK, []]);
  });

  // Proves K3.1.
  test('credit in the basket cannot exceed the customer’s balance or what the basket can use', async () => {
    const { caller } = await aBuyer({ creditBalance: 10_000, membershipCredit: 500 });
    expect((await catchRefusal(useCredit(caller, 'general', PADLOCK + 1))).errors).toEqual({
      amount: ['You can use up to £6.00 of this credit here.'],
    });
    expect((await catchRefusal(useCredit(caller, 'membership', 1))).errors).toHaveProperty('amount');
    const { caller: poor } = await aBuyer({ creditBalance: 100 });
    expect((await catchRefusal(useCredit(poor, 'general', 101))).errors).toHaveProperty('amount');
    const { caller: empty } = await aCustomer(store, { creditBalance: 100 });
    expect((await catchRefusal(useCredit(empty, 'general', 1))).errors).toHaveProperty('amount');
    expect(await getCart(store, empty)).toBeNull();
  });

  // Proves K3.2.
  test('membership credit pays for the membership before general credit pays for anything', async () => {
    const { caller, userId } = await aBuyer({ creditBalance: 100_000, membershipCredit: 500 });
    await storeJoining(store, caller, joiningInput(store));
    const total = (await getCart(store, caller))?.totals.total ?? 0;
    await useCredit(caller, 'general', total);
    const cart = await useCredit(caller, 'membership', 500);
    expect(cart.credits.general.applied).toBe(total - 500);
    expect(cart.totals.balance).toBe(0);
    await placeFreeOrder(caller);
    expect(await creditLeft(userId)).toEqual({ general: 100_000 - (total - 500), membership: 0 });
  });

  test('after a removal, credit stays up to the remaining total, and does not grow with the next item', async () => {
    const { caller } = await aBuyer({ creditBalance: 2000 }, [padlock, dayPass]);
    const cart = await useCredit(caller, 'general', PADLOCK + 950);
    const [, pass] = cart.items;
    const remainingCart = await removeFromCart(store, caller, [pass?.id ?? '']);
    expect([remainingCart.payments, remainingCart.totals.balance]).toEqual([
      [{ tenderType: 'credit', amount: PADLOCK }],
      0,
    ]);
    const more = await addToCart(store, caller, { items: [dayPass] });
    expect(more.totals.balance).toBe(950);
  });

  test('credit in the basket is capped when one front end clears its items', async () => {
    const { caller } = await aBuyer({ creditBalance: 100_000 });
    await storeJoining(store, caller, joiningInput(store));
    await useCredit(caller, 'general', (await getCart(store, caller))?.totals.total ?? 0);
    await clearCart(store, caller, 'online-joining');
    await addToCart(store, caller, { items: [dayPass] });
    expect((await getCart(store, caller))?.payments).toEqual([{ tenderType: 'credit', amount: PADLOCK }]);
  });
});

describe('an order with credit', () => {
  test('an order with credit charges the rest to the card and spends the credit once', async () => {
    const { caller, userId } = await aBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 400);
    const { transactionUuid, clientSecret } = await authoriseCart(caller);
    expect(cards.intents.get(intentOf(clientSecret))?.amount).toBe(200);
    cards.settle(intentOf(clientSecret), 'requires_capture');
    const [first, second] = [await finish(caller, transactionUuid), await finish(caller, transactionUuid)];
    expect(second).toEqual(first);
    const order = await requireOrderById(store, caller, first.completeOrderId ?? '');
    expect(order.total).toBe(PADLOCK);
    expect(order.payments.map(({ tenderType, amount }) => [tenderType, amount])).toEqual([
      ['credit', 400],
      ['card', 200],
    ]);
    expect(await creditLeft(userId)).toMatchObject({ general: 100 });
  });

  // Proves K3.3.
  test('an order with credit needs no card if credit pays all of it, and confirming twice makes one order', async () => {
    const { caller, userId, email } = await aBuyer({ creditBalance: 1000 });
    expect((await catchRefusal(placeFreeOrder(caller))).message).toBe('You need to pay for this order.');
    await useCredit(caller, 'general', PADLOCK);
    await Promise.allSettled([placeFreeOrder(caller), placeFreeOrder(caller)]);
    expect(await countsFor(email)).toMatchObject({ orders: 1, charges: 0 });
    expect(await creditLeft(userId)).toMatchObject({ general: 400 });
  });

  test('an order with credit prepares and pays a card session for the rest only', async () => {
    const { caller, userId } = await aBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 500);
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    const request = await buildPayment(store, caller);
    const asked = { ...request, paymentSessionId };
    const { transactionUuid, amount } = await createSessionPayment(store, cards, caller, asked);
    expect(amount).toBe(100);
    cards.settle(paymentSessionId, 'requires_capture');
    await finish(caller, transactionUuid);
    expect(await creditLeft(userId)).toMatchObject({ general: 0 });
  });

  test('an order with credit is refused if the card session was prepared with a different amount of credit', async () => {
    const { caller } = await aBuyer({ creditBalance: 500 });
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    await useCredit(caller, 'general', 500);
    const paymentRequest = { ...(await buildPayment(store, caller)), paymentSessionId };
    expect(
      (await catchRefusal(createSessionPayment(store, cards, caller, paymentRequest))).message,
    ).toContain('basket');
  });

  test('an order with credit is refused if the tenders do not match the credit in the basket', async () => {
    const { caller } = await aBuyer({ creditBalance: 500 });
    const byCard = { payments: [{ tenderType: 'card' as const, amount: PADLOCK }] };
    await useCredit(caller, 'general', 500);
    expect((await catchRefusal(authoriseCart(caller, byCard))).errors).toHaveProperty('payments');
    await useCredit(caller, 'general', 0);
    const withCredit = {
      payments: [
        { tenderType: 'credit' as const, amount: 500 },
        { tenderType: 'card' as const, amount: 100 },
      ],
    };
    expect((await catchRefusal(authoriseCart(caller, withCredit))).errors).toHaveProperty('payments');
  });

  // Proves K3.4.
  test('an order with credit charges nothing if the credit changed after the card was confirmed', async () => {
    const { caller, userId, email } = await aBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 500);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    await useCredit(caller, 'general', 0);
    expect((await catchRefusal(finish(caller, transactionUuid))).message).toContain('basket');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
    expect(await creditLeft(userId)).toMatchObject({ general: 500 });
  });

  test('an order with credit releases a card authorisation for a different amount', async () => {
    const { caller } = await aBuyer({ creditBalance: 500 });
    const { intentId } = await authorisePayment(store, cards, caller);
    await releaseStalePayments(store, cards, caller.userId);
    expect(cards.intents.get(intentId)?.status).toBe('requires_capture');
    await useCredit(caller, 'general', 500);
    await releaseStalePayments(store, cards, caller.userId);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('an order with credit is paid at the till with the credit that staff put in the basket', async () => {
    const { caller: staff } = await aCustomer(store, { role: 'staff' });
    const { caller, userId } = await aCustomer(store, { creditBalance: 400 });
    const credit = { kind: 'general' as const, amount: 400 };
    expect((await catchRefusal(setCredit(store, caller, credit, staff.userId))).status).toBe(403);
    await addToCart(store, staff, { items: [padlock], selectedUserId: userId });
    const cart = await setCredit(store, staff, credit, userId);
    const till = { selectedUserId: userId, ...freely, source: 'front-of-house', itemHash: cart.itemHash };
    const cash = { tenderType: 'cash' as const, amount: 200 };
    const paid = { ...till, payments: [...cart.payments, cash] };
    const { completeOrderId } = await payOffline(store, staff, paid);
    expect((await requireOrderById(store, caller, completeOrderId ?? '')).payments).toHaveLength(2);
    expect(await creditLeft(userId)).toMatchObject({ general: 0 });
  });
});
