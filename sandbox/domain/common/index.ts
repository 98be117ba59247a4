export type { BasketItemState, CartItemRecord, CartOwner, CartRecord, NewItem } from './cart-rows.ts';
export {
  DomainError,
  type FieldErrors,
  forbidden,
  invalid,
  notFound,
  prefixWithItem,
  unauthenticated,
  underItems,
  validationError,
  validationErrorWithCode,
} from './domain-error.ts';
export { type Attempt, earlierAttempt, recordAttempt } from './records/attempt.ts';
export {
  attemptKey,
  type CountedAttempt,
  countAttempt,
  countWithin,
  forgetAttempts,
  passwordAttempts,
  tooManyAttempts,
} from './records/limited-attempts.ts';
export { operatorOf } from './records/operator.ts';
export { isUuid } from './records/uuid.ts';
export { addressLine } from './rules/address-line.ts';
export { ageIn, ageRangeText } from './rules/age-range.ts';
export { afterAttempt, LIMITS, type Limit, secondsToWait } from './rules/attempt-limit.ts';
export { addWorkingDays } from './rules/bank-holidays.ts';
export {
  addDays,
  addMonths,
  ageOn,
  birthdayOf,
  dayOfMonth,
  daysBetween,
  isIsoDate,
  lastDayOfMonths,
  laterOf,
  parseDate,
  partsOf,
  prettyDate,
  todayInLondon,
} from './rules/dates.ts';
export { freeNumbers, isInForce } from './rules/free-numbers.ts';
export { holdsAddress, nameInMail } from './rules/mail-name.ts';
export { formatMoney, isAmount, percentOf, vatWithin } from './rules/money.ts';
export { nameUuid } from './rules/name-uuid.ts';
export { type Frequency, nextPeriodFrom, periodOf, periodText } from './rules/periods.ts';
export { hasControls, hasHiddenCharacters, isOneLine, oneLine } from './rules/plain-text.ts';
export { mondayFrom, nextHoliday, type SchoolHoliday, workingWeek } from './rules/school-holidays.ts';
export { seasonConfirmedOn } from './rules/season.ts';
export {
  datesFrom,
  instantOf,
  localStartAt,
  localTimeOf,
  sessionTimes,
  shortDay,
  shortDayAndTime,
  weekdayOf,
} from './rules/wall-clock.ts';
