import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { attempts } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';

/** An idempotent request: the call, its owner, and the caller's id of this attempt. */
export interface Attempt {
  readonly call: string;
  readonly owner: string;
  readonly attemptId: string | null | undefined;
}

/**
 * Records an attempt in the same transaction as its effect.
 *
 * @param made the id of what the attempt creates
 * @returns the id that a repeated attempt has already created; null the first time or without an attempt id
 */
export async function recordAttempt(
  tx: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  attempt: Attempt,
  resultId: string,
): Promise<string | null> {
  if (!attempt.attemptId) return null;
  const earlierResult = await findEarlierAttempt(tx, store, attempt);
  if (earlierResult !== null) return earlierResult;
  const { operatorId } = store;
  const key = buildAttemptKey(attempt);
  // Of two concurrent attempts the second fails here, retries, and finds the first one's result.
  await tx
    .insert(attempts)
    .values({ id: randomUUID(), operatorId, key, made: resultId, createdAt: store.clock.now() });
  return null;
}

/** The id that an attempt has already created; null when it has not been recorded, or has no id. */
export async function findEarlierAttempt(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  attempt: Attempt,
): Promise<string | null> {
  if (!attempt.attemptId) return null;
  const [earlierAttempt] = await db
    .select({ made: attempts.made })
    .from(attempts)
    .where(and(eq(attempts.operatorId, operatorId), eq(attempts.key, buildAttemptKey(attempt))));
  return earlierAttempt?.made ?? null;
}

function buildAttemptKey({ call, owner, attemptId }: Attempt): string {
  return createHash('sha256')
    .update(JSON.stringify([call, owner, attemptId]))
    .digest('hex');
}
