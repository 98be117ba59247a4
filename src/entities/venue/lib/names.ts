import type { WithPosition } from './distance';

export interface NamedVenue extends WithPosition {
  readonly name: string;
}

/** A venue with its name normalised for comparison. */
export interface IndexedName<V> {
  readonly venue: V;
  readonly words: string;
}

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Normalises a name: case, accents, full stops, dashes and repeated spaces make no difference, so `St. Anne’s` becomes `st
 * annes`.
 */
function comparable(value: string): string {
  const lower = value.trim().toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Pads numbers so that Pool 2 sorts before Pool 10. */
const sortable = (words: string): string => words.replace(/\d+/g, (digits) => digits.padStart(9, '0'));

/** The venues from A to Z with their normalised names, computed once per list so that a search only compares. */
export function indexNames<V extends NamedVenue>(venues: readonly V[]): readonly IndexedName<V>[] {
  return venues
    .map((venue) => {
      const words = comparable(venue.name);
      return { venue, words, key: sortable(words) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

/**
 * The venues whose name contains the term, ignoring case; an empty term matches none (Requirement S5.2). Names that begin with it
 * come first, then names with a word that does, then the rest, and last names with its words in another order.
 */
export function matchByName<V>(names: readonly IndexedName<V>[], term: string): readonly V[] {
  const wanted = comparable(term);
  if (wanted === '') return [];
  const parts = wanted.split(' ').map((part) => ` ${part}`);
  const ranks: V[][] = [[], [], [], []];
  for (const { venue, words } of names) {
    const place = words.indexOf(wanted);
    if (place >= 0) ranks[rankOf(words, wanted, place)]?.push(venue);
    else if (parts.length > 1 && parts.every((part) => ` ${words}`.includes(part))) ranks[3]?.push(venue);
  }
  return ranks.flat();
}

function rankOf(words: string, wanted: string, place: number): 0 | 1 | 2 {
  if (place === 0) return 0;
  return words.includes(` ${wanted}`) ? 1 : 2;
}
