import { attach } from 'effector';
import { $config } from '../config';
import { readCookie, removeCookie, writeCookie } from '../lib';
import { readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from './cookie-or-tab';

type Site = { siteName: string; parentDomain: string };

const DAY_SECONDS = 86_400;
/** The lifetime of the cookie; the server may end the token earlier. */
const TOKEN_SECONDS = 30 * DAY_SECONDS;

const formatTokenName = ({ siteName }: Site) => `${siteName}_token`;
const formatSignedOutName = ({ siteName }: Site) => `${siteName}_signed_out`;

/** The parent domain, if this host belongs to it: browsers reject cookies for other domains. */
export function chooseCookieDomain(
  parentDomain: string,
  hostname = globalThis.location?.hostname ?? '',
): string | null {
  const belongs = hostname === parentDomain || hostname.endsWith(`.${parentDomain}`);
  return parentDomain !== '' && belongs ? parentDomain : null;
}

/** The token; null when signed out. */
const readToken = (site: Site): string | null => readCookieOrTab(formatTokenName(site));

export const readTokenFx = attach({
  source: $config,
  effect: (site): string | null => readToken(site),
});

/** Stores a token; returns what the browser has stored (null if cookies are blocked). */
export const keepTokenFx = attach({
  source: $config,
  effect: (site, token: string): string | null => {
    const place = { domain: chooseCookieDomain(site.parentDomain), maxAgeSeconds: TOKEN_SECONDS };
    // In Safari, a cookie set by the API's response lives longer than one written here.
    if (readCookie(formatTokenName(site)) !== token) writeCookieOrTab(formatTokenName(site), token, place);
    removeCookie(formatSignedOutName(site), place);
    return readToken(site);
  },
});

/** Removes the token; returns what remains (null if it was removed). */
export const dropTokenFx = attach({
  source: $config,
  effect: (site): string | null => {
    const domain = chooseCookieDomain(site.parentDomain);
    removeCookieOrTab(formatTokenName(site), { domain });
    if (domain) removeCookie(formatTokenName(site), { domain: null });
    return readToken(site);
  },
});

/** Marks a log-out for other tabs and sites, because a missing token could also mean that it was refused. */
export const markSignedOutFx = attach({
  source: $config,
  effect: (site): void =>
    writeCookie(formatSignedOutName(site), '1', {
      domain: chooseCookieDomain(site.parentDomain),
      maxAgeSeconds: TOKEN_SECONDS,
    }),
});

/** Whether the last customer logged out, in any tab. */
export const readSignedOutFx = attach({
  source: $config,
  effect: (site): boolean => readCookie(formatSignedOutName(site)) !== null,
});
