import { localTime, shortDayName } from '@/entities/session';
import type { ActivitySessionDetail } from '@/shared/api';
import { text } from '../texts';

type Ruled = Pick<ActivitySessionDetail, 'rules' | 'startsAt' | 'state' | 'orderLimit'>;

const MINUTE_MS = 60_000;

/** When a session opens, until when a booking is given back, and what it costs later; nothing where nothing is booked. */
export function ruleSentences({ rules, startsAt, state, orderLimit }: Ruled): string[] {
  if (state === 'drop_in' || state === 'cancelled') return [];
  const { date, time } = localTime(Date.parse(startsAt) - rules.cancelUntilMinutes * MINUTE_MS);
  const until = `${shortDayName(date)}, ${time}`;
  const cancelling = rules.lateFee
    ? text('session.cancelRule', {
        time: until,
        fee: text('session.fee', { price: rules.lateFee.formatted }),
      })
    : text('session.cancelFree', { time: until });
  const limit = orderLimit > 1 ? [text('session.perOrder', { n: orderLimit })] : [];
  return [rules.opens, cancelling, ...limit];
}
