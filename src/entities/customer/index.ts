export {
  $servedCustomer,
  $servedId,
  customerServed,
  finishRequested,
  servingEnded,
} from './model/served-customer';
export {
  $fullName,
  $isUserLoading,
  $session,
  $token,
  $user,
  callUnauthorised,
  loadUserFx,
  logOutFx,
  sessionLoaded,
  signedIn,
  signedOut,
  signedOutElsewhere,
  tokenChecked,
  tokenRefused,
  userRequested,
} from './model/session';
export { text as customerText } from './texts';
