import { and, eq } from 'drizzle-orm';
import { paymentEvents } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { findTransactionByProvider } from '../cart/index.ts';
import type { CardProviders } from './card-provider.ts';
import { CUSTOMER_MAY_BE_PRESENT, settlePayment } from './settle-payment.ts';

export interface PaymentEvent {
  readonly provider: string;
  /** The provider's id of the event, the same at every delivery. */
  readonly id: string;
  /** The payment that the event is about; null if there is none. */
  readonly intentId: string | null;
  /** Our reference of the payment. */
  readonly reference: string | null;
}

/**
 * POST payment-webhooks/{provider}, called once its signature was verified: a payment has changed. Ignores the
 * event's content and asks the provider for the payment's current state, so that the order of events does not
 * matter and a second delivery has no effect. Rejects if the provider does not respond, so that the event is
 * delivered again.
 */
export async function receivePaymentEvent(
  store: Store,
  cards: CardProviders,
  { provider, id, intentId, reference }: PaymentEvent,
): Promise<void> {
  const { operatorId } = store;
  const transaction = await store.read(async (db) => {
    const [knownEvent] = await db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.operatorId, operatorId),
          eq(paymentEvents.provider, provider),
          eq(paymentEvents.id, id),
        ),
      );
    if (knownEvent || intentId === null) return null;
    return findTransactionByProvider(db, store, { provider, intentId, reference });
  });
  if (transaction !== null && transaction.settledAt === null)
    await settlePayment(store, cards, transaction, CUSTOMER_MAY_BE_PRESENT);
  // Stored last: if the process ends earlier, the event is delivered again and the work is repeated safely.
  const receivedAt = store.clock.now();
  await store.write((tx) =>
    tx.insert(paymentEvents).values({ operatorId, provider, id, receivedAt }).onConflictDoNothing(),
  );
}
