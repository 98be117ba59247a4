import type { Cart } from '@/shared/api';

/** Whether there is nothing to pay for: the checkout then goes to the home page (Requirement C1.5). */
export function isEmptyCart(cart: Cart): boolean {
  return cart.items.length === 0;
}

/** What is still to pay, in minor units and as text (Spec, joining §3 "Checkout cart", platform §3 "Cart"). */
export function amountDue({ totals }: Cart): { amount: number; formatted: string } {
  return { amount: totals.balance, formatted: totals.formattedBalance };
}

/** Whether a place in it went to somebody else: it is to be removed before anything is paid. */
export function hasLostPlace({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(({ hold }) => hold?.state === 'lost');
}

/** Whether the order needs no payment: 'Confirm order' instead of the payment form. A lost place, which is in no sum, makes none. */
export function isFreeCart(cart: Cart): boolean {
  return cart.totals.balance <= 0 && !hasLostPlace(cart);
}

/** Between the tabs of a browser: that something is going on with the basket, and never what is in it. */
export const BASKET_CHANNEL = 'pavilion.cart';

/** It has changed; the bank asks about its payment; it asks no longer; somebody wants to know whether it does. */
export type BasketMessage = 'changed' | 'paying' | 'ended' | 'asking';
