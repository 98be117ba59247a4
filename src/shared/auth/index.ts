export { readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from './cookie-or-tab';
export {
  chooseCookieDomain,
  markSignedOutFx,
  readSignedOutFx,
  readTokenFx,
  removeTokenFx,
  storeTokenFx,
} from './token';
