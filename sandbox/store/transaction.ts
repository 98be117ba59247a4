import { setTimeout as pause } from 'node:timers/promises';

// Serialization failure and deadlock: the engine requests a retry. Hundreds of concurrent payments on a slow machine
// conflict often, but each round completes one of them.
const RETRY_REQUESTED = { codes: new Set(['40001', '40P01']), attempts: 40 };
// A unique violation can come from a concurrent transaction; a retry then sees and returns what the other one wrote. If
// the key still exists after these attempts, it is a real duplicate.
const CONCURRENT_INSERT = { codes: new Set(['23505']), attempts: 16 };
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 400;

/** Retries a transaction with increasing pauses, as long as the engine requests it. `wait` resolves after a pause in ms. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (run >= countAttemptsFor(error)) throw error;
      const maxPauseMs = Math.min(FIRST_PAUSE_MS * 2 ** run, MAX_PAUSE_MS);
      await wait(maxPauseMs * (0.5 + Math.random() / 2));
    }
  }
}

function countAttemptsFor(error: unknown): number {
  const code = readErrorCode(error);
  return [RETRY_REQUESTED, CONCURRENT_INSERT].find(({ codes }) => codes.has(code))?.attempts ?? 1;
}

/** The PostgreSQL code of an error or its cause; empty if there is none. */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : readErrorCode(error.cause);
}
