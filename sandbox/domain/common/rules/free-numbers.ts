/** A number that is taken. `heldUntil` is null if it is taken for good. */
export interface ReservedNumber {
  readonly number: number;
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
  { capacity, neededCount, now }: { capacity: number; neededCount: number; now: Date },
  sortByPreference: (numbers: readonly number[]) => readonly number[] = (numbers) => numbers,
): { chosenNumbers: number[]; replacedNumbers: number[] } | null {
  const countInForce = reservedNumbers.filter(({ heldUntil }) => isInForce(heldUntil, now)).length;
  if (countInForce + neededCount > capacity) return null;
  const stateByNumber = new Map(
    reservedNumbers.map(({ number, heldUntil }) => [number, isInForce(heldUntil, now) ? 'taken' : 'lapsed']),
  );
  const numbers = Array.from({ length: capacity }, (_, index) => index + 1);
  const unusedNumbers = sortByPreference(numbers.filter((number) => !stateByNumber.has(number)));
  const lapsedNumbers = sortByPreference(numbers.filter((number) => stateByNumber.get(number) === 'lapsed'));
  const freeNumbers = [...unusedNumbers, ...lapsedNumbers].slice(0, neededCount);
  return {
    chosenNumbers: freeNumbers,
    replacedNumbers: freeNumbers.filter((number) => stateByNumber.has(number)),
  };
}
