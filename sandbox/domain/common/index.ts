export type { BasketItemState, CartItemRecord, CartOwner, CartRecord, NewItem } from './cart-rows.ts';
export {
  DomainError,
  type FieldErrors,
  forbidden,
  invalid,
  mergeItemRefusals,
  notFound,
  prefixWithItem,
  unauthenticated,
  validationError,
  validationErrorWithCode,
} from './domain-error.ts';
export { type Attempt, findEarlierAttempt, recordAttempt } from './records/attempt.ts';
export { buildInForceCondition } from './records/in-force.ts';
export {
  buildTooManyAttemptsError,
  type CountedAttempt,
  countAttemptOrThrow,
  countAttempts,
  forgetAttempts,
  formatAttemptKey,
  toPasswordAttempts,
} from './records/limited-attempts.ts';
export { findOperator } from './records/operator.ts';
export { isUuid } from './records/uuid.ts';
export { formatAddressLine } from './rules/address-line.ts';
export { compareAgeWithRange, formatAgeRange } from './rules/age-range.ts';
export {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  addAttempt,
  calculateSecondsToWait,
} from './rules/attempt-limit.ts';
export { addWorkingDays } from './rules/bank-holidays.ts';
export {
  addDays,
  addMonths,
  calculateAge,
  countDaysBetween,
  findBirthday,
  findLastDayAfterMonths,
  formatLongDate,
  isIsoDate,
  parseDate,
  parseDateParts,
  pickLater,
  toDayOfMonth,
  toLondonDate,
} from './rules/dates.ts';
export { isInForce, pickFreeNumbers } from './rules/free-numbers.ts';
export { containsAddress, formatMailName } from './rules/mail-name.ts';
export { calculateIncludedVat, calculatePercentage, formatMoney, isChargeableAmount } from './rules/money.ts';
export { createNameUuid } from './rules/name-uuid.ts';
export { type Frequency, findNextPeriodStart, formatPeriod, formatPeriodKey } from './rules/periods.ts';
export { hasControlCharacters, hasHiddenCharacters, isOneLine, toOneLine } from './rules/plain-text.ts';
export {
  findMondayOnOrAfter,
  findNextHoliday,
  listWorkingWeek,
  type SchoolHoliday,
} from './rules/school-holidays.ts';
export { findConfirmedSeason } from './rules/season.ts';
export {
  calculateSessionTimes,
  formatShortDay,
  formatShortDayAndTime,
  getWeekday,
  listDatesFrom,
  toInstant,
  toLocalStart,
  toLocalTime,
} from './rules/wall-clock.ts';
