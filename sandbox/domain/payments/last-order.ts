import type { Store } from '../../store/store.ts';
import { ownerOf } from '../cart/index.ts';
import type { Session } from '../common/types.ts';
import { recentOrder } from './records/recent-order.ts';

/**
 * The recent order of a customer's last cart, or of the last till basket of the customer whom staff serve; null if there is none.
 */
export async function lastOrder(
  store: Store,
  session: Session,
  selectedUserId?: string | null,
): Promise<string | null> {
  return store.read(async (db) => recentOrder(db, store, await ownerOf(db, store, session, selectedUserId)));
}
