import { and, eq } from 'drizzle-orm';
import { paymentEvents } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import type { CardProviders } from '../card-provider.ts';
import { transactionOfProvider } from '../records/transaction.ts';
import { CUSTOMER_MAY_BE_PRESENT, settlePayment } from './settle-payment.ts';

export interface PaymentEvent {
  readonly provider: string;
  /** The provider's own id of the event, the same at every delivery. */
  readonly id: string;
  /** The payment that it is about; null when it is about none. */
  readonly intentId: string | null;
  /** Our reference, which the provider was given with the payment. */
  readonly reference: string | null;
}

/**
 * POST payment-webhooks/{provider}, its signature found good: something has happened to a payment. What it says is not believed; the
 * provider is asked how the payment stands now, so that the order of events means nothing, and a second delivery does nothing.
 * Rejects when the provider does not answer: it will deliver again.
 */
export async function receivePaymentEvent(
  store: Store,
  cards: CardProviders,
  { provider, id, intentId, reference }: PaymentEvent,
): Promise<void> {
  const { operatorId } = store;
  const transaction = await store.read(async (db) => {
    const [known] = await db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(
        and(
          eq(paymentEvents.operatorId, operatorId),
          eq(paymentEvents.provider, provider),
          eq(paymentEvents.id, id),
        ),
      );
    if (known || intentId === null) return null;
    return transactionOfProvider(db, store, { provider, intentId, reference });
  });
  if (transaction !== null && transaction.settledAt === null)
    await settlePayment(store, cards, transaction, CUSTOMER_MAY_BE_PRESENT);
  // Kept after the work: a process that ends before it is told again, and the work may be repeated.
  const receivedAt = store.clock.now();
  await store.write((tx) =>
    tx.insert(paymentEvents).values({ operatorId, provider, id, receivedAt }).onConflictDoNothing(),
  );
}
