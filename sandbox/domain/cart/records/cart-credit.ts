import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartRecord } from '../../common/index.ts';
import { updateCart } from './cart.ts';
import { priceCart } from './priced-cart.ts';

/** Limits a cart's credit to what its items can use, so that an item added later does not use credit by itself. */
export async function capCredit(tx: Tx, store: Store, cart: CartRecord): Promise<CartRecord> {
  const { credit } = await priceCart(tx, store, cart);
  const cappedCredit = { membershipCredit: credit.membership.applied, generalCredit: credit.general.applied };
  if (
    cappedCredit.membershipCredit === cart.membershipCredit &&
    cappedCredit.generalCredit === cart.generalCredit
  )
    return cart;
  await updateCart(tx, store, cart.id, cappedCredit);
  return { ...cart, ...cappedCredit };
}
