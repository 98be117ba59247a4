export { acceptOffer } from './accept-offer.ts';
export {
  addToCart,
  clearCart,
  deleteCart,
  extendHold,
  getCart,
  removeFromCart,
  removeReduction,
  updateCartItem,
} from './cart.ts';
export { setCredit } from './cart-credit.ts';
export {
  getAccountTerms,
  getCartTerms,
  getDirectDebitTerms,
  getHealthCommitment,
  getMembershipTerms,
} from './terms.ts';
export { getCartWaivers } from './waivers.ts';
