import type { Store } from '../../store/store.ts';
import type { Caller, SavedCard } from '../common/types.ts';
import type { CardProviders } from './card-provider.ts';
import { findSavedCards, removeSavedCards } from './records/saved-card.ts';

/** GET my-account/saved-card: the card that was saved last; null if there is none. */
export async function getAccountCard(store: Store, caller: Caller): Promise<SavedCard | null> {
  const [latestCard] = await store.read((db) => findSavedCards(db, store, caller.userId));
  return latestCard ?? null;
}

/**
 * DELETE my-account/saved-card: deletes every saved card of the customer, in our records first and then at the
 * provider. If the provider cannot be reached it keeps a card, but nothing refers to it any more.
 */
export async function removeAccountCards(store: Store, cards: CardProviders, caller: Caller): Promise<void> {
  const providers = await store.write((tx) => removeSavedCards(tx, store, caller.userId));
  for (const provider of providers) await cards.findByName(provider).forgetCards(caller.userId);
}
