import { type Cart, failureText, loadCart } from '@/shared/api';
import { createRequest } from '@/shared/request';

const request = createRequest<void, Cart>({ load: (_, options) => loadCart({}, options) });

/** A screen needs the cart as it is now. */
export const cartRequested = request.reloadRequested;
/** A change has answered with the whole cart; an older answer that comes later counts no more. */
export const cartReplaced = request.replaced;
/** The cart is done with: paid, or its customer has gone. */
export const cartReset = request.reset;
/** The current cart has loaded. */
export const cartLoaded = request.loaded;

export const $cart = request.$data;
export const $cartStatus = request.$status;
/** Why the cart could not be loaded, as the customer reads it. */
export const $cartError = request.$failure.map((failure) => failure && failureText(failure));
