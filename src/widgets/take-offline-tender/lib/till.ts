import type { Cart } from '@/shared/api';
import { type Tender, tenderedCart, tendersAfter } from './tenders';

/** What is tendered for a basket, and the items for which it is. */
export interface Till {
  readonly tenders: readonly Tender[];
  readonly itemIds: readonly string[];
}

export const EMPTY_TILL: Till = { tenders: [], itemIds: [] };

/** The till once the basket has been read: after an item is gone credit alone is kept, and the credit is the server's. */
export function tillAfterRead(till: Till, cart: Cart): Till {
  if (cart.completeOrderId !== null) return EMPTY_TILL;
  const itemIds = cart.items.map(({ id }) => id);
  const basket = tenderedCart(cart);
  const isRemoved = till.itemIds.some((id) => !itemIds.includes(id));
  const kept = isRemoved ? tendersAfter(till.tenders, { kind: 'itemRemoved' }, basket) : till.tenders;
  return { itemIds, tenders: tendersAfter(kept, { kind: 'synced' }, basket) };
}
