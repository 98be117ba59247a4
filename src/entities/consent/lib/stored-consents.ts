import { chooseCookieDomain, readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from '@/shared/auth';

/** The site name, with which the cookie's name begins, and the domain that the operator's sites share. */
export interface Site {
  readonly siteName: string;
  readonly parentDomain: string;
}

/** Two hours, long enough to pay: consents are stored for this visit only. */
const MAX_AGE_SECONDS = 2 * 60 * 60;

const formatCookieName = ({ siteName }: Site) => `${siteName}_consents`;
const buildCookieOptions = ({ parentDomain }: Site) => ({ domain: chooseCookieDomain(parentDomain) });

// A cookie reaches the checkout even when that is another document, tab or site of the operator. It holds no personal data, only
// hashes of terms and ids of waivers.

export function readConsents(site: Site): readonly string[] {
  return readCookieOrTab(formatCookieName(site))?.split(' ') ?? [];
}

export function storeConsents(site: Site, consents: readonly string[]): void {
  writeCookieOrTab(formatCookieName(site), consents.join(' '), {
    ...buildCookieOptions(site),
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}

/** Removes all consents when the purchase is over or the customer logs out. */
export function removeConsents(site: Site): void {
  removeCookieOrTab(formatCookieName(site), buildCookieOptions(site));
}
