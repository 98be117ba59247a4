import { type Cart, describeFailure, loadCart } from '@/shared/api';
import { createRequest } from '@/shared/request';

const cartRequest = createRequest<void, Cart>({ load: (_, options) => loadCart({}, options) });

/** A screen needs the current cart. */
export const cartRequested = cartRequest.reloadRequested;
/** A change has returned the whole cart; older responses that arrive later are ignored. */
export const cartReplaced = cartRequest.replaced;
/** The cart is no longer needed: it is paid, or the customer has logged out. */
export const cartReset = cartRequest.reset;
/** The current cart has loaded. */
export const cartLoaded = cartRequest.loaded;

export const $cart = cartRequest.$data;
export const $cartStatus = cartRequest.$status;
/** Why the cart could not be loaded, in words for the customer. */
export const $cartError = cartRequest.$failure.map((failure) => failure && describeFailure(failure));
