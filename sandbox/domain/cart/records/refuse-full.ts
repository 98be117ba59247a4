import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { type Attempt, type CartOwner, findEarlierAttempt, prefixWithItem } from '../../common/index.ts';
import type { ItemToAdd } from '../item-kinds/item-kind.ts';
import { findItemKind } from '../item-kinds/registry.ts';
import { findOpenCart, refuseWhilePaying } from './cart.ts';

/**
 * In a rush nearly everybody asks for the same item, whose last places are taken. Refuses that without a
 * transaction, because only one transaction runs at a time, and with the reason that the transaction would give.
 * Anything else goes on to its transaction.
 */
export async function refuseFullItem(
  db: Tx,
  store: Store,
  { owner, attempt }: { owner: CartOwner; attempt: Attempt },
  items: readonly ItemToAdd[],
): Promise<void> {
  const [firstItem, ...otherItems] = items;
  if (!firstItem || otherItems.length > 0) return;
  try {
    await findItemKind(firstItem.type)?.refuseIfFull?.(db, store, owner.customerId, firstItem);
  } catch (error) {
    if (await findEarlierAttempt(db, store, attempt)) return;
    const cart = await findOpenCart(db, store, owner);
    if (cart) refuseWhilePaying(cart);
    throw prefixWithItem('items.0', error);
  }
}
