export { amountDue, isEmptyCart, isFreeCart } from './lib/cart-rules';
export {
  $cart,
  $cartError,
  $cartStatus,
  cartRequested,
  cartReset,
  loadCartFx,
} from './model/cart';
