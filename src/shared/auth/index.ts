export { readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from './cookie-or-tab';
export {
  cookieDomain,
  dropTokenFx,
  keepTokenFx,
  markSignedOutFx,
  readSignedOutFx,
  readTokenFx,
} from './token';
