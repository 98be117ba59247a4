import { setTimeout as pause } from 'node:timers/promises';

// Serialization failure and deadlock: the engine asks for the transaction to be run again. A unique key that is there already
// is the same news when two ran at once: the second run sees what the first one wrote, and answers with it.
const RETRYABLE = new Set(['40001', '40P01', '23505']);
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5;

/** Runs a transaction again, a little later each time, as long as the engine asks for it. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (turn === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** turn * (0.5 + Math.random() / 2));
    }
  }
}

/** Whether an error, or what caused it, carries one of PostgreSQL's "try again" codes. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code)) return true;
  return isRetryable(error.cause);
}
