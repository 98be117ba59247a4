import type { ActivityDetail } from '@/shared/api';
import { text } from '../texts';

const MINUTES_PER_HOUR = 60;

/** The sentence that says until when cancellation is free. */
export function formatActivityCancelRule({ cancelUntilMinutes, lateFee }: ActivityDetail['rules']): string {
  const deadline = formatCancelDeadline(cancelUntilMinutes);
  return lateFee
    ? text('activity.cancelRule', { time: deadline, price: lateFee.formatted })
    : text('activity.cancelFree', { time: deadline });
}

function formatCancelDeadline(minutesBeforeStart: number): string {
  if (minutesBeforeStart === 0) return text('activity.start');
  if (minutesBeforeStart % MINUTES_PER_HOUR !== 0) return text('activity.minutes', { n: minutesBeforeStart });
  return minutesBeforeStart === MINUTES_PER_HOUR
    ? text('activity.hour')
    : text('activity.hours', { n: minutesBeforeStart / MINUTES_PER_HOUR });
}
