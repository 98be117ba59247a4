import type { Cart } from '@/shared/api';

/** Whether the cart has no items to pay for; the checkout then goes to the home page (Requirement C1.5). */
export function isEmptyCart(cart: Cart): boolean {
  return cart.items.length === 0;
}

/** The amount still to pay, in minor units and formatted. Requirement C1.1. */
export function getAmountDue({ totals }: Cart): { amount: number; formatted: string } {
  return { amount: totals.balance, formatted: totals.formattedBalance };
}

/** Whether the cart has lost a place to somebody else; the customer must remove that item before paying. */
export function hasLostPlace({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(({ hold }) => hold?.state === 'lost');
}

/**
 * Whether the order needs no payment, so 'Confirm order' replaces the payment form. False with a lost place, which the totals
 * leave out.
 */
export function isFreeCart(cart: Cart): boolean {
  return cart.totals.balance <= 0 && !hasLostPlace(cart);
}

/** Browser tabs tell each other on this channel that the basket has changed or is being paid, never what it contains. */
export const BASKET_CHANNEL = 'pavilion.cart';

/** `paying`: a payment has started in this tab. `ended`: it is over. `asking`: another tab asks whether one is in progress. */
export type BasketMessage = 'changed' | 'paying' | 'ended' | 'asking';
