import {
  type CookiePlace,
  isFramed,
  readCookie,
  readStored,
  removeCookie,
  removeStored,
  writeCookie,
  writeStored,
} from '../lib';

// A value in a cookie. A frame to which the browser gives no cookies keeps it in session storage, or in memory where that is denied.
// Spec, platform §4.

/** The value; null when there is none. Never throws. */
export function readCookieOrTab(name: string): string | null {
  return readCookie(name) ?? (isFramed() ? readStored('session', name) : null);
}

/** Stores a value. Never throws; read it back to see whether it was stored. */
export function writeCookieOrTab(name: string, value: string, place: CookiePlace): void {
  writeCookie(name, value, place);
  if (isFramed() && (readCookie(name) ?? '') !== value) writeStored('session', name, value);
}

export function removeCookieOrTab(name: string, place: CookiePlace): void {
  removeCookie(name, place);
  removeStored('session', name);
}
