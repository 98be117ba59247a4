import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import {
  authorisePayment,
  buildJoiningInput,
  buildPayRequest,
  createCustomer,
} from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
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

const { authoriseCart, finishPayment, readCounts } = createCardSteps(() => ({ store, cards }));

const PADLOCK_PENCE = 600;
const padlock = { id: demoId('product:padlock'), type: 'product', options: {} };
const dayPass = { id: demoId('product:day-pass'), type: 'product', options: {} };

const createBuyer = async (overrides: Parameters<typeof createCustomer>[1], items = [padlock]) => {
  const customer = await createCustomer(store, overrides);
  await addToCart(store, customer.caller, { items });
  return customer;
};
const useCredit = (caller: Caller, kind: CreditKind, amount: number) =>
  setCredit(store, caller, { kind, amount });
const readCreditLeft = (userId: string) =>
  store.read(async (db) => {
    const { creditBalance, membershipCredit } = await findCustomerById(db, store, userId);
    return { general: creditBalance, membership: membershipCredit };
  });
const readIntentId = (clientSecret: string | null) => (clientSecret ?? '').replace('_secret', '');
const freely = { source: 'activity-booking', itemHash: null, terms: [], completedWaivers: [] };
const completeFreeCart = (caller: Caller) =>
  completeFreeOrder(store, caller, { ...freely, attemptId: null, termsAccepted: true });

describe('credit in the basket', () => {
  // Proves K3.1.
  test('the server stores credit in the basket and deducts it from the total; an amount of 0 removes it', async () => {
    const { caller } = await createBuyer({ creditBalance: 500 });
    const cart = await useCredit(caller, 'general', 400);
    expect(cart.totals).toMatchObject({ total: PADLOCK_PENCE, balance: 200 });
    expect(cart.payments).toEqual([{ tenderType: 'credit', amount: 400 }]);
    expect(cart.credits.general).toMatchObject({ maxApplicable: 500, applied: 400 });
    expect(await getCart(store, caller)).toEqual({ ...cart, serverTime: expect.any(String) });
    const cartWithoutCredit = await useCredit(caller, 'general', 0);
    expect([cartWithoutCredit.totals.balance, cartWithoutCredit.payments]).toEqual([PADLOCK_PENCE, []]);
  });

  // Proves K3.1.
  test('credit in the basket cannot exceed the customer’s balance or what the basket can use', async () => {
    const { caller } = await createBuyer({ creditBalance: 10_000, membershipCredit: 500 });
    expect((await catchRefusal(useCredit(caller, 'general', PADLOCK_PENCE + 1))).errors).toEqual({
      amount: ['You can use up to £6.00 of this credit here.'],
    });
    expect((await catchRefusal(useCredit(caller, 'membership', 1))).errors).toHaveProperty('amount');
    const { caller: poor } = await createBuyer({ creditBalance: 100 });
    expect((await catchRefusal(useCredit(poor, 'general', 101))).errors).toHaveProperty('amount');
    const { caller: callerWithEmptyCart } = await createCustomer(store, { creditBalance: 100 });
    expect((await catchRefusal(useCredit(callerWithEmptyCart, 'general', 1))).errors).toHaveProperty(
      'amount',
    );
    expect(await getCart(store, callerWithEmptyCart)).toBeNull();
  });

  // Proves K3.2.
  test('membership credit pays for the membership before general credit pays for anything', async () => {
    const { caller, userId } = await createBuyer({ creditBalance: 100_000, membershipCredit: 500 });
    await storeJoining(store, caller, buildJoiningInput(store));
    const total = (await getCart(store, caller))?.totals.total ?? 0;
    await useCredit(caller, 'general', total);
    const cart = await useCredit(caller, 'membership', 500);
    expect(cart.credits.general.applied).toBe(total - 500);
    expect(cart.totals.balance).toBe(0);
    await completeFreeCart(caller);
    expect(await readCreditLeft(userId)).toEqual({ general: 100_000 - (total - 500), membership: 0 });
  });

  test('after a removal, credit stays up to the remaining total, and does not grow with the next item', async () => {
    const { caller } = await createBuyer({ creditBalance: 2000 }, [padlock, dayPass]);
    const cart = await useCredit(caller, 'general', PADLOCK_PENCE + 950);
    const [, pass] = cart.items;
    const remainingCart = await removeFromCart(store, caller, [pass?.id ?? '']);
    expect([remainingCart.payments, remainingCart.totals.balance]).toEqual([
      [{ tenderType: 'credit', amount: PADLOCK_PENCE }],
      0,
    ]);
    const more = await addToCart(store, caller, { items: [dayPass] });
    expect(more.totals.balance).toBe(950);
  });

  test('credit in the basket is capped when one front end clears its items', async () => {
    const { caller } = await createBuyer({ creditBalance: 100_000 });
    await storeJoining(store, caller, buildJoiningInput(store));
    await useCredit(caller, 'general', (await getCart(store, caller))?.totals.total ?? 0);
    await clearCart(store, caller, 'online-joining');
    await addToCart(store, caller, { items: [dayPass] });
    expect((await getCart(store, caller))?.payments).toEqual([
      { tenderType: 'credit', amount: PADLOCK_PENCE },
    ]);
  });
});

