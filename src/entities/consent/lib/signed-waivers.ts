import { readConsents, type Site, storeConsents } from './stored-consents';

const WAIVER_PREFIX = 'waiver:';
const buildPrefix = (cartId: string) => `${WAIVER_PREFIX}${cartId}:`;

/** The ids of the waivers that were accepted for this cart. */
export function readSignedWaivers(site: Site, cartId: string): readonly string[] {
  return readConsents(site)
    .filter((consent) => consent.startsWith(buildPrefix(cartId)))
    .map((consent) => consent.slice(buildPrefix(cartId).length));
}

/** Stores the waivers' ids for the checkout, replacing those of any other cart. */
export function storeSignedWaivers(site: Site, cartId: string, ids: readonly string[]): void {
  const otherConsents = readConsents(site).filter((consent) => !consent.startsWith(WAIVER_PREFIX));
  storeConsents(site, [...otherConsents, ...ids.map((id) => `${buildPrefix(cartId)}${id}`)]);
}
