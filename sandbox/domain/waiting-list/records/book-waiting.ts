import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { placeImmediateOrder, WAITING_LIST_SOURCE } from '../../payments/index.ts';
import type { WaitingRecord, WaitingTarget } from '../../sessions/index.ts';
import type { WaitingQuote } from './waiting-quotes.ts';

/** Books the places that are held for an entry and cost nothing. */
export function bookWaitingEntry(
  tx: Tx,
  store: Store,
  { id, type }: Pick<WaitingTarget, 'id' | 'type'>,
  { id: offerId, customerId }: WaitingRecord,
  quotes: readonly WaitingQuote[],
): Promise<void> {
  const items = quotes.map(({ person, pricingOptionId }) => {
    return { id, type, options: {}, offerId, purchasedForUserId: person.id, pricingOptionId };
  });
  return placeImmediateOrder(tx, store, { customerId, items, source: WAITING_LIST_SOURCE, tenderType: null });
}
