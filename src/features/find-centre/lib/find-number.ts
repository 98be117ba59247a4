/** How many centres get a number: a pin has room for three digits. */
const MAX_NUMBER = 999;

/** A centre's number in the list and on the map, by its index; undefined after the first 999. */
export function findNumber(index: number): number | undefined {
  return index < MAX_NUMBER ? index + 1 : undefined;
}