describe('an order with credit', () => {
  test('an order with credit charges the rest to the card and spends the credit once', async () => {
    const { caller, userId } = await createBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 400);
    const { transactionUuid, clientSecret } = await authoriseCart(caller);
    expect(cards.intents.get(readIntentId(clientSecret))?.amount).toBe(200);
    cards.setStatus(readIntentId(clientSecret), 'requires_capture');
    const [first, second] = [
      await finishPayment(caller, transactionUuid),
      await finishPayment(caller, transactionUuid),
    ];
    expect(second).toEqual(first);
    const order = await requireOrderById(store, caller, first.completeOrderId ?? '');
    expect(order.total).toBe(PADLOCK_PENCE);
    expect(order.payments.map(({ tenderType, amount }) => [tenderType, amount])).toEqual([
      ['credit', 400],
      ['card', 200],
    ]);
    expect(await readCreditLeft(userId)).toMatchObject({ general: 100 });
  });

  // Proves K3.3.
  test('an order with credit needs no card if credit pays all of it, and confirming twice makes one order', async () => {
    const { caller, userId, email } = await createBuyer({ creditBalance: 1000 });
    expect((await catchRefusal(completeFreeCart(caller))).message).toBe('You need to pay for this order.');
    await useCredit(caller, 'general', PADLOCK_PENCE);
    await Promise.allSettled([completeFreeCart(caller), completeFreeCart(caller)]);
    expect(await readCounts(email)).toMatchObject({ orders: 1, charges: 0 });
    expect(await readCreditLeft(userId)).toMatchObject({ general: 400 });
  });

  test('an order with credit prepares and pays a card session for the rest only', async () => {
    const { caller, userId } = await createBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 500);
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    const request = await buildPayRequest(store, caller);
    const sessionRequest = { ...request, paymentSessionId };
    const { transactionUuid, amount } = await createSessionPayment(store, cards, caller, sessionRequest);
    expect(amount).toBe(100);
    cards.setStatus(paymentSessionId, 'requires_capture');
    await finishPayment(caller, transactionUuid);
    expect(await readCreditLeft(userId)).toMatchObject({ general: 0 });
  });

  test('an order with credit is refused if the card session was prepared with a different amount of credit', async () => {
    const { caller } = await createBuyer({ creditBalance: 500 });
    const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
    await useCredit(caller, 'general', 500);
    const paymentRequest = { ...(await buildPayRequest(store, caller)), paymentSessionId };
    expect(
      (await catchRefusal(createSessionPayment(store, cards, caller, paymentRequest))).message,
    ).toContain('basket');
  });

  test('an order with credit is refused if the tenders do not match the credit in the basket', async () => {
    const { caller } = await createBuyer({ creditBalance: 500 });
    const cardPayment = { payments: [{ tenderType: 'card' as const, amount: PADLOCK_PENCE }] };
    await useCredit(caller, 'general', 500);
    expect((await catchRefusal(authoriseCart(caller, cardPayment))).errors).toHaveProperty('payments');
    await useCredit(caller, 'general', 0);
    const creditPayment = {
      payments: [
        { tenderType: 'credit' as const, amount: 500 },
        { tenderType: 'card' as const, amount: 100 },
      ],
    };
    expect((await catchRefusal(authoriseCart(caller, creditPayment))).errors).toHaveProperty('payments');
  });

  // Proves K3.4.
  test('an order with credit charges nothing if the credit changed after the card was confirmed', async () => {
    const { caller, userId, email } = await createBuyer({ creditBalance: 500 });
    await useCredit(caller, 'general', 500);
    const { transactionUuid, intentId } = await authorisePayment(store, cards, caller);
    await useCredit(caller, 'general', 0);
    expect((await catchRefusal(finishPayment(caller, transactionUuid))).message).toContain('basket');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await readCounts(email)).toMatchObject({ orders: 0, charges: 0 });
    expect(await readCreditLeft(userId)).toMatchObject({ general: 500 });
  });

  test('an order with credit releases a card authorisation for a different amount', async () => {
    const { caller } = await createBuyer({ creditBalance: 500 });
    const { intentId } = await authorisePayment(store, cards, caller);
    await releaseStalePayments(store, cards, caller.userId);
    expect(cards.intents.get(intentId)?.status).toBe('requires_capture');
    await useCredit(caller, 'general', 500);
    await releaseStalePayments(store, cards, caller.userId);
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('an order with credit is paid at the till with the credit that staff put in the basket', async () => {
    const { caller: staff } = await createCustomer(store, { role: 'staff' });
    const { caller, userId } = await createCustomer(store, { creditBalance: 400 });
    const credit = { kind: 'general' as const, amount: 400 };
    expect((await catchRefusal(setCredit(store, caller, credit, staff.userId))).status).toBe(403);
    await addToCart(store, staff, { items: [padlock], selectedUserId: userId });
    const cart = await setCredit(store, staff, credit, userId);
    const till = { selectedUserId: userId, ...freely, source: 'front-of-house', itemHash: cart.itemHash };
    const cash = { tenderType: 'cash' as const, amount: 200 };
    const paidRequest = { ...till, payments: [...cart.payments, cash] };
    const { completeOrderId } = await payOffline(store, staff, paidRequest);
    expect((await requireOrderById(store, caller, completeOrderId ?? '')).payments).toHaveLength(2);
    expect(await readCreditLeft(userId)).toMatchObject({ general: 0 });
  });
});
