/** So many centres are numbered: a pin has room for three digits. */
const MOST = 999;

/** The number of a centre in the list and on the map, from its index in the list; undefined beyond the first 999. */
export function numberOf(index: number): number | undefined {
  return index < MOST ? index + 1 : undefined;
}
