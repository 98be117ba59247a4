import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { loginAttempts } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { afterAttempt, LIMITS, type Limit, secondsToWait } from '../rules/attempt-limit.ts';

/** What is counted, and how much of it there may be. */
export interface CountedAttempt {
  readonly key: string;
  readonly limit: Limit;
}

/** What is tried, as a hash: names of people have no business in this table. */
export function attemptKey(...parts: readonly string[]): string {
  const named = parts.map((part) => part.trim().toLowerCase());
  return createHash('sha256').update(named.join(' ')).digest('hex');
}

/**
 * What a try at passwords counts for: each account that it may open, from this address and from all together. A name that
 * nobody has is counted like an account.
 */
export function passwordAttempts(accounts: readonly string[], ip: string): CountedAttempt[] {
  return accounts.flatMap((account) => [
    { key: attemptKey(account, ip), limit: LIMITS.passwordsFromOneAddress },
    { key: attemptKey(account), limit: LIMITS.passwords },
  ]);
}

/**
 * Counts a try before it is known how it ends, so that many at once are as many as one by one; a success is forgotten
 * afterwards.
 *
 * @throws DomainError 429 with the seconds to wait, while there have been too many
 */
export async function countAttempt(store: Store, counted: readonly CountedAttempt[]): Promise<void> {
  await store.write(async (tx) => {
    const now = store.clock.now();
    for (const { key, limit } of counted) {
      const window = await windowOf(tx, store, key);
      const seconds = secondsToWait(window, limit, now);
      if (seconds > 0) throw tooMany(seconds);
      const next = afterAttempt(window, limit, now);
      await tx
        .insert(loginAttempts)
        .values({ id: randomUUID(), operatorId: store.operatorId, key, ...next })
        .onConflictDoUpdate({ target: [loginAttempts.operatorId, loginAttempts.key], set: next });
    }
  });
}

/** 429, with a sentence that says how long to wait. */
export function tooMany(seconds: number): DomainError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new DomainError('rate-limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfter: seconds,
  });
}

/** Forgets what was counted, after a success. */
export async function forgetAttempts(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  counted: readonly CountedAttempt[],
): Promise<void> {
  const keys = counted.map(({ key }) => key);
  await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, operatorId), inArray(loginAttempts.key, keys)));
}

async function windowOf(db: Tx, { operatorId }: Pick<Store, 'operatorId'>, key: string) {
  const [window] = await db
    .select()
    .from(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, operatorId), eq(loginAttempts.key, key)));
  return window ?? null;
}
