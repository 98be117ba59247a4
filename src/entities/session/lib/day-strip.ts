import { addDays, type IsoDate } from '@/shared/lib';

/** The number of days in the strip: a week, plus the same weekday of the next week. */
export const STRIP_DAYS = 8;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export const countDaysBetween = (stripStart: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(stripStart)) / DAY_MS);

export interface DayStrip {
  readonly dates: readonly IsoDate[];
  /** The same weekday of the previous week, or the first available day; null if no day comes before the strip. */
  readonly previous: IsoDate | null;
  readonly next: IsoDate | null;
}

/**
 * The days around the chosen one. The strip moves by whole weeks, so that the chosen day keeps its position.
 *
 * @param firstDate the first available day: the operator's today
 * @param lastDate the last available day
 */
export function buildDayStrip(chosenDate: IsoDate, firstDate: IsoDate, lastDate: IsoDate): DayStrip {
  const stripStart = addDays(
    firstDate,
    WEEK_DAYS * Math.max(0, Math.floor((countDaysBetween(firstDate, chosenDate) - 1) / WEEK_DAYS)),
  );
  const dates = Array.from({ length: STRIP_DAYS }, (_, day) => addDays(stripStart, day)).filter(
    (date) => date <= lastDate,
  );
  const weekBefore = addDays(chosenDate, -WEEK_DAYS);
  // On the very first strip, its last day is the first day's weekday again.
  const weekAfter = addDays(chosenDate, chosenDate === stripStart ? STRIP_DAYS : WEEK_DAYS);
  return {
    dates,
    previous: stripStart === firstDate ? null : weekBefore < firstDate ? firstDate : weekBefore,
    next: (dates.at(-1) ?? lastDate) >= lastDate ? null : weekAfter > lastDate ? lastDate : weekAfter,
  };
}
