/** The current joining page, which links are compared with. */
interface CurrentPage {
  readonly origin: string;
  readonly pathname: string;
  readonly isKiosk: boolean;
}

/**
 * Whether a link leads away from the purchase: to another page, or to another centre or membership. The finder and the
 * checkout continue the purchase, and so does the log-in page, which restores the selection stored in this tab; on a
 * kiosk, which stores nothing, it does not.
 */
export function leadsAwayFromPurchase(
  href: string,
  { origin, pathname: currentPathname, isKiosk }: CurrentPage,
): boolean {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return false;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.origin !== origin) return true;
  const { pathname } = url;
  if (pathname === '/' || pathname === '/checkout' || pathname === currentPathname) return false;
  return pathname !== '/login' || isKiosk;
}
