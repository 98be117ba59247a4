import { getWeekday } from '../../common/index.ts';

/** When a weekly pattern takes place. */
export interface PatternDays {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number;
  fromDate: string | null;
  untilDate: string | null;
}

/** Whether a pattern has a session on a date. */
export function takesPlaceOn({ weekday, fromDate, untilDate }: PatternDays, date: string): boolean {
  return (
    getWeekday(date) === weekday &&
    (fromDate === null || date >= fromDate) &&
    (untilDate === null || date <= untilDate)
  );
}
