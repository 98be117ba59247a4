import type { searchPlaces } from '../../api';

/**
 * Google's geocoder in the shape of `searchPlaces`, the operator's own look-up of places. Neither the code nor Google's
 * script is loaded before the first call. It fails with an ApiFailure, as every call of the site does.
 */
export function searchPlacesByGoogle(key: string): typeof searchPlaces {
  return async ({ term }, options) => {
    const { geocode } = await import('./geocode');
    return geocode({ term, key }, options?.signal);
  };
}
