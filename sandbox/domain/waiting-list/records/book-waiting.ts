import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { orderAtOnce, WAITING_LIST } from '../../payments/index.ts';
import type { WaitingRecord, WaitingTarget } from '../../sessions/index.ts';
import type { WaitingQuote } from './waiting-quotes.ts';

/** Books the places that are held for an entry and cost nothing. */
export function bookWaiting(
  tx: Tx,
  store: Store,
  { id, type }: Pick<WaitingTarget, 'id' | 'type'>,
  { id: offerId, customerId }: WaitingRecord,
  quotes: readonly WaitingQuote[],
): Promise<void> {
  const items = quotes.map(({ person, pricingOptionId }) => {
    return { id, type, options: {}, offerId, purchasedForUserId: person.id, pricingOptionId };
  });
  return orderAtOnce(tx, store, { customerId, items, source: WAITING_LIST, tender: null });
}
