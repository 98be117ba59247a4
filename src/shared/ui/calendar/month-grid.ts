import { addDays, addMonths, type IsoDate } from '../../lib';

export type DayBounds = { readonly min: IsoDate; readonly max: IsoDate };

const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;
/** 1 January 1970 was a Thursday, which has the index 3. */
const THURSDAY_INDEX = 3;
const MS_IN_DAY = 86_400_000;

/** 0 for Monday to 6 for Sunday. */
export function getWeekday(day: IsoDate): number {
  const daysSinceEpoch = Math.round(Date.parse(`${day}T00:00:00Z`) / MS_IN_DAY);
  return (((daysSinceEpoch + THURSDAY_INDEX) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
}

export function toMonthStart(day: IsoDate): IsoDate {
  return `${day.slice(0, 7)}-01`;
}

/** The weeks of a month, from Monday; null for days of other months. */
export function listWeeks(month: IsoDate): (IsoDate | null)[][] {
  const firstDay = toMonthStart(month);
  const monday = addDays(firstDay, -getWeekday(firstDay));
  const weeks: (IsoDate | null)[][] = [];
  for (let start = monday; start < addMonths(firstDay, 1); start = addDays(start, DAYS_IN_WEEK)) {
    const days = Array.from({ length: DAYS_IN_WEEK }, (_, offset) => addDays(start, offset));
    weeks.push(days.map((day) => (toMonthStart(day) === firstDay ? day : null)));
  }
  return weeks;
}

export function clampDay(day: IsoDate, { min, max }: DayBounds): IsoDate {
  if (day < min) return min;
  return day > max ? max : day;
}

export function hasChoosableDay(month: IsoDate, { min, max }: DayBounds): boolean {
  return toMonthStart(month) >= toMonthStart(min) && toMonthStart(month) <= toMonthStart(max);
}

const DAY_FINDER_BY_KEY: Readonly<Record<string, (day: IsoDate, isShifted: boolean) => IsoDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS_IN_WEEK),
  ArrowDown: (day) => addDays(day, DAYS_IN_WEEK),
  Home: (day) => addDays(day, -getWeekday(day)),
  End: (day) => addDays(day, DAYS_IN_WEEK - 1 - getWeekday(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -MONTHS_IN_YEAR : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? MONTHS_IN_YEAR : 1),
};

/**
 * The selectable day that a key moves to: arrows by day and week, Home and End within the week, Page Up and Page Down by month,
 * with Shift by year. Null for other keys. Source: WAI-ARIA practices, "Date picker dialog".
 */
export function findDayAfterKey(
  day: IsoDate,
  key: string,
  isShifted: boolean,
  bounds: DayBounds,
): IsoDate | null {
  const findDay = Object.hasOwn(DAY_FINDER_BY_KEY, key) ? DAY_FINDER_BY_KEY[key] : undefined;
  return findDay ? clampDay(findDay(day, isShifted), bounds) : null;
}
