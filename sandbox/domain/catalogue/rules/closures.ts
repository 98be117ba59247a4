import { findMondayOnOrAfter, getWeekday, listDatesFrom, listWorkingWeek } from '../../common/index.ts';

/** Days on which a centre is closed, both inclusive: `YYYY-MM-DD`, or `MM-DD` for the same days of every year. */
export interface Closure {
  firstDay: string;
  lastDay: string;
  reason: string;
}

/** Why a centre is closed on a date; null when it is open. */
export function findClosedReason(closures: readonly Closure[], date: string): string | null {
  return closures.find((closure) => isClosedOn(closure, date))?.reason ?? null;
}

function isClosedOn({ firstDay, lastDay }: Closure, date: string): boolean {
  const isYearly = firstDay.length === '12-25'.length;
  const day = isYearly ? date.slice(5) : date;
  // A yearly closure across new year, such as from October to March.
  if (isYearly && lastDay < firstDay) return day >= firstDay || day <= lastDay;
  return day >= firstDay && day <= lastDay;
}

/** The first working week without a closed day that begins on or after a date; the very first week if there is none in a year. */
export function findOpenWeekFrom(closures: readonly Closure[], date: string): string[] {
  const weeks = listDatesFrom(findMondayOnOrAfter(date), 366)
    .filter((day) => getWeekday(day) === 1)
    .map(listWorkingWeek);
  const isOpenWeek = (week: readonly string[]) =>
    week.every((day) => findClosedReason(closures, day) === null);
  return weeks.find(isOpenWeek) ?? listWorkingWeek(findMondayOnOrAfter(date));
}
