import { addDays } from './dates.ts';
import { weekdayOf } from './wall-clock.ts';

/** How many sessions of one activity a person may have; absent: as many as they like. */
export interface PersonLimits {
  perDay?: number;
  /** From Monday to Sunday. */
  perWeek?: number;
}

/**
 * The limit that one more session would pass; null for none.
 *
 * @param date the day of the session that is wanted
 * @param taken the days of the person's other sessions of the activity
 */
export function limitPassed(
  { perDay, perWeek }: PersonLimits,
  date: string,
  taken: readonly string[],
): 'perDay' | 'perWeek' | null {
  const onDay = taken.filter((other) => other === date).length;
  if (perDay !== undefined && onDay >= perDay) return 'perDay';
  const monday = mondayOf(date);
  const inWeek = taken.filter((other) => mondayOf(other) === monday).length;
  return perWeek !== undefined && inWeek >= perWeek ? 'perWeek' : null;
}

/** The Monday of the week of a date. */
function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}
