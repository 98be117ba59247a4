export { type CookiePlace, readCookie, removeCookie, writeCookie } from './cookies';
export {
  addDays,
  addMonths,
  formatDate,
  formatLongDate,
  type IsoDate,
  isIsoDate,
  isoDate,
  todayInLondon,
} from './date';
export { isPresent } from './is-present';
export { createLatestFx } from './latest';
export { formatMoney } from './money';
export { isPostcode, readPostcode, tidyPostcode } from './postcode';
export { readStored, removeStored, type StorageKind, writeStored } from './storage';
export { loadScript } from './trusted-script';
export { type DateReading, readTypedDate } from './typed-date';
