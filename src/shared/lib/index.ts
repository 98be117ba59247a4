export { autocompleteToken } from './autocomplete-tokens';
export { beingLeft, watchLeaving } from './being-left';
export { compareText } from './compare-text';
export { cookieValue, readCookie, removeCookie, writeCookie } from './cookies';
export {
  addDays,
  addMonths,
  formatDate,
  formatLongDate,
  type IsoDate,
  isIsoDate,
} from './date';
export { isFramed } from './is-framed';
export { isPresent } from './is-present';
export { type LazyModule, lazyModule } from './lazy-module';
export { loadCode, releaseGuard } from './load-code';
export { newId } from './new-id';
export { nextTask } from './next-task';
export { observeSize } from './observe-size';
export { onWake } from './on-wake';
export { createPageRestored } from './page-restored';
export { pageTime } from './page-time';
export { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from './read';
export { readStored, removeStored, writeStored } from './storage';
export { loadScript, trustScriptHost } from './trusted-script';
export { readAmount, readNumber } from './typed/amount';
export { readExpiry } from './typed/card-expiry';
export { tidyCode, tidyUsername } from './typed/code';
export { isEmail, tidyEmail } from './typed/email';
export { digitsOf, tidyWords, withoutMarks } from './typed/plain';
export { isPostcode, readDistrict, readPostcode, tidyPostcode } from './typed/postcode';
export { readTelephone, tidyTelephone } from './typed/telephone';
export { readTypedDate, withSlashes } from './typed/typed-date';
