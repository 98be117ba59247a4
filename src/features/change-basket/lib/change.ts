import {
  addToCart,
  type Cart,
  type CartCreditUse,
  type CartItemOptions,
  deleteCart,
  extendHold,
  type NewCartItem,
  removeBenefit,
  removeFromCart,
  removePackage,
  setCartCredit,
  updateCartItem,
} from '@/shared/api';
import type { CartActivity } from './work';

/** The operator adds the items of an attempt once, however often it is sent. */
export interface Addition {
  readonly kind: 'add';
  readonly items: readonly NewCartItem[];
  readonly attemptId: string;
  /** It is paid for in the next step, by what shows how that goes: nothing else is said of it. */
  readonly isPaidNext?: boolean;
}
/** One change of the basket, as one call makes it. */
export type Change =
  | Addition
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'update'; readonly itemId: string; readonly options: CartItemOptions }
  | { readonly kind: 'clear' }
  | { readonly kind: 'removeBenefit' | 'removePackage'; readonly id: string }
  | { readonly kind: 'extendHold' }
  | { readonly kind: 'useCredit'; readonly use: CartCreditUse };

/** Every basket call of the bookings site has this source. Spec, platform §7. */
export const BOOKINGS = 'activity-booking' as const;

/** Makes the call of a change; answers with the whole basket. */
export function send(change: Change): Promise<Cart> {
  switch (change.kind) {
    case 'add':
      return addToCart({ items: [...change.items], attemptId: change.attemptId });
    case 'remove':
      return removeFromCart({ itemIds: [change.itemId] });
    case 'update':
      return updateCartItem({ itemId: change.itemId, options: change.options });
    case 'clear':
      return deleteCart();
    case 'removeBenefit':
      return removeBenefit({ id: change.id, source: BOOKINGS });
    case 'removePackage':
      return removePackage({ id: change.id, source: BOOKINGS });
    case 'extendHold':
      return extendHold();
    case 'useCredit':
      return setCartCredit(change.use);
  }
}

const WORK = {
  add: 'adding',
  remove: 'removing',
  update: 'updating',
  clear: 'clearing',
  removeBenefit: 'updating',
  removePackage: 'updating',
  extendHold: 'updating',
  useCredit: 'updating',
} as const satisfies Record<Change['kind'], CartActivity>;

/** What is being done with the basket while a change is sent. */
export const workOf = ({ kind }: Change) => WORK[kind];

/** Whether two changes are the same: a second click while the first waits or is sent adds nothing. */
export const isSameChange = (one: Change, other: Change): boolean => contentOf(one) === contentOf(other);

function contentOf(change: Change): string {
  return JSON.stringify(change.kind === 'add' ? change.items : change);
}
