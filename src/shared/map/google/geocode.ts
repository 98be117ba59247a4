import { networkFailure, type Place, timeoutFailure, toUnexpectedFailure } from '../../api';
import { GoogleMapsError, loadGoogleMaps } from './load-google-maps';

/** Statuses that mean no result was found. */
const NO_RESULT_STATUSES = new Set(['ZERO_RESULTS']);

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
    if (NO_RESULT_STATUSES.has(readStatus(error))) return [];
    throw toApiFailure(error);
  }
}

function rejectOnAbort<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectWithReason));
  });
}

/** Google's errors have their status in `code`. */
function readStatus(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : '';
}

function toApiFailure(error: unknown) {
  if (error instanceof GoogleMapsError) {
    return error.reason === 'time-out' ? timeoutFailure : networkFailure;
  }
  return toUnexpectedFailure(error);
}
