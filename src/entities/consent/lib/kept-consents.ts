import { cookieDomain, readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from '@/shared/auth';

/** What the cookie is named after, and the domain that the operator's sites share. */
export interface Site {
  readonly siteName: string;
  readonly parentDomain: string;
}

/** As long as it takes to pay: a consent of this visit, not of another day. */
const SECONDS = 2 * 60 * 60;

const nameOf = ({ siteName }: Site) => `${siteName}_consents`;
const placeOf = ({ parentDomain }: Site) => ({ domain: cookieDomain(parentDomain) });

// A cookie reaches the checkout, whether it is another document, another tab or another site of the operator. It says nothing about anybody:
// terms are hashed, waivers have ids.

export function readConsents(site: Site): readonly string[] {
  return readCookieOrTab(nameOf(site))?.split(' ') ?? [];
}

export function keepConsents(site: Site, consents: readonly string[]): void {
  writeCookieOrTab(nameOf(site), consents.join(' '), { ...placeOf(site), maxAgeSeconds: SECONDS });
}

/** Nothing has been agreed to any more: the purchase is over, or its customer has logged out. */
export function forgetConsents(site: Site): void {
  removeCookieOrTab(nameOf(site), placeOf(site));
}
