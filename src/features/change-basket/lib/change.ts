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

/** Items to add. The server adds the items of an attempt only once, however often it is sent. */
export interface Addition {
  readonly kind: 'add';
  readonly items: readonly NewCartItem[];
  readonly attemptId: string;
  /** Whether the items are paid for in the next step, which shows its own progress, so that no message is shown here. */
  readonly isPaidNext?: boolean;
}
/** One change of the basket: one API call. */
export type Change =
  | Addition
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'update'; readonly itemId: string; readonly options: CartItemOptions }
  | { readonly kind: 'clear' }
  | { readonly kind: 'removeBenefit' | 'removePackage'; readonly id: string }
  | { readonly kind: 'extendHold' }
  | { readonly kind: 'useCredit'; readonly use: CartCreditUse };

/** The source that every basket call of the bookings site sends. */
export const BOOKINGS_SOURCE = 'activity-booking' as const;

/** Sends a change; resolves with the whole basket. */
export function sendChange(change: Change): Promise<Cart> {
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
      return removeBenefit({ id: change.id, source: BOOKINGS_SOURCE });
    case 'removePackage':
      return removePackage({ id: change.id, source: BOOKINGS_SOURCE });
    case 'extendHold':
      return extendHold();
    case 'useCredit':
      return setCartCredit(change.use);
  }
}

const ACTIVITY_BY_CHANGE = {
  add: 'adding',
  remove: 'removing',
  update: 'updating',
  clear: 'clearing',
  removeBenefit: 'updating',
  removePackage: 'updating',
  extendHold: 'updating',
  useCredit: 'updating',
} as const satisfies Record<Change['kind'], CartActivity>;

/** The cart activity while a change is sent. */
export const toActivity = ({ kind }: Change) => ACTIVITY_BY_CHANGE[kind];

/** Whether two changes are the same, so that a second click while the first waits or is sent is ignored. */
export const isSameChange = (first: Change, second: Change): boolean =>
  serialiseContent(first) === serialiseContent(second);

function serialiseContent(change: Change): string {
  return JSON.stringify(change.kind === 'add' ? change.items : change);
}
