import { and, eq } from 'drizzle-orm';
import type { Session } from '../domain/common/types.ts';
import { getLedger } from '../domain/front-of-house/index.ts';
import {
  authorise,
  complete,
  completeFree,
  createSessionPayment,
  type PaymentRequest,
  payOffline,
  prepareSessionPayment,
  settlePayment,
} from '../domain/payments/index.ts';
import { carts, transactions } from '../store/schema/sales.ts';
import type { Store } from '../store/store.ts';
import type { FakeCards } from './fake-cards.ts';
import { aCustomer, authorisePayment, buildPayment } from './joining-customer.ts';

interface World {
  readonly store: Store;
  readonly cards: FakeCards;
  readonly session: Session;
}

/**
 * Goes one way to an order except for its last call.
 * @returns that call
 */
type OrderScript = (world: World) => Promise<() => Promise<unknown>>;

const SOURCE = 'online-joining';

/** Pays for the basket as the customer saw it earlier, whatever has happened since. */
const byCard: OrderScript = async ({ store, cards, session }) => {
  const read = await buildPayment(store, session);
  return () => authorise(store, cards, session, { ...read, sessionKey: '', billing: null });
};

const completing: OrderScript = async ({ store, cards, session }) => {
  const { transactionUuid } = await authorisePayment(store, cards, session);
  return () => complete(store, cards, session, { transactionUuid, source: SOURCE });
};

const bySession: OrderScript = async ({ store, cards, session }) => {
  const { paymentSessionId } = await prepareSessionPayment(store, cards, session);
  const read = await buildPayment(store, session);
  return () => createSessionPayment(store, cards, session, { ...read, paymentSessionId });
};

/** The money was already taken and the customer does not come back, so a webhook or the sweep settles the payment. */
const settling: OrderScript = async ({ store, cards, session }) => {
  const { intentId } = await authorisePayment(store, cards, session);
  cards.settle(intentId, 'succeeded');
  const payments = await store.read((db) => db.select().from(transactions));
  const payment = payments.find((one) => one.customerId === session.userId && one.intentId === intentId);
  if (!payment) throw new Error('There is no such payment.');
  return async () => {
    const settled = await settlePayment(store, cards, payment, { releasesHolds: true, endsPending: true });
    if (settled === 'refunded') throw new RefundedError();
    return settled;
  };
};

const atTheTill: OrderScript = async ({ store, session }) => {
  const { session: staff } = await aCustomer(store, { role: 'staff' });
  const read = await buildPayment(store, session);
  const payments = asCash(read.payments);
  const asked = { ...read, payments, itemHash: read.itemHash ?? '', source: 'front-of-house' };
  // Moves the basket to the till, as if staff had filled it there.
  await store.write((tx) =>
    tx
      .update(carts)
      .set({ channel: 'till' })
      .where(and(eq(carts.customerId, session.userId), eq(carts.status, 'open'))),
  );
  return () => payOffline(store, staff, { ...asked, selectedUserId: session.userId });
};

const asCash = (payments: PaymentRequest['payments']) =>
  payments.map((line) => (line.tenderType === 'card' ? { ...line, tenderType: 'cash' as const } : line));

/** The ways to an order that costs something. */
export const PAID_WAYS: Readonly<Record<string, OrderScript>> = {
  'authorising a card': byCard,
  'completing a card payment': completing,
  'paying in a session': bySession,
  'settling without the customer': settling,
  'cash at the till': atTheTill,
};

/** The way to an order that costs nothing. */
export const FREE_WAY: OrderScript = async ({ store, session }) => {
  const { itemHash } = await buildPayment(store, session);
  const asked = { source: SOURCE, itemHash, terms: [], completedWaivers: [], attemptId: null };
  return () => completeFree(store, session, { ...asked, termsAccepted: true });
};

/** Taken money was refunded, because its order was refused. */
class RefundedError extends Error {
  override readonly name = 'RefundedError';
}

/**
 * Runs a call that is refused.
 * @returns the code or the message of the refusal; `refunded` if money was given back
 */
export async function endOf(call: () => Promise<unknown>): Promise<string> {
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
export async function findOrdersAndMoney(store: Store, cards: FakeCards, email: string) {
  const { orders } = (await getLedger(store, { email })).counts;
  const kept = [...cards.intents.values()].filter(
    ({ status, isRefunded }) => status === 'requires_capture' || (status === 'succeeded' && !isRefunded),
  );
  return { orders, money: kept.length };
}
