import type { Store } from '../../store/store.ts';
import type { Venue } from '../types.ts';

/** GET venues: those of online joining, or those with activities. Sorted by name. */
export async function listVenues(_store: Store, _base: 'online-joining' | 'activities'): Promise<Venue[]> {
  throw new Error('not built yet');
}
/** GET venues/{slugOrId}; 404 when unknown. */
export async function venueBySlugOrId(
  _store: Store,
  _base: 'online-joining' | 'activities',
  _slugOrId: string,
): Promise<Venue> {
  throw new Error('not built yet');
}
