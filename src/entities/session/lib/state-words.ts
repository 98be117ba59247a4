import type { ActivitySession } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { text } from '../texts';
import { shortDayName, weekdayName } from './days';

/** An opening that is nearer than this is shown as a countdown. */
export const COUNTDOWN_FROM_MS = 60 * 60_000;
const WEEKDAY_NAME_WITHIN_MS = 6 * 24 * 60 * 60_000;

type SessionState = Pick<ActivitySession, 'state' | 'remaining' | 'opensAt' | 'notice'>;

/**
 * The session's state in words.
 *
 * @param now the server's time in milliseconds
 */
export function formatSessionState({ state, remaining, opensAt, notice }: SessionState, now: number): string {
  switch (state) {
    case 'available':
      return remaining === null ? text('session.free') : text('session.spaces', { n: remaining });
    case 'few':
      return remaining === 1 ? text('session.lastSpace') : text('session.few', { n: remaining ?? 0 });
    case 'full':
      return text('session.full');
    case 'not_yet':
      return opensAt ? formatOpening(Date.parse(opensAt), now) : text('session.closed');
    case 'closed':
      return text('session.closed');
    case 'cancelled':
      return notice ? text('session.cancelled', { reason: notice }) : text('session.cancelledShort');
    case 'drop_in':
      return text('session.dropIn');
  }
}

function formatOpening(opensAt: number, now: number): string {
  const msLeft = opensAt - now;
  if (msLeft <= COUNTDOWN_FROM_MS) return formatCountdown(msLeft);
  const { date, time } = toLocalTime(opensAt);
  const day = msLeft < WEEKDAY_NAME_WITHIN_MS ? weekdayName(date) : shortDayName(date);
  return text('session.opens', { day, time });
}

/** "Opens in 12 min"; in the last minute "Opens in 0:09". */
function formatCountdown(msLeft: number): string {
  const seconds = Math.max(0, Math.ceil(msLeft / 1000));
  const time =
    seconds > 600
      ? `${Math.ceil(seconds / 60)} min`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return text('session.opensIn', { time });
}
