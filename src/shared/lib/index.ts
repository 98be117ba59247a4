export { findAutocompleteToken } from './autocomplete-tokens';
export { compareText } from './compare-text';
export { type CookieOptions, readCookie, readCookieValue, removeCookie, writeCookie } from './cookies';
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
export { createLazyModule, type LazyModule } from './lazy-module';
export { loadCode, releaseGuard } from './load-code';
export { createId } from './new-id';
export { interceptLinks } from './page/intercept-links';
export { isFramed } from './page/is-framed';
export { waitForNextTask } from './page/next-task';
export { observeSize } from './page/observe-size';
export { watchWake } from './page/on-wake';
export { waitWhileLeaving, watchLeaving } from './page/page-leaving';
export { createPageRestoreWatch } from './page/page-restored';
export { getPageTime } from './page/page-time';
export { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from './read';
export { readStored, removeStored, writeStored } from './storage';
export { createTabStore } from './tab-store';
export { loadScript, trustScriptHost } from './trusted-script';
export { readAmount, readNumber } from './typed/amount';
export { readExpiry } from './typed/card-expiry';
export { tidyCode, tidyUsername } from './typed/code';
export { isEmail, tidyEmail } from './typed/email';
export { removeInvisibleCharacters, removeSeparators, removeWrapping, tidyWords } from './typed/plain';
export { toPlainText } from './typed/plain-text';
export { isPostcode, readPostcode, tidyPostcode } from './typed/postcode';
export { readTelephone, tidyTelephone } from './typed/telephone';
export { FUTURE_YEAR_LIMITS, insertSlashes, readTypedDate } from './typed/typed-date';
