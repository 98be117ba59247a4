import { addDays, type IsoDate } from '@/shared/lib';

/** The days beside each other: a week and the day of its beginning again. */
export const STRIP_DAYS = 8;
const WEEK = 7;
const DAY_MS = 86_400_000;

export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export interface DayStrip {
  readonly dates: readonly IsoDate[];
  /** The same weekday a week before, or the first day that there is; null when nothing is before the strip. */
  readonly previous: IsoDate | null;
  readonly next: IsoDate | null;
}

/**
 * The days around a chosen one. They go on by whole weeks, so that a chosen day stays where it is.
 *
 * @param first the first day that can be looked at, the operator's today
 * @param last the last one
 */
export function dayStrip(chosen: IsoDate, first: IsoDate, last: IsoDate): DayStrip {
  const from = addDays(first, WEEK * Math.max(0, Math.floor((daysBetween(first, chosen) - 1) / WEEK)));
  const dates = Array.from({ length: STRIP_DAYS }, (_, day) => addDays(from, day)).filter(
    (date) => date <= last,
  );
  const before = addDays(chosen, -WEEK);
  // The first day of all has its weekday at the end of its own strip.
  const after = addDays(chosen, chosen === from ? STRIP_DAYS : WEEK);
  return {
    dates,
    previous: from === first ? null : before < first ? first : before,
    next: (dates.at(-1) ?? last) >= last ? null : after > last ? last : after,
  };
}
