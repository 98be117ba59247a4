export { account, bookingPath, cancelBookingPath, receiptPath } from './account';
export { desk } from './desk';
export { handOff, handOffPath, isOpenedElsewhere } from './hand-off';
export { buildLoginPath, buildRegisterPath, toSafeRedirect } from './login-redirect';
export {
  cancelMembershipPath,
  changeMembershipPath,
  freezeMembershipPath,
  membershipPath,
  renewMembershipPath,
} from './membership-paths';
export {
  $isNavigationLocked,
  $location,
  isCheckout,
  isOtherDocument,
  type Location,
  leaveFx,
  locationChanged,
  type Navigation,
  navigated,
  navigateFx,
  navigationLocked,
  navigatorReady,
  reloadFx,
} from './navigation';
export {
  type BookingArea,
  basketWithMembership,
  bookings,
  hasMembershipAdded,
  paths,
  patterns,
  sessionPath,
  venuePath,
} from './paths';
export { $titleNote, titleNoted } from './title';
export { useSearchParams } from './use-search-params';
export { useTitleNote } from './use-title-note';
