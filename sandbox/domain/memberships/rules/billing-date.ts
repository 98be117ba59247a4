import {
  addDays,
  addMonths,
  findLastDayAfterMonths,
  formatLongDate,
  isIsoDate,
  parseDateParts,
  pickLater,
  toDayOfMonth,
} from '../../common/index.ts';

/**
 * The date of the first direct debit collection: the first billing day after the start date that respects the
 * notice period of the Direct Debit Guarantee. In a shorter month it is the last day of the month.
 */
export function findFirstBillingDate(request: {
  startDate: string;
  today: string;
  billingDay: number;
  noticeDays: number;
  /** A membership that follows another one is collected on its first day, if that is the billing day. */
  mayCollectOnFirstDay?: boolean;
}): string {
  const { startDate, today, billingDay, noticeDays, mayCollectOnFirstDay = false } = request;
  const earliestCollection = pickLater(
    mayCollectOnFirstDay ? startDate : addDays(startDate, 1),
    addDays(today, noticeDays),
  );
  const { year, month } = parseDateParts(earliestCollection);
  const dateThisMonth = toDayOfMonth(year, month, billingDay);
  return dateThisMonth >= earliestCollection ? dateThisMonth : toDayOfMonth(year, month + 1, billingDay);
}

/** The allowed start dates: from today to one month ahead (Requirement J6.9). */
export function calculateStartDateWindow(today: string): { min: string; max: string } {
  return { min: today, max: addMonths(today, 1) };
}

/** The last day of a single-payment membership; null if it has no end. */
export function calculateEndDate(
  startDate: string,
  duration: number | null,
  period: string | null,
): string | null {
  if (duration === null || period === null) return null;
  if (period === 'days') return addDays(startDate, duration - 1);
  if (period === 'weeks') return addDays(startDate, duration * 7 - 1);
  const months = period === 'years' ? duration * 12 : duration;
  return findLastDayAfterMonths(startDate, months);
}

export const BILLING_DAY_MESSAGE = 'Please choose a payment day.';

/** The error message for a start date; null if the date is valid. */
export function findStartDateProblem(startDate: string, today: string): string | null {
  if (!isIsoDate(startDate)) return 'Date must be valid.';
  const { min, max } = calculateStartDateWindow(today);
  if (startDate < min) return 'The start date can’t be in the past.';
  return startDate > max ? `The start date can’t be later than ${formatLongDate(max)}.` : null;
}
