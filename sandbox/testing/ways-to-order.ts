import { and, eq } from 'drizzle-orm';
import type { Caller } from '../domain/common/types.ts';
import { getLedger } from '../domain/front-of-house/index.ts';
import {
  authoriseCard,
  completeFreeOrder,
  completePayment,
  createSessionPayment,
  type PaymentRequest,
  payOffline,
  prepareSessionPayment,
  settlePayment,
} from '../domain/payments/index.ts';
import { carts, transactions } from '../store/schema/sales.ts';
import type { Store } from '../store/store.ts';
import type { FakeCards } from './fake-cards.ts';
import { authorisePayment, buildPayRequest, createCustomer } from './joining-customer.ts';

interface OrderWorld {
  readonly store: Store;
  readonly cards: FakeCards;
  readonly caller: Caller;
}

/**
 * Goes one way to an order except for its last call.
 * @returns that call
 */
type OrderScript = (world: OrderWorld) => Promise<() => Promise<unknown>>;

const SOURCE = 'online-joining';

/** Pays for the basket as the customer saw it earlier, whatever has happened since. */
const payByCard: OrderScript = async ({ store, cards, caller }) => {
  const shownPayment = await buildPayRequest(store, caller);
  return () => authoriseCard(store, cards, caller, { ...shownPayment, sessionKey: '', billing: null });
};

const completeCard: OrderScript = async ({ store, cards, caller }) => {
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  return () => completePayment(store, cards, caller, { transactionUuid, source: SOURCE });
};

const payInSession: OrderScript = async ({ store, cards, caller }) => {
  const { paymentSessionId } = await prepareSessionPayment(store, cards, caller);
  const shownPayment = await buildPayRequest(store, caller);
  return () => createSessionPayment(store, cards, caller, { ...shownPayment, paymentSessionId });
};

/** The money was already taken and the customer does not come back, so a webhook or the sweep settles the payment. */
const settleWithoutCustomer: OrderScript = async ({ store, cards, caller }) => {
  const { intentId } = await authorisePayment(store, cards, caller);
  cards.setStatus(intentId, 'succeeded');
  const payments = await store.read((db) => db.select().from(transactions));
  const payment = payments.find(
    (payment) => payment.customerId === caller.userId && payment.intentId === intentId,
  );
  if (!payment) throw new Error('There is no such payment.');
  return async () => {
    const settlement = await settlePayment(store, cards, payment, {
      releasesHeldMoney: true,
      endsPending: true,
    });
    if (settlement === 'refunded') throw new RefundedError();
    return settlement;
  };
};

const payAtTill: OrderScript = async ({ store, caller }) => {
  const { caller: staff } = await createCustomer(store, { role: 'staff' });
  const shownPayment = await buildPayRequest(store, caller);
  const payments = toCashLines(shownPayment.payments);
  const offlinePayment = {
    ...shownPayment,
    payments,
    itemHash: shownPayment.itemHash ?? '',
    source: 'front-of-house',
  };
  // Moves the basket to the till, as if staff had filled it there.
  await store.write((tx) =>
    tx
      .update(carts)
      .set({ channel: 'till' })
      .where(and(eq(carts.customerId, caller.userId), eq(carts.status, 'open'))),
  );
  return () => payOffline(store, staff, { ...offlinePayment, selectedUserId: caller.userId });
};

const toCashLines = (payments: PaymentRequest['payments']) =>
  payments.map((line) => (line.tenderType === 'card' ? { ...line, tenderType: 'cash' as const } : line));

/** The ways to an order that costs something. */
export const PAID_ORDER_SCRIPTS: Readonly<Record<string, OrderScript>> = {
  'authorising a card': payByCard,
  'completing a card payment': completeCard,
  'paying in a session': payInSession,
  'settling without the customer': settleWithoutCustomer,
  'cash at the till': payAtTill,
};

/** The way to an order that costs nothing. */
export const orderForFree: OrderScript = async ({ store, caller }) => {
  const { itemHash } = await buildPayRequest(store, caller);
  const freeOrder = { source: SOURCE, itemHash, terms: [], completedWaivers: [], attemptId: null };
  return () => completeFreeOrder(store, caller, { ...freeOrder, termsAccepted: true });
};

/** Taken money was refunded, because its order was refused. */
class RefundedError extends Error {
  override readonly name = 'RefundedError';
}

/**
 * Runs a call that is refused.
 * @returns the code or the message of the refusal; `refunded` if money was given back
 */
export async function describeOutcome(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'ordered';
  } catch (error) {
    if (error instanceof RefundedError) return 'refunded';
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
    const reasons = 'reasons' in error ? Object.values(Object(error.reasons)) : [];
    return String(code ?? reasons[0] ?? error.message);
  }
}

/** The numbers of a customer's orders and charges. */
export async function countOrdersAndMoney(store: Store, cards: FakeCards, email: string) {
  const { orders } = (await getLedger(store, { email })).counts;
  const unrefundedIntents = [...cards.intents.values()].filter(
    ({ status, isRefunded }) => status === 'requires_capture' || (status === 'succeeded' && !isRefunded),
  );
  return { orders, money: unrefundedIntents.length };
}
