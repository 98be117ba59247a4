import { chooseCookieDomain, readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from '@/shared/auth';

/** The site name, with which the cookie's name begins, and the domain that the operator's sites share. */
export interface Site {
  readonly siteName: string;
  readonly parentDomain: string;
}

/** Two hours, long enough to pay: consents are stored for this visit only. */
const SECONDS = 2 * 60 * 60;

const nameOf = ({ siteName }: Site) => `${siteName}_consents`;
const placeOf = ({ parentDomain }: Site) => ({ domain: chooseCookieDomain(parentDomain) });

// A cookie reaches the checkout even when that is another document, tab or site of the operator. It holds no personal data, only
// hashes of terms and ids of waivers.

export function readConsents(site: Site): readonly string[] {
  return readCookieOrTab(nameOf(site))?.split(' ') ?? [];
}

export function storeConsents(site: Site, consents: readonly string[]): void {
  writeCookieOrTab(nameOf(site), consents.join(' '), { ...placeOf(site), maxAgeSeconds: SECONDS });
}

/** Removes all consents when the purchase is over or the customer logs out. */
export function removeConsents(site: Site): void {
  removeCookieOrTab(nameOf(site), placeOf(site));
}
