import type { searchPlaces } from '../../api';

/**
 * The Google geocoder with the signature of `searchPlaces`. Code and script load on the first call. Fails with an
 * ApiFailure.
 */
export function searchPlacesByGoogle(key: string): typeof searchPlaces {
  return async ({ term }, options) => {
    const { geocode } = await import('./geocode');
    return geocode({ term, key }, options?.signal);
  };
}
