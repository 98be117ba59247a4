import { createEffect } from 'effector';
import type { Coordinates } from '@/entities/venue';

/** Why the browser gave no position; code 1 means that the customer said no. */
export interface LocateFailure {
  readonly code: number;
}

export const PERMISSION_DENIED = 1;
const UNAVAILABLE: LocateFailure = { code: 2 };

/** Browser geolocation: high accuracy, 10 second time-out. Requirement S5.9. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

const position = () =>
  new Promise<Coordinates>((resolve, reject) => {
    // Absent in an insecure context, whatever the types say.
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation;
    if (!geolocation) {
      reject(UNAVAILABLE);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject({ code }),
      OPTIONS,
    );
  });

export const locateFx = createEffect<void, Coordinates, LocateFailure>(position);

/** The position of a customer who allowed it on an earlier visit; null where that is not so. Nobody is asked. */
export const knownPositionFx = createEffect<void, Coordinates | null>(async () => {
  try {
    const { state } = await globalThis.navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted' ? await position() : null;
  } catch {
    return null;
  }
});
