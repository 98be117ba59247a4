import type { Store } from '../../store/store.ts';
import type { CardProviders } from '../card-provider.ts';
import { type TransactionRecord, unsettledTransactions, updateTransaction } from '../records/transaction.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

const MINUTE_MS = 60_000;
/** A completion takes seconds: what has not ended after this was interrupted. */
const ENDED_MS = 2 * MINUTE_MS;
/** As long as a customer may take over the bank's check, a reload and another card. */
const HOLD_MS = 60 * MINUTE_MS;
/** A payment that holds nothing costs nothing: a page may stay open for a day. */
const PENDING_MS = 24 * 60 * MINUTE_MS;
/** A long stop leaves no more than this to one sweep. */
const MAX_PER_SWEEP = 500;

/** How many payments a sweep has brought to which end; `failed` could not be asked about and are looked at again. */
export type SweptPayments = Record<Settlement | 'failed', number>;

/**
 * Looks at every payment that was begun and of which it is not known that the provider's books agree: completes or refunds money that
 * was taken, releases what is held for a basket that its customer has left, and ends what was never paid.
 */
export async function sweepPayments(store: Store, cards: CardProviders): Promise<SweptPayments> {
  const now = store.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const due = await store.read((db) =>
    unsettledTransactions(db, store, {
      waitingSince: before(HOLD_MS),
      endedSince: before(ENDED_MS),
      limit: MAX_PER_SWEEP,
    }),
  );
  const swept: SweptPayments = { ordered: 0, refunded: 0, released: 0, waiting: 0, failed: 0 };
  for (const transaction of due) {
    const settlement = await settleOne(
      store,
      cards,
      transaction,
      transaction.createdAt <= before(PENDING_MS),
    );
    swept[settlement] += 1;
  }
  return swept;
}

async function settleOne(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  endsPending: boolean,
): Promise<Settlement | 'failed'> {
  const options = { releasesHolds: true, endsPending };
  const settlement = await settlePayment(store, cards, transaction, options).catch(() => 'failed' as const);
  // Asked again later, after those that have not been asked yet.
  if (settlement === 'waiting' || settlement === 'failed')
    await store.write((tx) => updateTransaction(tx, store, transaction.id, {}));
  return settlement;
}
