import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { type CartOwner, validationError } from '../../common/index.ts';
import { findOpenCart } from './cart.ts';
import { type PricedCart, priceCart } from './priced-cart.ts';

const EMPTY_MESSAGE = 'Your basket is empty.';

/**
 * Loads an owner's priced cart.
 * @throws DomainError 422 if it is empty
 */
export async function requirePayableCart(db: Tx, store: Store, owner: CartOwner): Promise<PricedCart> {
  const cart = await findOpenCart(db, store, owner);
  if (!cart) throw validationError(EMPTY_MESSAGE);
  const pricedCart = await priceCart(db, store, cart);
  if (pricedCart.items.length === 0) throw validationError(EMPTY_MESSAGE);
  return pricedCart;
}
