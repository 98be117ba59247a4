/** Between the tabs of a browser: that something is going on with the basket, and never what is in it. */
export const BASKET_CHANNEL = 'pavilion.cart';

/** It has changed; the bank asks about its payment; it asks no longer; somebody wants to know whether it does. */
export type BasketNews = 'changed' | 'paying' | 'ended' | 'asking';
