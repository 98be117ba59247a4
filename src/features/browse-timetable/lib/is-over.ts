import type { ActivitySession } from '@/shared/api';

type SessionTimes = Pick<ActivitySession, 'state' | 'startsAt' | 'endsAt'>;

/** Whether a session can no longer be booked or joined; one that needs no booking can be joined until it ends. */
export function isOver({ state, startsAt, endsAt }: SessionTimes, now: number): boolean {
  return Date.parse(state === 'drop_in' ? endsAt : startsAt) <= now;
}
