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

const HOST = 'https://maps.googleapis.com';
const CALLBACK = 'pavilionMapsReady';
const LIBRARIES = ['core', 'maps', 'geocoding'];
const LIMIT_MS = 15_000;

/** The script address: en-GB, region GB, only the required libraries. */
export function formatScriptUrl(key: string): string {
  const query = new URLSearchParams({
    key,
    v: 'quarterly',
    loading: 'async',
    language: 'en-GB',
    region: 'GB',
    callback: CALLBACK,
  });
  return `${HOST}/maps/api/js?${query}`;
}

let mapsLoading: Promise<void> | null = null;
let hasRefusedKey = false;

/**
 * Loads Google Maps once per document; a failed load can be retried.
 *
 * @throws GoogleMapsError within `limitMs`
 */
export function loadGoogleMaps(key: string, limitMs = LIMIT_MS): Promise<void> {
  if (hasRefusedKey) return Promise.reject(new GoogleMapsError('key'));
  mapsLoading ??= load(key, limitMs).catch((error: unknown) => {
    mapsLoading = null;
    throw error;
  });
  return mapsLoading;
}

async function load(key: string, limitMs: number): Promise<void> {
  if (isThere()) return;
  const watched = new AbortController();
  const { signal } = watched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new GoogleMapsError('time-out')), limitMs);
      Reflect.set(globalThis, CALLBACK, resolve);
      // Google calls this when it refuses the key.
      Reflect.set(globalThis, 'gm_authFailure', () => {
        hasRefusedKey = true;
        globalThis.dispatchEvent(new Event(KEY_REFUSED));
        reject(new GoogleMapsError('key'));
      });
      document.addEventListener(
        'securitypolicyviolation',
        ({ blockedURI }) => {
          if (blockedURI.startsWith(HOST)) reject(new GoogleMapsError('policy'));
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
    watched.abort();
  }
}

/** A window event: Google has refused the key. */
export const KEY_REFUSED = 'pavilion:google-key-refused';

function isThere(): boolean {
  return typeof google !== 'undefined' && typeof google.maps?.Map === 'function';
}

/** Resets the module between tests, which share a document. */
export function forgetGoogleMaps(): void {
  mapsLoading = null;
  hasRefusedKey = false;
  for (const name of [CALLBACK, 'gm_authFailure', 'google']) Reflect.deleteProperty(globalThis, name);
}
