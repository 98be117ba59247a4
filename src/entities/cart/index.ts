export { amountDue, isEmptyCart, isFreeCart } from './lib/cart-rules';
export {
  $cart,
  $cartError,
  $cartStatus,
  type CartStatus,
  cartRequested,
  cartReset,
  loadCartFx,
} from './model/cart';
