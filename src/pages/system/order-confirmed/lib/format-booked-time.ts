import { formatDayAndTimes } from '@/entities/session';
import type { BookingOrderItem } from '@/shared/api';
import { formatInstantDay, formatInstantTime, formatInstantWeekday } from '@/shared/format';

/** "Tuesday 24 November 2026, 18:30 to 19:30", in London time; null for an item without a time. */
export function formatBookedTime({ startsAt, endsAt }: BookingOrderItem): string | null {
  if (startsAt === null) return null;
  // Formatted in two parts, because browsers differ in whether a comma separates them.
  const day = `${formatInstantWeekday(startsAt)} ${formatInstantDay(startsAt)}`;
  const localStart = formatInstantTime(startsAt);
  if (endsAt === null) return `${day}, ${localStart}`;
  return formatDayAndTimes(day, { localStart, localEnd: formatInstantTime(endsAt) });
}
