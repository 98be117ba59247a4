import { readErrorCode } from './transaction.ts';

/** PostgreSQL's code for statements that follow a failed one in the same transaction. */
const ALREADY_FAILED = '25P02';

/**
 * Reads several things together: PostgreSQL receives their statements at once. Waits for all of them, even if one fails,
 * so that none runs on after its transaction has ended.
 * @throws the first failure that does not just follow from another one
 */
export async function readAll<T extends readonly unknown[]>(
  ...reads: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
export async function readAll(...reads: readonly unknown[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(reads);
  const reasons: unknown[] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (reasons.length > 0)
    throw reasons.find((reason) => readErrorCode(reason) !== ALREADY_FAILED) ?? reasons[0];
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}
