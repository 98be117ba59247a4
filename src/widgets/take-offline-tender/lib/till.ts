import type { Cart } from '@/shared/api';
import { type Tender, tenderedCart, tendersAfter } from './tenders';

/** The tenders for a basket, and the IDs of its items. */
export interface Till {
  readonly tenders: readonly Tender[];
  readonly itemIds: readonly string[];
}

export const EMPTY_TILL: Till = { tenders: [], itemIds: [] };

/**
 * The till after the basket was loaded: if an item has been removed, only credit is kept, and credit is set to the
 * server's amount.
 */
export function tillAfterRead(till: Till, cart: Cart): Till {
  if (cart.completeOrderId !== null) return EMPTY_TILL;
  const itemIds = cart.items.map(({ id }) => id);
  const basket = tenderedCart(cart);
  const isRemoved = till.itemIds.some((id) => !itemIds.includes(id));
  const kept = isRemoved ? tendersAfter(till.tenders, { kind: 'itemRemoved' }, basket) : till.tenders;
  return { itemIds, tenders: tendersAfter(kept, { kind: 'synced' }, basket) };
}
