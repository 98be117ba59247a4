import { combine, type Store } from 'effector';
import { type Coordinates, type IndexedName, indexByDistance } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { groupByTown } from '../lib/towns';

/** How many centres near the customer are shown. */
const MAX_NEAR_CENTRES = 6;

interface StartListsConfig {
  readonly $validVenues: Store<readonly Venue[]>;
  readonly $nameIndex: Store<readonly IndexedName<Venue>[]>;
  readonly $userLocation: Store<Coordinates | null>;
}

/** The centres shown before a search: those near the customer if the position is known, otherwise by town. */
export function createStartLists({ $validVenues, $nameIndex, $userLocation }: StartListsConfig) {
  return {
    $nearVenues: combine($validVenues, $userLocation, (venues, position) =>
      position ? indexByDistance(venues, position).slice(0, MAX_NEAR_CENTRES) : [],
    ),
    $towns: $nameIndex.map(groupByTown),
  };
}
