export { amountDue, isEmptyCart, isFreeCart } from './lib/cart-rules';
export type { CartWork } from './lib/work';
export {
  $cart,
  $cartError,
  $cartStatus,
  cartLoaded,
  cartReplaced,
  cartRequested,
  cartReset,
} from './model/cart';
export { purchaseEnded } from './model/purchase-ended';
export {
  $cartFlags,
  $cartWork,
  cartPaid,
  cartWorkEnded,
  cartWorkStarted,
} from './model/work';
export { text as cartText } from './texts';
