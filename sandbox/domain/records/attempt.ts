import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { attempts } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';

/** What a caller does once: the call, whose it is, and the name that the caller gave to this attempt. */
export interface Attempt {
  readonly call: string;
  readonly owner: string;
  readonly attemptId: string | null | undefined;
}

/**
 * Notes an attempt, in the transaction that does what was attempted.
 *
 * @param made the id of what the attempt makes
 * @returns the id of what it has made already when it is a repeat, and null the first time or without a name
 */
export async function recordAttempt(
  tx: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  attempt: Attempt,
  made: string,
): Promise<string | null> {
  if (!attempt.attemptId) return null;
  const { operatorId } = store;
  const parts = [attempt.call, attempt.owner, attempt.attemptId];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const [earlier] = await tx
    .select({ made: attempts.made })
    .from(attempts)
    .where(and(eq(attempts.operatorId, operatorId), eq(attempts.key, key)));
  if (earlier) return earlier.made;
  // Of two at once the second fails here, runs again, and finds what the first has made.
  await tx.insert(attempts).values({ id: randomUUID(), operatorId, key, made, createdAt: store.clock.now() });
  return null;
}
