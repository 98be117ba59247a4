export { account, bookingPath, cancelBookingPath, receiptPath } from './account';
export { deskPaths } from './desk';
export { handOffPath, handOffPaths, isOpenedElsewhere } from './hand-off';
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
  type Location,
  leaveFx,
  locationChanged,
  type Navigation,
  navigated,
  navigateFx,
  navigationLocked,
  navigatorReady,
  needsOtherDocument,
  reloadFx,
} from './navigation';
export {
  type BookingArea,
  basketWithMembershipPath,
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
