import type { searchPlaces } from '../../api';

/**
 * Google's geocoder with the signature of `searchPlaces`. Its code and script load on the first call.
 *
 * @throws ApiFailure
 */
export function searchPlacesByGoogle(key: string): typeof searchPlaces {
  return async ({ term }, options) => {
    const { geocodeTerm: geocode } = await import('./geocode');
    return geocode({ term, key }, options?.signal);
  };
}
