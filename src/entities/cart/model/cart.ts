import { type Cart, describeFailure, loadCart } from '@/shared/api';
import { createRequest } from '@/shared/request';

const request = createRequest<void, Cart>({ load: (_, options) => loadCart({}, options) });

/** A screen needs the current cart. */
export const cartRequested = request.reloadRequested;
/** A change has returned the whole cart; older responses that arrive later are ignored. */
export const cartReplaced = request.replaced;
/** The cart is no longer needed: it is paid, or the customer has logged out. */
export const cartReset = request.reset;
/** The current cart has loaded. */
export const cartLoaded = request.loaded;

export const $cart = request.$data;
export const $cartStatus = request.$status;
/** Why the cart could not be loaded, in words for the customer. */
export const $cartError = request.$failure.map((failure) => failure && describeFailure(failure));
