import { attach } from 'effector';
import { searchPlaces } from '../../api';
import { $config } from '../../config';
import { searchPlacesByGoogle } from './search-places';

type LookUp = { readonly term: string; readonly signal?: AbortSignal };

/** Looks a place up: with a key for Google Maps by Google's geocoder, else by the operator's own. Fails with an ApiFailure. */
export const lookUpPlacesFx = attach({
  source: $config,
  effect: ({ googleMapsKey: key }, { term, signal }: LookUp) => {
    const search = key === null ? searchPlaces : searchPlacesByGoogle(key);
    return search({ term }, signal ? { signal } : {});
  },
});
