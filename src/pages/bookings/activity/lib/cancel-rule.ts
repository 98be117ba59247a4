import type { ActivityDetail } from '@/shared/api';
import { text } from '../texts';

const HOUR = 60;

/** The sentence that says until when cancellation is free. */
export function cancelRule({ cancelUntilMinutes, lateFee }: ActivityDetail['rules']): string {
  const time = untilText(cancelUntilMinutes);
  return lateFee
    ? text('activity.cancelRule', { time, price: lateFee.formatted })
    : text('activity.cancelFree', { time });
}

function untilText(minutes: number): string {
  if (minutes === 0) return text('activity.start');
  if (minutes % HOUR !== 0) return text('activity.minutes', { n: minutes });
  return minutes === HOUR ? text('activity.hour') : text('activity.hours', { n: minutes / HOUR });
}
