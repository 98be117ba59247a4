export {
  BASKET_CHANNEL,
  type BasketMessage,
  getAmountDue,
  hasLostPlace,
  isEmptyCart,
  isFreeCart,
} from './lib/cart-rules';
export { groupItems, sortByBasketOrder, sortItems } from './lib/groups';
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
export { text as cartText } from './texts';
