import { attach } from 'effector';
import { searchPlaces } from '../../api';
import { $config } from '../../config';
import { searchPlacesByGoogle } from './search-places';

type LookUp = { readonly term: string; readonly signal?: AbortSignal };

/**
 * Looks up places: with Google if there is a key, otherwise with the API.
 *
 * @throws ApiFailure
 */
export const lookUpPlacesFx = attach({
  source: $config,
  effect: ({ googleMapsKey: key }, { term, signal }: LookUp) => {
    const search = key === null ? searchPlaces : searchPlacesByGoogle(key);
    return search({ term }, signal ? { signal } : {});
  },
});
