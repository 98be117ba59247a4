import { type IndexedName, indexNames, matchByName } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import type { Town } from './towns';

/** A suggestion under the search box. */
export type Suggestion =
  | { readonly kind: 'town'; readonly value: string; readonly label: string; readonly town: Town }
  | { readonly kind: 'centre'; readonly value: string; readonly label: string; readonly venue: Venue };

const MOST = 8;
const MOST_TOWNS = 3;

/** Towns and centres whose names contain the text, towns first; none for an empty text. */
export function suggest(
  term: string,
  names: readonly IndexedName<Venue>[],
  towns: readonly Town[],
): readonly Suggestion[] {
  const named = indexNames(towns.filter(({ name }) => name !== ''));
  const ofTowns = matchByName(named, term)
    .slice(0, MOST_TOWNS)
    .map((town): Suggestion => ({ kind: 'town', value: `town ${town.name}`, label: town.name, town }));
  const ofCentres = matchByName(names, term)
    .filter(({ displayVenueSelectionButton }) => displayVenueSelectionButton)
    .slice(0, MOST - ofTowns.length)
    .map((venue): Suggestion => ({ kind: 'centre', value: `centre ${venue.id}`, label: venue.name, venue }));
  return [...ofTowns, ...ofCentres];
}
