import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type Cart, failureText, isAborted, loadCart } from '@/shared/api';
import { createLatestFx } from '@/shared/lib';

type CartStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** A screen needs the cart as it is now. */
export const cartRequested = createEvent();
/** The cart is done with: paid, or its customer has gone. */
export const cartReset = createEvent();

export const loadCartFx = createLatestFx<void, Cart, ApiFailure>((_, options) => loadCart({}, options));

export const $cart = createStore<Cart | null>(null)
  .on(loadCartFx.doneData, (_, cart) => cart)
  .reset(cartReset);

export const $cartStatus = createStore<CartStatus>('unasked')
  .on(loadCartFx, () => 'loading')
  .on(loadCartFx.done, () => 'ready')
  .on(loadCartFx.fail, () => 'failed')
  .reset(cartReset);

/** Why the cart could not be loaded, as the customer reads it. */
export const $cartError = createStore<string | null>(null)
  .on(loadCartFx.failData, (_, failure) => (isAborted(failure) ? null : failureText(failure)))
  .reset(loadCartFx, cartReset);

sample({ clock: cartRequested, target: loadCartFx });
