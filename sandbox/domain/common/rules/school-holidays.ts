import { easterSunday, lastMonday } from './bank-holidays.ts';
import { addDays, dayOfMonth, partsOf } from './dates.ts';
import { datesFrom, weekdayOf } from './wall-clock.ts';

export type SchoolHoliday = 'easter' | 'may' | 'summer' | 'october';

const SUMMER_WEEKS = 6;

/** The weekdays of an English school holiday in a year, without bank holidays. */
export function holidayDates(holiday: SchoolHoliday, year: number): string[] {
  const easter = easterSunday(year);
  const [maySpring, august] = [lastMonday(year, 5), lastMonday(year, 8)];
  const bankHolidays = [addDays(easter, -2), addDays(easter, 1), maySpring, august];
  const firstMondays: Record<SchoolHoliday, string[]> = {
    easter: [addDays(easter, -6), addDays(easter, 1)],
    may: [maySpring],
    summer: datesFrom(mondayFrom(dayOfMonth(year, 7, 21)), SUMMER_WEEKS * 7).filter(
      (date) => weekdayOf(date) === 1,
    ),
    // The last whole week of October.
    october: [addDays(mondayFrom(dayOfMonth(year, 10, 28)), -7)],
  };
  return firstMondays[holiday].flatMap(workingWeek).filter((date) => !bankHolidays.includes(date));
}

/** The next holiday of this kind that is not over on a date. It may have begun. */
export function nextHoliday(holiday: SchoolHoliday, today: string): { year: number; dates: string[] } {
  const { year } = partsOf(today);
  const dates = holidayDates(holiday, year);
  return (dates.at(-1) ?? '') >= today
    ? { year, dates }
    : { year: year + 1, dates: holidayDates(holiday, year + 1) };
}

/** The dates from a Monday to its Friday. */
export function workingWeek(monday: string): string[] {
  return datesFrom(monday, 5);
}

/** The first Monday on or after a date. */
export function mondayFrom(date: string): string {
  return addDays(date, (8 - weekdayOf(date)) % 7);
}
