import { readStored, writeStored } from '@/shared/lib';

// The basket and the checkout are two documents. Between them the tab keeps ids, which say nothing about anybody.

const KEY = 'pavilion.waivers';

/** The ids of the waivers that were accepted for this cart in this tab. */
export function readSignedWaivers(cartId: string): readonly string[] {
  const [ofCart, ...ids] = (readStored('session', KEY) ?? '').split(' ');
  return ofCart === cartId ? ids : [];
}

/** Keeps the ids for the checkout, in the place of those of any other cart. */
export function keepSignedWaivers({ cartId, ids }: { cartId: string; ids: readonly string[] }): void {
  writeStored('session', KEY, [cartId, ...ids].join(' '));
}
