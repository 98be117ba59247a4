export {
  $busyIds,
  bookClicked,
  bookingShown,
  choiceNeeded,
  panelAvailabilityChanged,
} from './model/book-place';
export { placesChanged } from './model/place-to-order';
export { $session } from './model/session';
export { BookButton } from './ui/book-button';
export { OrderSheet } from './ui/order-sheet-on-demand';
export { OutstandingBalanceNotice } from './ui/outstanding-balance-on-demand';
export { Places } from './ui/places';
export { SessionContent } from './ui/session-content';
export { ToBasket } from './ui/to-basket';
