import { attach } from 'effector';
import { $config } from '../config';
import { readCookie, removeCookie, writeCookie } from '../lib';
import { readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from './cookie-or-tab';

type TokenSite = { siteName: string; parentDomain: string };

const DAY_SECONDS = 86_400;
/** The lifetime of the cookie; the server may end the token earlier. */
const TOKEN_LIFETIME_SECONDS = 30 * DAY_SECONDS;

const formatTokenCookieName = ({ siteName }: TokenSite) => `${siteName}_token`;
const formatSignedOutCookieName = ({ siteName }: TokenSite) => `${siteName}_signed_out`;

/** The parent domain, if this host belongs to it: browsers reject cookies for other domains. */
export function chooseCookieDomain(
  parentDomain: string,
  hostname = globalThis.location?.hostname ?? '',
): string | null {
  const belongsToParent = hostname === parentDomain || hostname.endsWith(`.${parentDomain}`);
  return parentDomain !== '' && belongsToParent ? parentDomain : null;
}

/** The token; null when signed out. */
const readToken = (site: TokenSite): string | null => readCookieOrTab(formatTokenCookieName(site));

export const readTokenFx = attach({
  source: $config,
  effect: (site): string | null => readToken(site),
});

/** Stores a token; returns what the browser has stored (null if cookies are blocked). */
export const storeTokenFx = attach({
  source: $config,
  effect: (site, token: string): string | null => {
    const cookieOptions = {
      domain: chooseCookieDomain(site.parentDomain),
      maxAgeSeconds: TOKEN_LIFETIME_SECONDS,
    };
    // In Safari, a cookie set by the API's response lives longer than one written here.
    if (readCookie(formatTokenCookieName(site)) !== token)
      writeCookieOrTab(formatTokenCookieName(site), token, cookieOptions);
    removeCookie(formatSignedOutCookieName(site), cookieOptions);
    return readToken(site);
  },
});

/** Removes the token; returns what remains (null if it was removed). */
export const removeTokenFx = attach({
  source: $config,
  effect: (site): string | null => {
    const domain = chooseCookieDomain(site.parentDomain);
    removeCookieOrTab(formatTokenCookieName(site), { domain });
    if (domain) removeCookie(formatTokenCookieName(site), { domain: null });
    return readToken(site);
  },
});

/** Marks a log-out for other tabs and sites, because a missing token could also mean that it was refused. */
export const markSignedOutFx = attach({
  source: $config,
  effect: (site): void =>
    writeCookie(formatSignedOutCookieName(site), '1', {
      domain: chooseCookieDomain(site.parentDomain),
      maxAgeSeconds: TOKEN_LIFETIME_SECONDS,
    }),
});

/** Whether the last customer logged out, in any tab. */
export const readSignedOutFx = attach({
  source: $config,
  effect: (site): boolean => readCookie(formatSignedOutCookieName(site)) !== null,
});
