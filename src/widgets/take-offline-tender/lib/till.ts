import type { Cart } from '@/shared/api';
import { changeTenders, type Tender, toTenderedCart } from './tenders';

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
export function updateTill(till: Till, cart: Cart): Till {
  if (cart.completeOrderId !== null) return EMPTY_TILL;
  const itemIds = cart.items.map(({ id }) => id);
  const basket = toTenderedCart(cart);
  const isRemoved = till.itemIds.some((id) => !itemIds.includes(id));
  const currentTenders = isRemoved
    ? changeTenders(till.tenders, { kind: 'itemRemoved' }, basket)
    : till.tenders;
  return { itemIds, tenders: changeTenders(currentTenders, { kind: 'synced' }, basket) };
}
