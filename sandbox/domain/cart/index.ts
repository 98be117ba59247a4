export { findCartOwner, requireBasketOwner } from './cart-owner.ts';
export { listBookedDays } from './item-kinds/camp-pricing.ts';
export type { ItemToAdd } from './item-kinds/item-kind.ts';
export {
  filterItemsWithPlaces,
  findItemKind,
  fulfilItems,
  releaseItems,
  requireItemKind,
} from './item-kinds/registry.ts';
export { renameAttendee } from './records/attendee-names.ts';
export {
  applyHoldAfterAdding,
  calculateHoldForAdding,
  extendPlacesHold,
  holdAfterChange,
  holdForHandoff,
  holdForOrder,
  holdForPayment,
  holdUntilPaid,
  holdWhilePreparing,
  holdWithoutEnd,
  refreshPlacesAndPrices,
} from './records/basket-hold.ts';
export {
  addItem,
  type CartWithItems,
  createCartRecord,
  endCart,
  findCartById,
  findCartForChange,
  findCartItems,
  findCartWithItems,
  findOpenCart,
  refuseWhilePaying,
  removeItems,
  toOnlineOwner,
  updateCart,
} from './records/cart.ts';
export { capCredit } from './records/cart-credit.ts';
export { resolvePromotionChange } from './records/cart-promotion.ts';
export { findCartTerms, findVisibleCart, requireTerms } from './records/cart-terms.ts';
export { toCart, toSavedJoining } from './records/cart-view.ts';
export { requireForms } from './records/declarations.ts';
export { explainRefusalAtDesk, findVerdictsAtDesk } from './records/desk-refusals.ts';
export {
  buildHandoffConflictError,
  buildHandoffEndedError,
  buildOtherCustomerError,
  findHandoffById,
  findHandoffByKey,
  findHandoffOnPhone,
  findLiveHandoff,
  findOwnHandoff,
  findUnsettledHandoffs,
  type HandoffRecord,
  type LiveHandoff,
  moveHandoff,
  refuseHandedOver,
  updateHandoff,
} from './records/handoff.ts';
export { requirePayableCart } from './records/payable-cart.ts';
export {
  findJoiningItem,
  listPaymentLines,
  type PricedCart,
  type PricedItem,
  type PricedJoining,
  priceCart,
  toMembershipPurpose,
} from './records/priced-cart.ts';
export { refuseFullItem } from './records/refuse-full.ts';
export {
  findOwnTransaction,
  findPendingTransactions,
  findTransactionByChallenge,
  findTransactionByIntent,
  findTransactionByProvider,
  findUnclaimedTransactions,
  findUnsettledTransactions,
  hasLaterTransaction,
  type TransactionRecord,
  updateTransaction,
} from './records/transaction.ts';
export { calculateTotals, hashCartLines } from './rules/cart-totals.ts';
export { deriveHandoffKeys, formatHandoffCode, parseHandoffCode } from './rules/handoff-code.ts';
export { deriveHandoffState, HANDOFF_TIMES, isLiveHandoffState } from './rules/handoff-state.ts';
export { checkItemOptions } from './rules/item-options.ts';
