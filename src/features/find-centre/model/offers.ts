import { combine, type Store } from 'effector';
import { type Coordinates, type IndexedName, indexByDistance } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { groupByTown } from '../lib/towns';

/** How many centres near the customer are shown. */
const NEAR = 6;

interface OffersConfig {
  readonly $validVenues: Store<readonly Venue[]>;
  readonly $nameIndex: Store<readonly IndexedName<Venue>[]>;
  readonly $userLocation: Store<Coordinates | null>;
}

/** The centres shown before a search: those near the customer if the position is known, otherwise by town. */
export function createOffers({ $validVenues, $nameIndex, $userLocation }: OffersConfig) {
  return {
    $near: combine($validVenues, $userLocation, (venues, here) =>
      here ? indexByDistance(venues, here).slice(0, NEAR) : [],
    ),
    $towns: $nameIndex.map(groupByTown),
  };
}
