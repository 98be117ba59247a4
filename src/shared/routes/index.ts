export { loginPathFor, safeRedirect } from './login-redirect';
export {
  $location,
  isOtherDocument,
  type Location,
  leaveFx,
  locationChanged,
  type Navigate,
  type Navigation,
  navigated,
  navigateFx,
  navigatorReady,
  reloadFx,
} from './navigation';
export { paths, patterns } from './paths';
