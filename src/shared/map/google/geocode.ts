import { networkFailure, type Place, timeoutFailure, unexpectedFailure } from '../../api';
import { GoogleMapsError, loadGoogleMaps } from './load-google-maps';

/** Statuses of Google's geocoder that say: there is no such place. */
const NOWHERE = new Set(['ZERO_RESULTS']);

/**
 * Asks Google's geocoder for places in Great Britain and Northern Ireland, the best first. A call that was taken back
 * through its signal fails at once; Google's own request cannot be stopped, its answer is dropped.
 */
export async function geocode(
  { term, key }: { readonly term: string; readonly key: string },
  signal?: AbortSignal,
): Promise<Place[]> {
  try {
    await orAborted(loadGoogleMaps(key), signal);
    const { results } = await orAborted(
      new google.maps.Geocoder().geocode({ address: term, componentRestrictions: { country: 'GB' } }),
      signal,
    );
    return results.map(({ formatted_address: label, geometry: { location } }) => ({
      label,
      lat: location.lat(),
      lng: location.lng(),
    }));
  } catch (error) {
    if (NOWHERE.has(statusOf(error))) return [];
    throw failureOf(error);
  }
}

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Google's errors carry their status as `code`. */
function statusOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : '';
}

function failureOf(error: unknown) {
  if (error instanceof GoogleMapsError) {
    return error.reason === 'time-out' ? timeoutFailure : networkFailure;
  }
  return unexpectedFailure(error);
}
