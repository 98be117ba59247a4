import type { Store } from '../../store/store.ts';
import { findUnsettledTransactions, type TransactionRecord, updateTransaction } from '../cart/index.ts';
import type { CardProviders } from './card-provider.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

const MS_PER_MINUTE = 60_000;
/** A completion takes seconds; one that takes longer than this was interrupted. */
const INTERRUPTED_AFTER_MS = 2 * MS_PER_MINUTE;
/** Enough time for a bank's challenge, a reload and another card. */
const ABANDONED_AFTER_MS = 60 * MS_PER_MINUTE;
/** A payment without held money costs nothing: a page may stay open for a day. */
const UNPAID_ENDS_AFTER_MS = 24 * 60 * MS_PER_MINUTE;
/** Limits a sweep after the server was down for long. */
const MAX_PAYMENTS_PER_SWEEP = 500;

/** The number of payments by result; those under `failed` could not be checked and are retried. */
export type SweptPayments = Record<Settlement | 'failed', number>;

/**
 * Settles every payment that may differ from the provider's records: completes or refunds taken money, releases money held
 * for an abandoned basket, and ends unpaid payments.
 */
export async function sweepPayments(store: Store, cards: CardProviders): Promise<SweptPayments> {
  const nowMs = store.clock.now().getTime();
  const subtractFromNow = (ms: number) => new Date(nowMs - ms);
  const unsettledTransactions = await store.read((db) =>
    findUnsettledTransactions(db, store, {
      pendingBefore: subtractFromNow(ABANDONED_AFTER_MS),
      endedBefore: subtractFromNow(INTERRUPTED_AFTER_MS),
      limit: MAX_PAYMENTS_PER_SWEEP,
    }),
  );
  const counts: SweptPayments = { ordered: 0, refunded: 0, released: 0, waiting: 0, failed: 0 };
  for (const transaction of unsettledTransactions) {
    const settlement = await settleWithoutFailing(
      store,
      cards,
      transaction,
      transaction.createdAt <= subtractFromNow(UNPAID_ENDS_AFTER_MS),
    );
    counts[settlement] += 1;
  }
  return counts;
}

async function settleWithoutFailing(
  store: Store,
  cards: CardProviders,
  transaction: TransactionRecord,
  endsPending: boolean,
): Promise<Settlement | 'failed'> {
  const options = { releasesHeldMoney: true, endsPending };
  const settlement = await settlePayment(store, cards, transaction, options).catch(() => 'failed' as const);
  // Moves it behind the payments that have not been checked yet.
  if (settlement === 'waiting' || settlement === 'failed')
    await store.write((tx) => updateTransaction(tx, store, transaction.id, {}));
  return settlement;
}
