import { createEffect } from 'effector';
import type { Coordinates } from '@/entities/venue';

/** Why the browser gave no position; code 1 means that the customer denied permission. */
export interface LocateFailure {
  readonly code: number;
}

export const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE: LocateFailure = { code: 2 };

/** Options for browser geolocation: high accuracy and a timeout of 10 seconds. Requirement S5.9. */
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000 };

const requestPosition = () =>
  new Promise<Coordinates>((resolve, reject) => {
    // Missing in an insecure context, contrary to its type.
    const geolocation: Geolocation | undefined = globalThis.navigator?.geolocation;
    if (!geolocation) {
      reject(POSITION_UNAVAILABLE);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject({ code }),
      POSITION_OPTIONS,
    );
  });

export const locateFx = createEffect<void, Coordinates, LocateFailure>(requestPosition);

/** The position if the customer granted permission on an earlier visit, otherwise null. Never prompts. */
export const findKnownPositionFx = createEffect<void, Coordinates | null>(async () => {
  try {
    const { state } = await globalThis.navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted' ? await requestPosition() : null;
  } catch {
    return null;
  }
});
