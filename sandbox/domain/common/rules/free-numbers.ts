/** A number that is taken. `heldUntil` is null if it is taken for good. */
export interface ReservedNumber {
  readonly no: number;
  readonly heldUntil: Date | null;
}

/** Whether a hold is in force: it ends after `now`, or never (null). */
export function isInForce(heldUntil: Date | null, now: Date): boolean {
  return heldUntil === null || heldUntil > now;
}

/**
 * Chooses free numbers from 1 to `capacity`: first those without a row, then those whose hold has lapsed. Taken numbers above
 * a lowered capacity still count.
 *
 * @param ordered puts free numbers into the order of preference
 * @returns the `chosen` numbers, and among them the `replaced` ones whose lapsed row must be deleted; null if too few are free
 */
export function pickFreeNumbers(
  reservedNumbers: readonly ReservedNumber[],
  { capacity, wanted, now }: { capacity: number; wanted: number; now: Date },
  ordered: (numbers: readonly number[]) => readonly number[] = (numbers) => numbers,
): { chosen: number[]; replaced: number[] } | null {
  const inForce = reservedNumbers.filter(({ heldUntil }) => isInForce(heldUntil, now)).length;
  if (inForce + wanted > capacity) return null;
  const rows = new Map(
    reservedNumbers.map(({ no, heldUntil }) => [no, isInForce(heldUntil, now) ? 'taken' : 'lapsed']),
  );
  const numbers = Array.from({ length: capacity }, (_, index) => index + 1);
  const free = ordered(numbers.filter((no) => !rows.has(no)));
  const lapsed = ordered(numbers.filter((no) => rows.get(no) === 'lapsed'));
  const freeNumbers = [...free, ...lapsed].slice(0, wanted);
  return { chosen: freeNumbers, replaced: freeNumbers.filter((no) => rows.has(no)) };
}
