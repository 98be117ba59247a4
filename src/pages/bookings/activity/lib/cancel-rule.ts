import type { ActivityDetail } from '@/shared/api';
import { text } from '../texts';

const MINUTES_PER_HOUR = 60;

/** The sentence that says until when cancellation is free. */
export function cancelRule({ cancelUntilMinutes, lateFee }: ActivityDetail['rules']): string {
  const time = formatUntil(cancelUntilMinutes);
  return lateFee
    ? text('activity.cancelRule', { time, price: lateFee.formatted })
    : text('activity.cancelFree', { time });
}

function formatUntil(minutes: number): string {
  if (minutes === 0) return text('activity.start');
  if (minutes % MINUTES_PER_HOUR !== 0) return text('activity.minutes', { n: minutes });
  return minutes === MINUTES_PER_HOUR
    ? text('activity.hour')
    : text('activity.hours', { n: minutes / MINUTES_PER_HOUR });
}
