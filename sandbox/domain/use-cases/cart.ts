import type { Store } from '../../store/store.ts';
import type { Cart, Completion, PaymentLine, Session } from '../types.ts';

/** GET cart: the open cart, or null when there is none. `selectedUserId` is for staff. */
export async function getCart(
  _store: Store,
  _session: Session,
  _selectedUserId?: string | null,
): Promise<Cart | null> {
  throw new Error('not built yet');
}
/** DELETE cart: the whole cart goes. */
export async function deleteCart(
  _store: Store,
  _session: Session,
  _selectedUserId?: string | null,
): Promise<void> {
  throw new Error('not built yet');
}
/** DELETE cart/clear {source}: online-joining removes the membership being joined, others empty the cart. */
export async function clearCart(_store: Store, _session: Session, _source: string): Promise<void> {
  throw new Error('not built yet');
}
/** POST cart/add. */
export async function addToCart(
  _store: Store,
  _session: Session,
  _input: {
    items: {
      id: string;
      type: string;
      purchasedForUserId?: string | null | undefined;
      pricingOptionId?: string | null | undefined;
      options: Record<string, string | number | boolean | null>;
    }[];
    membershipUserId?: string | null | undefined;
    selectedUserId?: string | null | undefined;
  },
): Promise<Cart> {
  throw new Error('not built yet');
}
/** POST cart/remove. Ids that are not in the cart are a 404. */
export async function removeFromCart(
  _store: Store,
  _session: Session,
  _cartItemIds: string[],
  _selectedUserId?: string | null,
): Promise<Cart> {
  throw new Error('not built yet');
}
/** PUT cart/{cartItemId}. */
export async function updateCartItem(
  _store: Store,
  _session: Session,
  _cartItemId: string,
  _options: Record<string, string | number | boolean | null>,
  _selectedUserId?: string | null,
): Promise<Cart> {
  throw new Error('not built yet');
}
/** POST cart/pay: front of house only; offline tenders must add up to the balance. */
export async function payOffline(
  _store: Store,
  _session: Session,
  _input: {
    selectedUserId: string;
    payments: PaymentLine[];
    terms: string[];
    completedWaivers: string[];
    source: string;
    itemHash: string;
  },
): Promise<Completion> {
  throw new Error('not built yet');
}
/** DELETE activities/benefit/remove/{id}. */
export async function removeBenefit(
  _store: Store,
  _session: Session,
  _cartItemId: string,
  _selectedUserId?: string | null,
): Promise<Cart> {
  throw new Error('not built yet');
}
/** DELETE activities/package/remove/{id}. */
export async function removePackage(
  _store: Store,
  _session: Session,
  _cartItemId: string,
  _selectedUserId?: string | null,
): Promise<Cart> {
  throw new Error('not built yet');
}
