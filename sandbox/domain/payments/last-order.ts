import type { Store } from '../../store/store.ts';
import { findCartOwner } from '../cart/index.ts';
import type { Caller } from '../common/types.ts';
import { findRecentOrder } from './records/recent-order.ts';

/**
 * The recent order of a customer's last cart, or of the last till basket of the customer whom staff serve; null if there is none.
 */
export async function getLastOrder(
  store: Store,
  caller: Caller,
  selectedUserId?: string | null,
): Promise<string | null> {
  return store.read(async (db) =>
    findRecentOrder(db, store, await findCartOwner(db, store, caller, selectedUserId)),
  );
}
