import { setTimeout as pause } from 'node:timers/promises';

// Serialization failure and deadlock: the engine asks for the transaction to be run again. A unique key that is there already
// is the same news when two ran at once: the second run sees what the first one wrote, and answers with it.
const RETRYABLE = new Set(['40001', '40P01', '23505']);
// Thirty customers who pay at once meet more often than eight times; beyond a fraction of a second a longer pause is no use.
const ATTEMPTS = 16;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 400;

/** Runs a transaction again, a little later each time, as long as the engine asks for it. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (turn === ATTEMPTS || !isRetryable(error)) throw error;
      const longest = Math.min(FIRST_PAUSE_MS * 2 ** turn, LONGEST_PAUSE_MS);
      await pause(longest * (0.5 + Math.random() / 2));
    }
  }
}

/** Whether an error, or what caused it, carries one of PostgreSQL's "try again" codes. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code)) return true;
  return isRetryable(error.cause);
}
