export {
  $servedCustomer,
  $servedId,
  customerServed,
  finishRequested,
  servingEnded,
} from './model/served-customer';
export {
  $fullName,
  $isTokenKept,
  $isUserLoading,
  $session,
  $token,
  $user,
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
