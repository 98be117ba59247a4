import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  type CountedAttempt,
  countAttemptOrThrow,
  forgetAttempts,
  formatAttemptKey,
} from '../common/index.ts';
import type { Caller } from '../common/types.ts';

/**
 * Counts a customer's card attempt.
 * @throws DomainError 429 after too many attempts without an order
 */
export async function countCardAttempt(store: Store, caller: Caller): Promise<void> {
  await countAttemptOrThrow(store, buildCardAttempts(caller));
}

/** Resets the count after a successful payment, because the earlier attempts were not a test of stolen numbers. */
export async function forgetCardAttempts(store: Store, caller: Caller): Promise<void> {
  await store.write((tx) => forgetAttempts(tx, store, buildCardAttempts(caller)));
}

function buildCardAttempts({ userId }: Caller): CountedAttempt[] {
  return [{ key: formatAttemptKey('cards', userId), limit: ATTEMPT_LIMITS.cards }];
}
