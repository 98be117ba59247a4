import type { ActivitySession } from '@/shared/api';

type Times = Pick<ActivitySession, 'state' | 'startsAt' | 'endsAt'>;

/** Whether nothing can be done with a session any more; one that needs no booking can be joined until it ends. */
export function isOver({ state, startsAt, endsAt }: Times, now: number): boolean {
  return Date.parse(state === 'drop_in' ? endsAt : startsAt) <= now;
}
