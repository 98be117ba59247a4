/// <reference types="google.maps" />
import { loadScript } from '../../lib';

/** `policy`: the Content-Security-Policy of this document blocks the script. */
export type GoogleFailure = 'script' | 'time-out' | 'policy' | 'key';

export class GoogleMapsError extends Error {
  readonly reason: GoogleFailure;
  constructor(reason: GoogleFailure) {
    super(`pavilion: Google Maps could not be loaded (${reason}); see docs/operators.md, "Maps".`);
    this.name = 'GoogleMapsError';
    this.reason = reason;
  }
}

const GOOGLE_HOST = 'https://maps.googleapis.com';
const CALLBACK_NAME = 'pavilionMapsReady';
const LIBRARIES = ['core', 'maps', 'geocoding'];
const LOAD_TIMEOUT_MS = 15_000;

/** The script address: en-GB, region GB, only the required libraries. */
export function formatScriptUrl(key: string): string {
  const query = new URLSearchParams({
    key,
    v: 'quarterly',
    loading: 'async',
    language: 'en-GB',
    region: 'GB',
    callback: CALLBACK_NAME,
  });
  return `${GOOGLE_HOST}/maps/api/js?${query}`;
}

let mapsLoading: Promise<void> | null = null;
let hasRefusedKey = false;

/**
 * Loads Google Maps once per document; a failed load can be retried.
 *
 * @throws GoogleMapsError within `limitMs`
 */
export function loadGoogleMaps(key: string, limitMs = LOAD_TIMEOUT_MS): Promise<void> {
  if (hasRefusedKey) return Promise.reject(new GoogleMapsError('key'));
  mapsLoading ??= loadOnce(key, limitMs).catch((error: unknown) => {
    mapsLoading = null;
    throw error;
  });
  return mapsLoading;
}

async function loadOnce(key: string, limitMs: number): Promise<void> {
  if (isLoaded()) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new GoogleMapsError('time-out')), limitMs);
      Reflect.set(globalThis, CALLBACK_NAME, resolve);
      // Google calls this when it refuses the key.
      Reflect.set(globalThis, 'gm_authFailure', () => {
        hasRefusedKey = true;
        globalThis.dispatchEvent(new Event(KEY_REFUSED_EVENT));
        reject(new GoogleMapsError('key'));
      });
      document.addEventListener(
        'securitypolicyviolation',
        ({ blockedURI }) => {
          if (blockedURI.startsWith(GOOGLE_HOST)) reject(new GoogleMapsError('policy'));
        },
        { signal },
      );
      loadScript(formatScriptUrl(key)).catch(() => {
        // The violation event may fire after the load error.
        setTimeout(() => reject(new GoogleMapsError('script')), 50);
      });
    });
    await Promise.all(LIBRARIES.map((name) => google.maps.importLibrary(name)));
  } finally {
    clearTimeout(timer);
    listeners.abort();
  }
}

/** A window event: Google has refused the key. */
export const KEY_REFUSED_EVENT = 'pavilion:google-key-refused';

function isLoaded(): boolean {
  return typeof google !== 'undefined' && typeof google.maps?.Map === 'function';
}

/** Resets the module between tests, which share a document. */
export function resetGoogleMaps(): void {
  mapsLoading = null;
  hasRefusedKey = false;
  for (const name of [CALLBACK_NAME, 'gm_authFailure', 'google']) Reflect.deleteProperty(globalThis, name);
}
