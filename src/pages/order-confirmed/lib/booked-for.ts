import { dayAndTimes } from '@/entities/session';
import type { BookingOrderItem } from '@/shared/api';

const LONDON = { timeZone: 'Europe/London' } as const;
// Two texts, because browsers differ in whether a comma separates them.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, weekday: 'long' });
const DAY = new Intl.DateTimeFormat('en-GB', { ...LONDON, dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { ...LONDON, timeStyle: 'short' });

/** "Tuesday 24 November 2026, 18:30 to 19:30", as clocks in London show it; null for what has no time. */
export function bookedFor({ startsAt, endsAt }: BookingOrderItem): string | null {
  if (startsAt === null) return null;
  const start = new Date(startsAt);
  const day = `${WEEKDAY.format(start)} ${DAY.format(start)}`;
  const localStart = TIME.format(start);
  if (endsAt === null) return `${day}, ${localStart}`;
  return dayAndTimes(day, { localStart, localEnd: TIME.format(new Date(endsAt)) });
}
