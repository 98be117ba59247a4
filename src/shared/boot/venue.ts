import { readCookie, readCookieValue } from '../lib';
import type { Mode } from './mode';

/** Paths whose second segment is a venue. */
const VENUE_PATH = /^\/(?:centre|location|camps|courses|packages)\/([^/]+)/;

export function readVenueSlug(pathname: string): string | null {
  const segment = VENUE_PATH.exec(pathname)?.[1];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The cookie of the selected venue. */
export const formatVenueCookieName = (siteName: string): string => `${siteName}_venue`;

/** The venue in the cookie; null if there is none or cookies are blocked. */
export const readVenueCookie = (siteName: string): string | null =>
  readCookie(formatVenueCookieName(siteName));

/** Uses the Cookie Store API while the page loads, because `document.cookie` would block on other processes. */
export async function readVenueCookieAsync(siteName: string): Promise<string | null> {
  if (!('cookieStore' in globalThis)) return readVenueCookie(siteName);
  const venueCookie = await cookieStore
    .get(encodeURIComponent(formatVenueCookieName(siteName)))
    .catch(() => null);
  return (venueCookie?.value && readCookieValue(venueCookie.value)) || null;
}

/** The venue named by the address or the kiosk, which overrides the selected one. */
export const readExplicitVenue = (pathname: string, { centre }: Pick<Mode, 'centre'>): string | null =>
  readVenueSlug(pathname) ?? centre;
