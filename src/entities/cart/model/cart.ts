import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, type Cart, failureText, isAborted, loadCart } from '@/shared/api';
import { createLatestFx } from '@/shared/lib';

type CartStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** A screen needs the cart as it is now. */
export const cartRequested = createEvent();
/** The cart is done with: paid, or its customer has gone. */
export const cartReset = createEvent();

const loadCartFx = createLatestFx<void, Cart, ApiFailure>((_, options) => loadCart({}, options));

/** False once the cart is done with: an answer that comes after that is no news to anybody. */
const $isWanted = createStore(false)
  .on(cartRequested, () => true)
  .reset(cartReset);
/** The cart as it is now has come. */
export const cartCame = sample({ clock: loadCartFx.doneData, filter: $isWanted });
const failed = sample({ clock: loadCartFx.failData, filter: $isWanted });

export const $cart = createStore<Cart | null>(null)
  .on(cartCame, (_, cart) => cart)
  .reset(cartReset);

export const $cartStatus = createStore<CartStatus>('unasked')
  .on(loadCartFx, () => 'loading')
  .on(cartCame, () => 'ready')
  .on(failed, () => 'failed')
  .reset(cartReset);

/** Why the cart could not be loaded, as the customer reads it. */
export const $cartError = createStore<string | null>(null)
  .on(failed, (_, failure) => (isAborted(failure) ? null : failureText(failure)))
  .reset(loadCartFx, cartReset);

sample({ clock: cartRequested, target: loadCartFx });
