export { loginAsked } from './model/login-asked';
export {
  $fullName,
  $isTokenKept,
  $isUserLoading,
  $session,
  $token,
  $user,
  loadUserFx,
  sessionLoaded,
  signedIn,
  signedOut,
  tokenChecked,
  tokenRefused,
  userRequested,
} from './model/session';
