import type { WithPosition } from './distance';

export interface NamedVenue extends WithPosition {
  readonly name: string;
}

/** A venue with its name normalised for comparison. */
export interface IndexedName<V> {
  readonly venue: V;
  readonly normalisedName: string;
}

const PLAIN_NAME = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Normalises a name: case, accents, full stops, dashes and repeated spaces make no difference, so `St. Anne’s` becomes `st
 * annes`.
 */
function normaliseName(name: string): string {
  const lowerName = name.trim().toLowerCase();
  if (PLAIN_NAME.test(lowerName)) return lowerName;
  return lowerName
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Pads numbers so that Pool 2 sorts before Pool 10. */
const padNumbers = (normalisedName: string): string =>
  normalisedName.replace(/\d+/g, (digits) => digits.padStart(9, '0'));

/** The venues from A to Z with their normalised names, computed once per list so that a search only compares. */
export function indexNames<V extends NamedVenue>(venues: readonly V[]): readonly IndexedName<V>[] {
  return venues
    .map((venue) => {
      const normalisedName = normaliseName(venue.name);
      return { venue, normalisedName, key: padNumbers(normalisedName) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

/**
 * The venues whose name contains the term, ignoring case; an empty term matches none (Requirement S5.2). Names that begin with it
 * come first, then names with a word that does, then the rest, and last names with its words in another order.
 */
export function matchByName<V>(names: readonly IndexedName<V>[], term: string): readonly V[] {
  const normalisedTerm = normaliseName(term);
  if (normalisedTerm === '') return [];
  const termWords = normalisedTerm.split(' ').map((termWord) => ` ${termWord}`);
  const venuesByRank: V[][] = [[], [], [], []];
  for (const { venue, normalisedName } of names) {
    const position = normalisedName.indexOf(normalisedTerm);
    if (position >= 0) venuesByRank[rankMatch(normalisedName, normalisedTerm, position)]?.push(venue);
    else if (termWords.length > 1 && termWords.every((termWord) => ` ${normalisedName}`.includes(termWord)))
      venuesByRank[3]?.push(venue);
  }
  return venuesByRank.flat();
}

function rankMatch(normalisedName: string, normalisedTerm: string, position: number): 0 | 1 | 2 {
  if (position === 0) return 0;
  return normalisedName.includes(` ${normalisedTerm}`) ? 1 : 2;
}
