export { readCookieOrTab, removeCookieOrTab, writeCookieOrTab } from './cookie-or-tab';
export {
  chooseCookieDomain,
  dropTokenFx,
  keepTokenFx,
  markSignedOutFx,
  readSignedOutFx,
  readTokenFx,
} from './token';
