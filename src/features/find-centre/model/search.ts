import type { Coordinates } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { text } from '../texts';
import { type LocateFailure, PERMISSION_DENIED } from './locate';

/** Search radius in miles. Requirement S5.4. */
export const RADIUS_MILES = { min: 1, max: 10, step: 1, initial: 5 } as const;

/** What determines the list. */
export type Search =
  | { readonly kind: 'all' }
  | { readonly kind: 'named'; readonly term: string; readonly matches: readonly Venue[] }
  | { readonly kind: 'town'; readonly town: string; readonly matches: readonly Venue[] }
  | { readonly kind: 'searching'; readonly term: string }
  | { readonly kind: 'locating' }
  | { readonly kind: 'near'; readonly place: string; readonly origin: Coordinates };

/** Why a search found nothing, shown at its input and as a toast. */
export interface SearchProblem {
  readonly about: 'place' | 'position';
  readonly content: string;
}

export const ALL_CENTRES: Search = { kind: 'all' };
export const buildPlaceSearch = (term: string): Search => ({ kind: 'searching', term });

/** Whether the list already shows, or is about to show, the results for this text. */
export function isSearchFor(search: Search, term: string): boolean {
  switch (search.kind) {
    case 'searching':
      return search.term === term;
    case 'near':
      return search.place === term;
    case 'town':
      return search.town === term;
    default:
      return false;
  }
}

export function formatLocateFailure(failure: LocateFailure | null): string {
  return text(failure?.code === PERMISSION_DENIED ? 'location.denied' : 'location.failed');
}
