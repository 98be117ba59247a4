import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { loginAttempts } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { afterFailure, secondsToWait } from '../rules/login-limit.ts';

/** Who tries from where, as a hash: names of people have no business in this table. */
export function attemptKey(identifier: string, ip: string): string {
  return createHash('sha256').update(`${identifier.trim().toLowerCase()} ${ip}`).digest('hex');
}

/**
 * Counts an attempt before it is known how it ends, so that many at once are as many as one by one; a success is forgotten
 * afterwards. Refuses with 429 while the identifier has to wait.
 */
export async function countAttempt(store: Store, key: string): Promise<void> {
  await store.write(async (tx) => {
    await refuseWhenLimited(tx, store, key);
    await noteFailure(tx, store, key);
  });
}

async function refuseWhenLimited(db: Tx, store: Store, key: string): Promise<void> {
  const seconds = secondsToWait(await windowOf(db, store, key), store.clock.now());
  if (seconds > 0) {
    throw new DomainError('rate-limited', `Too many attempts. Please try again in ${seconds} seconds.`, {
      retryAfter: seconds,
    });
  }
}

async function noteFailure(tx: Tx, store: Store, key: string): Promise<void> {
  const next = afterFailure(await windowOf(tx, store, key), store.clock.now());
  await tx
    .insert(loginAttempts)
    .values({ id: randomUUID(), operatorId: store.operatorId, key, ...next })
    .onConflictDoUpdate({ target: [loginAttempts.operatorId, loginAttempts.key], set: next });
}

/** Forgets the failures, after a success. */
export async function forgetFailures(tx: Tx, store: Store, key: string): Promise<void> {
  await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, store.operatorId), eq(loginAttempts.key, key)));
}

async function windowOf(db: Tx, store: Store, key: string) {
  const [window] = await db
    .select()
    .from(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, store.operatorId), eq(loginAttempts.key, key)));
  return window ?? null;
}
