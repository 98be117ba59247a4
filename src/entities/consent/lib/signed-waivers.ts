import { readConsents, type Site, storeConsents } from './stored-consents';

const PREFIX = 'waiver:';
const prefixOf = (cartId: string) => `${PREFIX}${cartId}:`;

/** The ids of the waivers that were accepted for this cart. */
export function readSignedWaivers(site: Site, cartId: string): readonly string[] {
  return readConsents(site)
    .filter((consent) => consent.startsWith(prefixOf(cartId)))
    .map((consent) => consent.slice(prefixOf(cartId).length));
}

/** Stores the waivers' ids for the checkout, replacing those of any other cart. */
export function keepSignedWaivers(site: Site, cartId: string, ids: readonly string[]): void {
  const others = readConsents(site).filter((consent) => !consent.startsWith(PREFIX));
  storeConsents(site, [...others, ...ids.map((id) => `${prefixOf(cartId)}${id}`)]);
}
