import { type IndexedName, indexNames, matchByName } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import type { Town } from './towns';

/** A suggestion under the search box. */
export type Suggestion =
  | { readonly kind: 'town'; readonly value: string; readonly label: string; readonly town: Town }
  | { readonly kind: 'centre'; readonly value: string; readonly label: string; readonly venue: Venue };

const MAX_SUGGESTIONS = 8;
const MAX_TOWNS = 3;

/** Towns and centres whose names contain the text, towns first; none for an empty text. */
export function listSuggestions(
  term: string,
  nameIndex: readonly IndexedName<Venue>[],
  towns: readonly Town[],
): readonly Suggestion[] {
  const townNames = indexNames(towns.filter(({ name }) => name !== ''));
  const townSuggestions = matchByName(townNames, term)
    .slice(0, MAX_TOWNS)
    .map((town): Suggestion => ({ kind: 'town', value: `town ${town.name}`, label: town.name, town }));
  const centreSuggestions = matchByName(nameIndex, term)
    .filter(({ displayVenueSelectionButton }) => displayVenueSelectionButton)
    .slice(0, MAX_SUGGESTIONS - townSuggestions.length)
    .map((venue): Suggestion => ({ kind: 'centre', value: `centre ${venue.id}`, label: venue.name, venue }));
  return [...townSuggestions, ...centreSuggestions];
}
