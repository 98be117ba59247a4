import type { Store } from '../../store/store.ts';
import { attemptKey, type CountedAttempt, countAttempt, forgetAttempts, LIMITS } from '../common/index.ts';
import type { Session } from '../common/types.ts';

/**
 * Counts a customer's card attempt.
 * @throws DomainError 429 after too many attempts without an order
 */
export async function countCard(store: Store, session: Session): Promise<void> {
  await countAttempt(store, cardsOf(session));
}

/** Resets the count after a successful payment, because the earlier attempts were not a test of stolen numbers. */
export async function forgetCards(store: Store, session: Session): Promise<void> {
  await store.write((tx) => forgetAttempts(tx, store, cardsOf(session)));
}

function cardsOf({ userId }: Session): CountedAttempt[] {
  return [{ key: attemptKey('cards', userId), limit: LIMITS.cards }];
}
