/** Where a link leads, seen from the joining page. */
interface CurrentPage {
  readonly origin: string;
  readonly pathname: string;
  readonly isKiosk: boolean;
}

/**
 * True for a link that leads away from the purchase: to another place, or to another centre or membership. The finder and the checkout go
 * on with it, and so does the log-in page, which leads back to what this tab has kept; a kiosk keeps nothing.
 */
export function leadsAway(href: string, { origin, pathname: here, isKiosk }: CurrentPage): boolean {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return false;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.origin !== origin) return true;
  const { pathname } = url;
  if (pathname === '/' || pathname === '/checkout' || pathname === here) return false;
  return pathname !== '/login' || isKiosk;
}
