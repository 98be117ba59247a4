import { addDays, parseDateParts, toDayOfMonth } from './dates.ts';
import { getWeekday } from './wall-clock.ts';

const SATURDAY = 6;
const SUNDAY = 7;

/** The bank holidays of a year in England. One that falls on a weekend moves to the next working day. */
export function listBankHolidays(year: number): string[] {
  const easter = findEasterSunday(year);
  const movableHolidays = [
    addDays(easter, -2),
    addDays(easter, 1),
    findFirstMonday(year, 5),
    findLastMonday(year, 5),
    findLastMonday(year, 8),
  ];
  const christmas = toDayOfMonth(year, 12, 25);
  return [
    findSubstituteDay(toDayOfMonth(year, 1, 1)),
    ...movableHolidays,
    ...listChristmasDays(christmas),
  ].toSorted();
}

/** Whether banks are open on a date: it is neither a weekend nor a bank holiday. */
export function isWorkingDay(date: string): boolean {
  return getWeekday(date) < SATURDAY && !listBankHolidays(parseDateParts(date).year).includes(date);
}

/** Adds a number of working days to a date. */
export function addWorkingDays(date: string, days: number): string {
  let [day, daysLeft] = [date, days];
  while (daysLeft > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) daysLeft -= 1;
  }
  return day;
}

export function findLastMonday(year: number, month: number): string {
  const lastDayOfMonth = toDayOfMonth(year, month, 31);
  return addDays(lastDayOfMonth, 1 - getWeekday(lastDayOfMonth));
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
export function findEasterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDayOfMonth(year, Math.floor(n / 31), (n % 31) + 1);
}

function findFirstMonday(year: number, month: number): string {
  const firstDayOfMonth = toDayOfMonth(year, month, 1);
  return addDays(firstDayOfMonth, (8 - getWeekday(firstDayOfMonth)) % 7);
}

function findSubstituteDay(date: string): string {
  const weekday = getWeekday(date);
  return addDays(date, weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0);
}

/** Christmas Day and Boxing Day. One that falls on a weekend moves to the next working day that is free. */
function listChristmasDays(christmas: string): string[] {
  const weekday = getWeekday(christmas);
  if (weekday === SATURDAY) return [addDays(christmas, 2), addDays(christmas, 3)];
  if (weekday === SUNDAY) return [addDays(christmas, 2), addDays(christmas, 1)];
  return [christmas, findSubstituteDay(addDays(christmas, 1))];
}
