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
export { accountTerms, cartTerms, directDebitTerms, healthCommitment, membershipTerms } from './terms.ts';
export { cartWaivers } from './waivers.ts';
