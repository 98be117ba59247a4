export { autocompleteToken } from './autocomplete-tokens';
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
export { createPageRestored } from './page-restored';
export { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from './read';
export { readStored, removeStored, writeStored } from './storage';
export { loadScript, trustScriptHost } from './trusted-script';
export { isEmail } from './typed/is-email';
export { isPostcode, readPostcode, tidyPostcode } from './typed/postcode';
export { readTypedDate } from './typed/typed-date';
