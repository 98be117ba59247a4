import { shortDayName } from '@/entities/session';
import type { ActivitySessionDetail } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { text } from '../session-texts';

type SessionRules = Pick<ActivitySessionDetail, 'rules' | 'serverTime' | 'startsAt' | 'state' | 'orderLimit'>;

const MINUTE_MS = 60_000;

/**
 * The sentences about when booking opens, until when cancellation is free, and what it costs later; empty if the
 * session cannot be booked.
 */
export function listRules({ rules, serverTime, startsAt, state, orderLimit }: SessionRules): string[] {
  if (state === 'drop_in' || state === 'cancelled') return [];
  const limit = orderLimit > 1 ? [text('session.perOrder', { n: orderLimit })] : [];
  return [rules.opens, ...cancelSentences({ rules, startsAt, serverTime }), ...limit];
}

/** The sentences about until when cancellation is free, and what it costs later. */
export function cancelSentences({
  rules: { cancelUntilMinutes, lateFee },
  startsAt,
  serverTime,
}: Pick<SessionRules, 'rules' | 'startsAt' | 'serverTime'>): string[] {
  const freeUntil = Date.parse(startsAt) - cancelUntilMinutes * MINUTE_MS;
  const fee = lateFee ? text('session.fee', { price: lateFee.formatted }) : text('session.noRefund');
  if (Date.parse(serverTime) >= freeUntil) return [text('session.cancelLate', { fee })];
  const { date, time } = toLocalTime(freeUntil);
  const deadline = `${shortDayName(date)}, ${time}`;
  return [text('session.cancelRule', { time: deadline, fee })];
}
