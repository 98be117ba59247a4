import { attach } from 'effector';
import { $config } from '../config';
import {
  isFramed,
  readCookie,
  readStored,
  removeCookie,
  removeStored,
  writeCookie,
  writeStored,
} from '../lib';

type Site = { siteName: string; parentDomain: string };

const DAY_SECONDS = 86_400;
/** How long the browser keeps the token; the server ends it sooner when it likes. */
const TOKEN_SECONDS = 30 * DAY_SECONDS;

const nameOf = ({ siteName }: Site) => `${siteName}_token`;
const signedOutNameOf = ({ siteName }: Site) => `${siteName}_signed_out`;

/** The parent domain, when this host belongs to it: a browser drops a cookie for any other domain. Spec, platform §9. */
export function cookieDomain(
  parentDomain: string,
  hostname = globalThis.location?.hostname ?? '',
): string | null {
  const belongs = hostname === parentDomain || hostname.endsWith(`.${parentDomain}`);
  return parentDomain !== '' && belongs ? parentDomain : null;
}

/**
 * The customer's token in the cookie, null when signed out. In a frame without cookies it is kept for the visit: in the
 * frame's session storage, in memory where that is denied too. Spec, platform §4.
 */
export function readToken(site: Site): string | null {
  return readCookie(nameOf(site)) ?? (isFramed() ? readStored('session', nameOf(site)) : null);
}

export const readTokenFx = attach({
  source: $config,
  effect: (site): string | null => readToken(site),
});

/** Keeps a token; answers what the browser really kept (null: cookies are blocked). */
export const keepTokenFx = attach({
  source: $config,
  effect: (site, token: string): string | null => {
    const place = { domain: cookieDomain(site.parentDomain), maxAgeSeconds: TOKEN_SECONDS };
    writeCookie(nameOf(site), token, place);
    removeCookie(signedOutNameOf(site), place);
    if (isFramed() && readCookie(nameOf(site)) !== token) writeStored('session', nameOf(site), token);
    return readToken(site);
  },
});

/** Removes the token; answers what is left of it (null: it is gone). */
export const dropTokenFx = attach({
  source: $config,
  effect: (site): string | null => {
    const domain = cookieDomain(site.parentDomain);
    removeCookie(nameOf(site), { domain });
    if (domain) removeCookie(nameOf(site), { domain: null });
    removeStored('session', nameOf(site));
    return readToken(site);
  },
});

/** The customer has logged out: the other tabs and sites find it beside the missing token, which may also have been refused. */
export const markSignedOutFx = attach({
  source: $config,
  effect: (site): void =>
    writeCookie(signedOutNameOf(site), '1', {
      domain: cookieDomain(site.parentDomain),
      maxAgeSeconds: TOKEN_SECONDS,
    }),
});

/** Whether the last customer has logged out, in this tab or elsewhere. */
export const readSignedOutFx = attach({
  source: $config,
  effect: (site): boolean => readCookie(signedOutNameOf(site)) !== null,
});
