/** `domain` is the parent domain of the sub-sites; null restricts the cookie to this host. */
export type CookieOptions = { domain: string | null; maxAgeSeconds?: number };

function getCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Sandboxed frames throw.
    return '';
  }
}

export function readCookieValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie's value; null if there is none or cookies are blocked. Never throws. */
export function readCookie(name: string): string | null {
  const pairPrefix = `${encodeURIComponent(name)}=`;
  const cookiePair = getCookies()
    .split('; ')
    .find((cookiePair) => cookiePair.startsWith(pairPrefix));
  const value = cookiePair ? readCookieValue(cookiePair.slice(pairPrefix.length)) : '';
  return value === '' ? null : value;
}

function setCookie(name: string, value: string, cookieOptions: CookieOptions): void {
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (cookieOptions.domain) parts.push(`Domain=${cookieOptions.domain}`);
  if (cookieOptions.maxAgeSeconds !== undefined) parts.push(`Max-Age=${cookieOptions.maxAgeSeconds}`);
  if (globalThis.location?.protocol === 'https:') parts.push('Secure');
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = parts.join('; ');
  } catch {
    // Blocked; callers read the cookie back.
  }
}

/** Writes a cookie. Never throws; read it back to see whether it was stored. */
export function writeCookie(name: string, value: string, cookieOptions: CookieOptions): void {
  setCookie(name, value, cookieOptions);
}

export function removeCookie(name: string, cookieOptions: CookieOptions): void {
  setCookie(name, '', { ...cookieOptions, maxAgeSeconds: 0 });
}
