import type { Store } from '../../store/store.ts';
import type { Place } from '../types.ts';

/** GET geocoding/search: towns, outcodes and postcodes in GB; best first, at most 10, empty when nothing matches. */
export async function geocode(_store: Store, _term: string): Promise<Place[]> {
  throw new Error('not built yet');
}
