import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { aCustomer, authorisePayment, buildPayment, joiningInput } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { CreditKind, Session } from '../common/types.ts';
import { storeJoining } from '../held-memberships/index.ts';
import {
  completeFree,
  createSessionPayment,
  orderById,
  payOffline,
  prepareSessionPayment,
  releaseHolds,
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

const aBuyer = async (given: Parameters<typeof aCustomer>[1], items = [padlock]) => {
  const customer = await aCustomer(store, given);
  await addToCart(store, customer.session, { items });
  return customer;
};
const useCredit = (session: Session, kind: CreditKind, amount: number) =>
  setCredit(store, session, { kind, amount });
const creditLeft = (userId: string) =>
  store.read(async (db) => {
    const { creditBalance, membershipCredit } = await findCustomerById(db, store, userId);
    return { general: creditBalance, membership: membershipCredit };
  });
const intentOf = (clientSecret: string | null) => (clientSecret ?? '').replace('_secret', '');
const freely = { source: 'activity-booking', itemHash: null, terms: [], completedWaivers: [] };
const completeFreeOrder = (session: Session) =>
  completeFree(store, session, { ...freely, attemptId: null, termsAccepted: true });

describe('credit in the basket', () => {
  // Proves K3.1.
  test('the server stores credit in the basket and deducts it from the total; an amount of 0 removes it', async () => {
    const { session } = await aBuyer({ creditBalance: 500 });
    const cart = await useCredit(session, 'general', 400);
    expect(cart.totals).toMatchObject({ total: PADLOCK, balance: 200 });
    expect(cart.payments).toEqual([{ tenderType: 'credit', amount: 400 }]);
    expect(cart.credits.general).toMatchObject({ maxApplicable: 500, applied: 400 });
    expect(await getCart(store, session)).toEqual({ ...cart, serverTime: expect.any(String) });
    const without = await useCredit(session, 'general', 0);
    expect([without.totals.balance, without.payments]).toEqual([PADLOCK, []]);
  });

  // Proves K3.1.
  test('credit in the basket cannot exceed the customer’s balance or what the basket can use', async () => {
    const { session } = await aBuyer({ creditBalance: 10_000, membershipCredit: 500 });
    expect((await catchRefusal(useCredit(session, 'general', PADLOCK + 1))).errors).toEqual({
      amount: ['You can use up to £6.00 of this credit here.'],
    });
    expect((await catchRefusal(useCredit(session, 'membership', 1))).errors).toHaveProperty('amount');
    const { session: poor } = await aBuyer({ creditBalance: 100 });
    expect((await catchRefusal(useCredit(poor, 'general', 101))).errors).toHaveProperty('amount');
    const { session: empty } = await aCustomer(store, { creditBalance: 100 });
    expect((await catchRefusal(useCredit(empty, 'general', 1))).errors).toHaveProperty('amount');
    expect(await getCart(store, empty)).toBeNull();
  });

  // Proves K3.2.
  test('membership credit pays for the membership before general credit pays for anything', async () => {
    const { session, userId } = await aBuyer({ creditBalance: 100_000, membershipCredit: 500 });
    await storeJoining(store, session, joiningInput(store));
    const total = (await getCart(store, session))?.totals.total ?? 0;
    await useCredit(session, 'general', total);
    const cart = await useCredit(session, 'membership', 500);
    expect(cart.credits.general.applied).toBe(total - 500);
    expect(cart.totals.balance).toBe(0);
    await completeFreeOrder(session);
    expect(await creditLeft(userId)).toEqual({ general: 100_000 - (total - 500), membership: 0 });
  });

  test('after a removal, credit stays up to the remaining total, and does not grow with the next item', async () => {
    const { session } = await aBuyer({ creditBalance: 2000 }, [padlock, dayPass]);
    const cart = await useCredit(session, 'general', PADLOCK + 950);
    const [, pass] = cart.items;
    const left = await removeFromCart(store, session, [pass?.id ?? '']);
    expect([left.payments, left.totals.balance]).toEqual([[{ tenderType: 'credit', amount: PADLOCK }], 0]);
    const more = await addToCart(store, session, { items: [dayPass] });
    expect(more.totals.balance).toBe(950);
  });

  test('credit in the basket is capped when one front end clears its items', async () => {
    const { session } = await aBuyer({ creditBalance: 100_000 });
    await storeJoining(store, session, joiningInput(store));
    await useCredit(session, 'general', (await getCart(store, session))?.totals.total ?? 0);
    await clearCart(store, session, 'online-joining');
    await addToCart(store, session, { items: [dayPass] });
    expect((await getCart(store, session))?.payments).toEqual([{ tenderType: 'credit', amount: PADLOCK }]);
  });
});

describe('an order with credit', () => {
  test('an order with credit charges the rest to the card and spends the credit once', async () => {
    const { session, userId } = await aBuyer({ creditBalance: 500 });
    await useCredit(session, 'general', 400);
    const { transactionUuid, clientSecret } = await authoriseCart(session);
    expect(cards.intents.get(intentOf(clientSecret))?.amount).toBe(200);
    cards.settle(intentOf(clientSecret), 'requires_capture');
    const [first, second] = [await finish(session, transactionUuid), await finish(session, transactionUuid)];
    expect(second).toEqual(first);
    const order = await orderById(store, session, first.completeOrderId ?? '');
    expect(order.total).toBe(PADLOCK);
    expect(order.payments.map(({ tenderType, amount }) => [tenderType, amount])).toEqual([
      ['credit', 400],
      ['card', 200],
    ]);
    expect(await creditLeft(userId)).toMatchObject({ general: 100 });
  });

  // Proves K3.3.
  test('an order with credit needs no card if credit pays all of it, and confirming twice makes one order', async () => {
    const { session, userId, email } = await aBuyer({ creditBalance: 1000 });
    expect((await catchRefusal(completeFreeOrder(session))).message).toBe('You need to pay for this order.');
    await useCredit(session, 'general', PADLOCK);
    await Promise.allSettled([completeFreeOrder(session), completeFreeOrder(session)]);
    expect(await countsFor(email)).toMatchObject({ orders: 1, charges: 0 });
    expect(await creditLeft(userId)).toMatchObject({ general: 400 });
  });

  test('an order with credit prepares and pays a card session for the rest only', async () => {
    const { session, userId } = await aBuyer({ creditBalance: 500 });
    await useCredit(session, 'general', 500);
    const { paymentSessionId } = await prepareSessionPayment(store, cards, session);
    const request = await buildPayment(store, session);
    const asked = { ...request, paymentSessionId };
    const { transactionUuid, amount } = await createSessionPayment(store, cards, session, asked);
    expect(amount).toBe(100);
    cards.settle(paymentSessionId, 'requires_capture');
    await finish(session, transactionUuid);
    expect(await creditLeft(userId)).toMatchObject({ general: 0 });
  });

  test('an order with credit is refused if the card session was prepared with a different amount of credit', async () => {
    const { session } = await aBuyer({ creditBalance: 500 });
    const { paymentSessionId } = await prepareSessionPayment(store, cards, session);
    await useCredit(session, 'general', 500);
    const asked = { ...(await buildPayment(store, session)), paymentSessionId };
    expect((await catchRefusal(createSessionPayment(store, cards, session, asked))).message).toContain(
      'basket',
    );
  });

  test('an order with credit is refused if the tenders do not match the credit in the basket', async () => {
    const { session } = await aBuyer({ creditBalance: 500 });
    const byCard = { payments: [{ tenderType: 'card' as const, amount: PADLOCK }] };
    await useCredit(session, 'general', 500);
    expect((await catchRefusal(authoriseCart(session, byCard))).errors).toHaveProperty('payments');
    await useCredit(session, 'general', 0);
    const withCredit = {
      payments: [
        { tenderType: 'credit' as const, amount: 500 },
        { tenderType: 'card' as const, amount: 100 },
      ],
    };
    expect((await catchRefusal(authoriseCart(session, withCredit))).errors).toHaveProperty('payments');
  });

  // Proves K3.4.
  test('an order with credit charges nothing if the credit changed after the card was confirmed', async () => {
    const { session, userId, email } = await aBuyer({ creditBalance: 500 });
    await useCredit(session, 'general', 500);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, session);
    await useCredit(session, 'general', 0);
    expect((await catchRefusal(finish(session, transactionUuid))).message).toContain('basket');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await countsFor(email)).toMatchObject({ orders: 0, charges: 0 });
    expect(await creditLeft(userId)).toMatchObject({ general: 500 });
  });

  test('an order with credit releases a card authorisation for a different amount', async () => {
    const { session } = await aBuyer({ creditBalance: 500 });
    const { intentId } = await authorisePayment(store, cards, session);
    await releaseHolds(store, cards, session.userId);
    expect(cards.intents.get(intentId)?.status).toBe('requires_capture');
    await useCredit(session, 'general', 500);
    await releaseHolds(store, cards, session.userId);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('an order with credit is paid at the till with the credit that staff put in the basket', async () => {
    const { session: staff } = await aCustomer(store, { role: 'staff' });
    const { session, userId } = await aCustomer(store, { creditBalance: 400 });
    const credit = { kind: 'general' as const, amount: 400 };
    expect((await catchRefusal(setCredit(store, session, credit, staff.userId))).status).toBe(403);
    await addToCart(store, staff, { items: [padlock], selectedUserId: userId });
    const cart = await setCredit(store, staff, credit, userId);
    const till = { selectedUserId: userId, ...freely, source: 'front-of-house', itemHash: cart.itemHash };
    const cash = { tenderType: 'cash' as const, amount: 200 };
    const paid = { ...till, payments: [...cart.payments, cash] };
    const { completeOrderId } = await payOffline(store, staff, paid);
    expect((await orderById(store, session, completeOrderId ?? '')).payments).toHaveLength(2);
    expect(await creditLeft(userId)).toMatchObject({ general: 0 });
  });
});
