import { codeOf } from './transaction.ts';

/** What PostgreSQL says to each statement that follows a failed one in its transaction. */
const ALREADY_FAILED = '25P02';

/**
 * Reads several things at once: PostgreSQL gets their statements together. Waits for all of them, also when one fails, so that
 * none goes on after its transaction has ended.
 *
 * @throws the failure of the first of them that has one of its own
 */
export async function readAll<T extends readonly unknown[]>(
  ...reads: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
export async function readAll(...reads: readonly unknown[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(reads);
  const reasons: unknown[] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => codeOf(reason) !== ALREADY_FAILED) ?? reasons[0];
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}
