export { basketOf, ownerOf } from './cart-owner.ts';
export { daysOf } from './item-kinds/camp-pricing.ts';
export type { ItemToAdd } from './item-kinds/item-kind.ts';
export { fulfilItems, itemsWithPlaces, kindFor, kindOf, releaseItems } from './item-kinds/registry.ts';
export { renameAttendee } from './records/attendee-names.ts';
export {
  bringUpToDate,
  holdAfterAdding,
  holdAfterChange,
  holdForAdding,
  holdForHandoff,
  holdForOrder,
  holdForPayment,
  holdUntilPaid,
  holdWhilePreparing,
  holdWithoutEnd,
  keepHold,
} from './records/basket-hold.ts';
export {
  addItem,
  type CartWithItems,
  cartById,
  cartToChange,
  cartWithItems,
  endCart,
  findOpenCart,
  itemsOf,
  newCart,
  online,
  refuseWhilePaying,
  removeItems,
  updateCart,
} from './records/cart.ts';
export { capCredit } from './records/cart-credit.ts';
export { promotionChange } from './records/cart-promotion.ts';
export { requireTerms, termsOfCart, visibleCart } from './records/cart-terms.ts';
export { toCart, toSavedJoining } from './records/cart-view.ts';
export { requireForms } from './records/declarations.ts';
export {
  type HandoffRecord,
  handoffById,
  handoffByKey,
  handoffConflict,
  handoffOnPhone,
  handoffOver,
  type LiveHandoff,
  liveHandoff,
  moveHandoff,
  otherCustomer,
  ownHandoff,
  refuseHandedOver,
  unsettledHandoffs,
  updateHandoff,
} from './records/handoff.ts';
export { refusedAtDesk, verdictsAtDesk } from './records/held-at-home.ts';
export { payableCart } from './records/payable-cart.ts';
export {
  joiningOf,
  type PricedCart,
  type PricedItem,
  type PricedJoining,
  priceCart,
  purposeOf,
  tendersOf,
} from './records/priced-cart.ts';
export { refuseFull } from './records/refuse-full.ts';
export {
  laterTransaction,
  pendingTransactions,
  type TransactionRecord,
  transactionOf,
  transactionOfChallenge,
  transactionOfIntent,
  transactionOfProvider,
  unclaimedTransactions,
  unsettledTransactions,
  updateTransaction,
} from './records/transaction.ts';
export { itemHashOf, totalsOf } from './rules/cart-totals.ts';
export { handoffKeys, readCode, spacedCode } from './rules/handoff-code.ts';
export { HANDOFF_TIMES, isLive, stateAt } from './rules/handoff-state.ts';
export { checkItemOptions } from './rules/item-options.ts';
