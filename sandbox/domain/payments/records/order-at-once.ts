import type { Tx } from '../../../store/connection.ts';
import { carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import {
  addItem,
  createCartRecord,
  type ItemToAdd,
  priceCart,
  requireItemKind,
  toOnlineOwner,
} from '../../cart/index.ts';
import type { CartItemRecord } from '../../common/index.ts';
import type { TenderType } from '../../common/types.ts';
import { renewHold } from '../../sessions/index.ts';
import { buildOrderDraft } from './order-draft.ts';
import { requireOrderableCart } from './orderable-cart.ts';
import { placeOrder } from './place-order.ts';

interface ImmediateOrder {
  readonly customerId: string;
  readonly items: readonly (ItemToAdd & Pick<CartItemRecord, 'type'>)[];
  readonly source: string;
  /** The tender that pays the whole order; null if it must cost nothing. */
  readonly tenderType: TenderType | null;
}

/** Orders some items outside the customer's basket, without the customer present. */
export async function placeImmediateOrder(
  tx: Tx,
  store: Store,
  { customerId, items, source, tenderType }: ImmediateOrder,
): Promise<void> {
  // Completed from the start, because a customer can have only one open cart.
  const cart = { ...createCartRecord(store, toOnlineOwner(customerId)), status: 'completed' as const };
  await tx.insert(carts).values(cart);
  for (const itemToAdd of items) {
    const item = await requireItemKind(itemToAdd).prepareItem(
      tx,
      store,
      cart,
      itemToAdd,
      renewHold(null, store.clock.now()),
    );
    await addItem(tx, store, { cartId: cart.id, source: 'activity-booking', ...item });
  }
  const { balance } = await priceCart(tx, store, cart);
  const payments = tenderType === null || balance === 0 ? [] : [{ tenderType, amount: balance }];
  const agreement = { itemHash: null, terms: [], completedWaivers: [], payments };
  const pricedCart = await requireOrderableCart(
    tx,
    store,
    cart,
    agreement,
    tenderType === null ? 'free' : 'till',
  );
  await placeOrder(tx, store, {
    cart,
    draft: buildOrderDraft(pricedCart),
    source,
    payments,
    completedWaivers: [],
    card: null,
    attemptId: null,
  });
}

/** The source of orders that a waiting list has made without the customer present. */
export const WAITING_LIST_SOURCE = 'waiting-list';
