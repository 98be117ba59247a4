import { findEasterSunday, findLastMonday } from './bank-holidays.ts';
import { addDays, parseDateParts, toDayOfMonth } from './dates.ts';
import { getWeekday, listDatesFrom } from './wall-clock.ts';

export type SchoolHoliday = 'easter' | 'may' | 'summer' | 'october';

const SUMMER_WEEKS = 6;

/** The weekdays of an English school holiday in a year, without bank holidays. */
export function listHolidayDates(holiday: SchoolHoliday, year: number): string[] {
  const easter = findEasterSunday(year);
  const [lastMondayOfMay, lastMondayOfAugust] = [findLastMonday(year, 5), findLastMonday(year, 8)];
  const bankHolidays = [addDays(easter, -2), addDays(easter, 1), lastMondayOfMay, lastMondayOfAugust];
  const firstMondays: Record<SchoolHoliday, string[]> = {
    easter: [addDays(easter, -6), addDays(easter, 1)],
    may: [lastMondayOfMay],
    summer: listDatesFrom(findMondayOnOrAfter(toDayOfMonth(year, 7, 21)), SUMMER_WEEKS * 7).filter(
      (date) => getWeekday(date) === 1,
    ),
    // The last whole week of October.
    october: [addDays(findMondayOnOrAfter(toDayOfMonth(year, 10, 28)), -7)],
  };
  return firstMondays[holiday].flatMap(listWorkingWeek).filter((date) => !bankHolidays.includes(date));
}

/** The next holiday of this kind that is not over on a date. It may have begun. */
export function findNextHoliday(holiday: SchoolHoliday, today: string): { year: number; dates: string[] } {
  const { year } = parseDateParts(today);
  const dates = listHolidayDates(holiday, year);
  return (dates.at(-1) ?? '') >= today
    ? { year, dates }
    : { year: year + 1, dates: listHolidayDates(holiday, year + 1) };
}

/** The dates from a Monday to its Friday. */
export function listWorkingWeek(monday: string): string[] {
  return listDatesFrom(monday, 5);
}

/** The first Monday on or after a date. */
export function findMondayOnOrAfter(date: string): string {
  return addDays(date, (8 - getWeekday(date)) % 7);
}
