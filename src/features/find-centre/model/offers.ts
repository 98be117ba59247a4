import { combine, type Store } from 'effector';
import { type Coordinates, type IndexedName, indexByDistance } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { townsOf } from '../lib/towns';

/** How many centres are shown around the customer. */
const NEAR = 6;

interface OffersConfig {
  readonly $validVenues: Store<readonly Venue[]>;
  readonly $nameIndex: Store<readonly IndexedName<Venue>[]>;
  readonly $userLocation: Store<Coordinates | null>;
}

/** What is offered before a search: the centres near the customer where that is known, else those of each town. */
export function createOffers({ $validVenues, $nameIndex, $userLocation }: OffersConfig) {
  return {
    $near: combine($validVenues, $userLocation, (venues, here) =>
      here ? indexByDistance(venues, here).slice(0, NEAR) : [],
    ),
    $towns: $nameIndex.map(townsOf),
  };
}
