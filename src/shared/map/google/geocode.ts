import { networkFailure, type Place, timeoutFailure, toUnexpectedFailure } from '../../api';
import { GoogleMapsError, loadGoogleMaps } from './load-google-maps';

/** Statuses that mean no result was found. */
const NOWHERE = new Set(['ZERO_RESULTS']);

/**
 * Geocodes with Google, in Great Britain and Northern Ireland, best match first. An aborted call rejects at once, and Google's
 * response is ignored.
 */
export async function geocodeTerm(
  { term, key }: { readonly term: string; readonly key: string },
  signal?: AbortSignal,
): Promise<Place[]> {
  try {
    await rejectOnAbort(loadGoogleMaps(key), signal);
    const { results } = await rejectOnAbort(
      new google.maps.Geocoder().geocode({ address: term, componentRestrictions: { country: 'GB' } }),
      signal,
    );
    return results.map(({ formatted_address: label, geometry: { location } }) => ({
      label,
      lat: location.lat(),
      lng: location.lng(),
    }));
  } catch (error) {
    if (NOWHERE.has(readStatus(error))) return [];
    throw toFailure(error);
  }
}

function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Google's errors have their status in `code`. */
function readStatus(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : '';
}

function toFailure(error: unknown) {
  if (error instanceof GoogleMapsError) {
    return error.reason === 'time-out' ? timeoutFailure : networkFailure;
  }
  return toUnexpectedFailure(error);
}
