import { datesFrom, mondayFrom, weekdayOf, workingWeek } from '../../common/index.ts';

/** Days on which a centre is closed: `YYYY-MM-DD`, or `MM-DD` for the same days of each year; the last is closed as well. */
export interface Closure {
  firstDay: string;
  lastDay: string;
  reason: string;
}

/** Why a centre is closed on a date; null when it is open. */
export function closedReason(closures: readonly Closure[], date: string): string | null {
  return closures.find((closure) => covers(closure, date))?.reason ?? null;
}

function covers({ firstDay, lastDay }: Closure, date: string): boolean {
  const isYearly = firstDay.length === '12-25'.length;
  const day = isYearly ? date.slice(5) : date;
  // A season that goes over the end of the year: from October to March.
  if (isYearly && lastDay < firstDay) return day >= firstDay || day <= lastDay;
  return day >= firstDay && day <= lastDay;
}

/** The first day from a date on that is not closed; the date itself when a whole year is. */
export function openDayFrom(closures: readonly Closure[], date: string): string {
  const days = datesFrom(date, 366);
  return days.find((day) => closedReason(closures, day) === null) ?? date;
}

/** The first working week, of those that begin on a date or later, without a closed day; the first of all when a year has none. */
export function openWeekFrom(closures: readonly Closure[], date: string): string[] {
  const weeks = datesFrom(mondayFrom(date), 366)
    .filter((day) => weekdayOf(day) === 1)
    .map(workingWeek);
  const isOpen = (week: readonly string[]) => week.every((day) => closedReason(closures, day) === null);
  return weeks.find(isOpen) ?? workingWeek(mondayFrom(date));
}
