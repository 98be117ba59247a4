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
export { nextTask } from './next-task';
export { isPostcode, readPostcode, tidyPostcode } from './postcode';
export { readBoolean, readRecord, readText, readTexts, readWhole } from './read';
export { createShownAgain } from './shown-again';
export { readStored, removeStored, writeStored } from './storage';
export { letAddScripts, loadScript } from './trusted-script';
export { readTypedDate } from './typed-date';
