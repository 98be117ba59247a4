import { addDays, type IsoDate } from '@/shared/lib';

/** The number of days in the strip: a week, plus the same weekday of the next week. */
export const STRIP_DAYS = 8;
const WEEK = 7;
const DAY_MS = 86_400_000;

export const countDaysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export interface DayStrip {
  readonly dates: readonly IsoDate[];
  /** The same weekday of the previous week, or the first available day; null if no day comes before the strip. */
  readonly previous: IsoDate | null;
  readonly next: IsoDate | null;
}

/**
 * The days around the chosen one. The strip moves by whole weeks, so that the chosen day keeps its position.
 *
 * @param first the first available day: the operator's today
 * @param last the last available day
 */
export function buildDayStrip(chosen: IsoDate, first: IsoDate, last: IsoDate): DayStrip {
  const from = addDays(first, WEEK * Math.max(0, Math.floor((countDaysBetween(first, chosen) - 1) / WEEK)));
  const dates = Array.from({ length: STRIP_DAYS }, (_, day) => addDays(from, day)).filter(
    (date) => date <= last,
  );
  const before = addDays(chosen, -WEEK);
  // On the very first strip, its last day is the first day's weekday again.
  const after = addDays(chosen, chosen === from ? STRIP_DAYS : WEEK);
  return {
    dates,
    previous: from === first ? null : before < first ? first : before,
    next: (dates.at(-1) ?? last) >= last ? null : after > last ? last : after,
  };
}
