import { setTimeout as pause } from 'node:timers/promises';

// Serialization failure and deadlock: the engine asks for the transaction to be run again. Hundreds who pay at once on a slow machine meet
// often; each of these runs ends one of them, so that trying on is what helps.
const RETRY_REQUESTED = { codes: new Set(['40001', '40P01']), attempts: 40 };
// A unique key that is there already is the same news when two ran at once: the second run sees what the first one wrote, and answers with
// it. A key that is still there after so many runs was not written by somebody else just now.
const CONCURRENT_INSERT = { codes: new Set(['23505']), attempts: 16 };
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 400;

/** Runs a transaction again, a little later each time, as long as the engine asks for it. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (run >= attemptsFor(error)) throw error;
      const maxPauseMs = Math.min(FIRST_PAUSE_MS * 2 ** run, MAX_PAUSE_MS);
      await pause(maxPauseMs * (0.5 + Math.random() / 2));
    }
  }
}

/** How often a transaction may run that ended so: by PostgreSQL's "try again" codes, of the error or of what caused it. */
function attemptsFor(error: unknown): number {
  if (!(error instanceof Error)) return 1;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = [RETRY_REQUESTED, CONCURRENT_INSERT].find(({ codes }) => codes.has(code));
  return known?.attempts ?? attemptsFor(error.cause);
}
