/** Where a cookie is kept. `domain` is the parent domain of the sub-sites; null keeps it on this host. */
export type CookiePlace = { domain: string | null; maxAgeSeconds?: number };

function jar(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed frame throws on the mere reading.
    return '';
  }
}

/** The value of a cookie as it was written. */
export function cookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie's value, or null when there is none or cookies are blocked. Never throws. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const found = jar()
    .split('; ')
    .find((pair) => pair.startsWith(start));
  const value = found ? cookieValue(found.slice(start.length)) : '';
  return value === '' ? null : value;
}

function put(name: string, value: string, place: CookiePlace): void {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (place.domain) parts.push(`Domain=${place.domain}`);
  if (place.maxAgeSeconds !== undefined) parts.push(`Max-Age=${place.maxAgeSeconds}`);
  if (globalThis.location?.protocol === 'https:') parts.push('Secure');
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = parts.join('; ');
  } catch {
    // Blocked cookies: the caller sees it by reading the cookie back.
  }
}

/** Writes a cookie for the whole site. Never throws; read it back to know whether the browser kept it. */
export function writeCookie(name: string, value: string, place: CookiePlace): void {
  put(name, value, place);
}

/** Removes a cookie. Never throws. */
export function removeCookie(name: string, place: CookiePlace): void {
  put(name, '', { ...place, maxAgeSeconds: 0 });
}
