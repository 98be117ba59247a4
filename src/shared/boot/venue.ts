import { cookieValue, readCookie } from '../lib';
import type { Mode } from './mode';

/** Addresses whose second segment is a venue: the others have ids there. Spec, platform §2. */
const VENUE_ADDRESS = /^\/(?:centre|location|camps|courses)\/([^/]+)/;

/** The venue's slug in a path, null when it names none. */
export function venueSlugIn(pathname: string): string | null {
  const segment = VENUE_ADDRESS.exec(pathname)?.[1];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The cookie that remembers the venue that the customer has chosen. Spec, platform §4. */
export const venueCookieOf = (siteName: string): string => `${siteName}_venue`;

/** The venue that the cookie remembers, null when none or where cookies are blocked. */
export const readVenueCookie = (siteName: string): string | null => readCookie(venueCookieOf(siteName));

/**
 * The same for a page that is still coming: there reading `document.cookie` waits for the browser's other processes, so that the
 * Cookie Store is asked where there is one.
 */
export async function readVenueCookieAsync(siteName: string): Promise<string | null> {
  if (!('cookieStore' in globalThis)) return readVenueCookie(siteName);
  const found = await cookieStore.get(encodeURIComponent(venueCookieOf(siteName))).catch(() => null);
  return (found?.value && cookieValue(found.value)) || null;
}

/** The venue that the address or the kiosk names: whatever else was chosen gives way to it. */
export const explicitVenue = (pathname: string, { centre }: Pick<Mode, 'centre'>): string | null =>
  venueSlugIn(pathname) ?? centre;
