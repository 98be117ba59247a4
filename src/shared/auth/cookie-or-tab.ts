import {
  type CookieOptions,
  isFramed,
  readCookie,
  readStored,
  removeCookie,
  removeStored,
  writeCookie,
  writeStored,
} from '../lib';

// Stores a value in a cookie. In a frame where the browser blocks cookies, it uses session storage, or memory if that is blocked
// too. Requirement S6.13.

/** Returns the value; null if there is none. Never throws. */
export function readCookieOrTab(name: string): string | null {
  return readCookie(name) ?? (isFramed() ? readStored('session', name) : null);
}

/** Stores a value. Never throws; read it back to see whether it was stored. */
export function writeCookieOrTab(name: string, value: string, place: CookieOptions): void {
  writeCookie(name, value, place);
  if (isFramed() && (readCookie(name) ?? '') !== value) writeStored('session', name, value);
}

export function removeCookieOrTab(name: string, place: CookieOptions): void {
  removeCookie(name, place);
  removeStored('session', name);
}
