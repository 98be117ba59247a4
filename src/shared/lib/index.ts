export { autocompleteToken } from './autocomplete-tokens';
export { compareText } from './compare-text';
export { type CookiePlace, cookieValue, readCookie, removeCookie, writeCookie } from './cookies';
export {
  addDays,
  addMonths,
  formatDate,
  formatLongDate,
  type IsoDate,
  isIsoDate,
  OPERATOR_ZONE,
} from './date';
export { isPresent } from './is-present';
export { type LazyModule, lazyModule } from './lazy-module';
export { loadCode, releaseGuard } from './load-code';
export { newId } from './new-id';
export { beingLeft, watchLeaving } from './page/being-left';
export { interceptLinks } from './page/intercept-links';
export { isFramed } from './page/is-framed';
export { nextTask } from './page/next-task';
export { observeSize } from './page/observe-size';
export { onWake } from './page/on-wake';
export { createPageRestored } from './page/page-restored';
export { pageTime } from './page/page-time';
export { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from './read';
export { readStored, removeStored, writeStored } from './storage';
export { tabStore } from './tab-store';
export { loadScript, trustScriptHost } from './trusted-script';
export { readAmount, readNumber } from './typed/amount';
export { readExpiry } from './typed/card-expiry';
export { tidyCode, tidyUsername } from './typed/code';
export { isEmail, tidyEmail } from './typed/email';
export { digitsOf, tidyWords, unwrapped, withoutMarks } from './typed/plain';
export { plainText } from './typed/plain-text';
export { isPostcode, readPostcode, tidyPostcode } from './typed/postcode';
export { readTelephone, tidyTelephone } from './typed/telephone';
export { AHEAD, readTypedDate, withSlashes } from './typed/typed-date';
