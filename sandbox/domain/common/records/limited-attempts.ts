import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { loginAttempts } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptWindow,
  addAttempt,
  calculateSecondsToWait,
} from '../rules/attempt-limit.ts';
import { formatWait } from '../rules/wait-text.ts';

/** The key under which attempts are counted, and their limit. */
export interface CountedAttempt {
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** Hashes the parts of a key, because this table must not contain names. */
export function formatAttemptKey(...parts: readonly string[]): string {
  const keyParts = parts.map((part) => part.trim().toLowerCase());
  return createHash('sha256').update(keyParts.join(' ')).digest('hex');
}

/**
 * The keys to count for a password attempt: for each account that it could open, one per IP address and one in total. An
 * unknown user name counts like an account.
 */
export function toPasswordAttempts(accounts: readonly string[], ip: string): CountedAttempt[] {
  return accounts.flatMap((account) => [
    { key: formatAttemptKey(account, ip), limit: ATTEMPT_LIMITS.passwordsFromOneAddress },
    { key: formatAttemptKey(account), limit: ATTEMPT_LIMITS.passwords },
  ]);
}

/**
 * Counts an attempt before its result is known, so that concurrent attempts are limited like sequential ones.
 * `forgetAttempts` resets the count after a success.
 *
 * @throws DomainError 429 with the seconds to wait, when the limit is reached
 */
export async function countAttemptOrThrow(store: Store, attempts: readonly CountedAttempt[]): Promise<void> {
  const secondsToWait = await store.write((tx) => countAttempts(tx, store, attempts));
  if (secondsToWait > 0) throw buildTooManyAttemptsError(secondsToWait);
}

/**
 * Counts attempts in the caller's transaction.
 *
 * @returns 0, or the seconds to wait if a limit is reached; then nothing is counted
 */
export async function countAttempts(
  tx: Tx,
  store: Store,
  attempts: readonly CountedAttempt[],
): Promise<number> {
  const now = store.clock.now();
  const attemptsWithWindow: (CountedAttempt & { window: AttemptWindow | null })[] = [];
  for (const attempt of attempts)
    attemptsWithWindow.push({ ...attempt, window: await findAttemptWindow(tx, store, attempt.key) });
  const secondsToWait = Math.max(
    0,
    ...attemptsWithWindow.map(({ window, limit }) => calculateSecondsToWait(window, limit, now)),
  );
  if (secondsToWait > 0) return secondsToWait;
  for (const { key, limit, window } of attemptsWithWindow) {
    const newWindow = addAttempt(window, limit, now);
    await tx
      .insert(loginAttempts)
      .values({ id: randomUUID(), operatorId: store.operatorId, key, ...newWindow })
      .onConflictDoUpdate({ target: [loginAttempts.operatorId, loginAttempts.key], set: newWindow });
  }
  return 0;
}

/** A 429 whose message says how long to wait. */
export function buildTooManyAttemptsError(seconds: number): DomainError {
  const message = `Too many attempts. Please try again in ${formatWait(seconds)}.`;
  return new DomainError('rate-limited', message, { retryAfter: seconds });
}

/** Resets counts after a success. */
export async function forgetAttempts(
  tx: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  attempts: readonly CountedAttempt[],
): Promise<void> {
  const keys = attempts.map(({ key }) => key);
  await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, operatorId), inArray(loginAttempts.key, keys)));
}

async function findAttemptWindow(db: Tx, { operatorId }: Pick<Store, 'operatorId'>, key: string) {
  const [window] = await db
    .select()
    .from(loginAttempts)
    .where(and(eq(loginAttempts.operatorId, operatorId), eq(loginAttempts.key, key)));
  return window ?? null;
}
