import { cookieDomain } from '@/shared/auth';
import {
  isFramed,
  readCookie,
  readStored,
  removeCookie,
  removeStored,
  writeCookie,
  writeStored,
} from '@/shared/lib';

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
// terms are hashed, waivers have ids. A frame without cookies uses session storage, as for the token.

export function readConsents(site: Site): readonly string[] {
  const name = nameOf(site);
  const kept = readCookie(name) ?? (isFramed() ? readStored('session', name) : null);
  return kept?.split(' ') ?? [];
}

export function keepConsents(site: Site, consents: readonly string[]): void {
  const name = nameOf(site);
  const value = consents.join(' ');
  writeCookie(name, value, { ...placeOf(site), maxAgeSeconds: SECONDS });
  if (isFramed() && (readCookie(name) ?? '') !== value) writeStored('session', name, value);
}

/** Nothing has been agreed to any more: the purchase is over, or its customer has logged out. */
export function forgetConsents(site: Site): void {
  removeCookie(nameOf(site), placeOf(site));
  removeStored('session', nameOf(site));
}
