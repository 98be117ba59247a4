export { withSeldomNeeded } from './lib/seldom-needed';
export {
  $busyIds,
  bookClicked,
  bookingShown,
  choiceNeeded,
  panelOffered,
  placesChanged,
} from './model/book-place';
export { BookButton } from './ui/book-button';
export { OutstandingBalanceNotice } from './ui/outstanding-balance-on-demand';
export { Places } from './ui/places';
export { ToBasket } from './ui/to-basket';
