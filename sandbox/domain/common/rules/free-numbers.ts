/** A number that is taken, until when; null: for good. */
export interface ReservedNumber {
  readonly no: number;
  readonly heldUntil: Date | null;
}

/** Whether something is still taken: held until later than now, or for good. */
export function isInForce(heldUntil: Date | null, now: Date): boolean {
  return heldUntil === null || heldUntil > now;
}

/**
 * Chooses numbers from 1 to a capacity that nobody has, first those without a row, then those whose hold has lapsed.
 * Numbers above a lowered capacity count as taken.
 *
 * @returns the chosen numbers, and those of them whose row has to go; null when there are not enough
 */
export function freeNumbers(
  taken: readonly ReservedNumber[],
  { capacity, wanted, now }: { capacity: number; wanted: number; now: Date },
  ordered: (numbers: readonly number[]) => readonly number[] = (numbers) => numbers,
): { chosen: number[]; replaced: number[] } | null {
  const inForce = taken.filter(({ heldUntil }) => isInForce(heldUntil, now)).length;
  if (inForce + wanted > capacity) return null;
  const rows = new Map(
    taken.map(({ no, heldUntil }) => [no, isInForce(heldUntil, now) ? 'taken' : 'lapsed']),
  );
  const numbers = Array.from({ length: capacity }, (_, index) => index + 1);
  const free = ordered(numbers.filter((no) => !rows.has(no)));
  const lapsed = ordered(numbers.filter((no) => rows.get(no) === 'lapsed'));
  const chosen = [...free, ...lapsed].slice(0, wanted);
  return { chosen, replaced: chosen.filter((no) => rows.has(no)) };
}
