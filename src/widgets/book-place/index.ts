export {
  $busyIds,
  bookClicked,
  bookingShown,
  choiceNeeded,
  panelOffered,
  placesChanged,
} from './model/book-place';
export { BookButton } from './ui/book-button';
export { Owing } from './ui/owing-on-demand';
export { Places } from './ui/places';
export { ToBasket } from './ui/to-basket';
