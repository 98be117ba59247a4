import { addDays, instantOf } from '../../common/index.ts';
import type { WindowRules } from '../../common/types.ts';

const MS_PER_MINUTE = 60_000;

export interface BookingWindow {
  opensAt: Date;
  closesAt: Date;
}

/** A session as far as its window depends on it. */
export interface WindowedSession {
  localDate: string;
  localStart: string;
  startsAt: Date;
  /** When staff have set the opening of this one session. */
  opensAtOverride: Date | null;
}

/** When one person may book a session. Days are counted in London's calendar, not in blocks of 24 hours. */
export function bookingWindow(
  { localDate, localStart, startsAt, opensAtOverride }: WindowedSession,
  rules: WindowRules,
  isMember: boolean,
): BookingWindow {
  const { days, at } = isMember ? rules.member : rules.other;
  const opensAt = opensAtOverride ?? instantOf(addDays(localDate, -days), at === 'start' ? localStart : at);
  return { opensAt, closesAt: new Date(startsAt.getTime() - rules.closesMinutesBefore * MS_PER_MINUTE) };
}

/** Whether booking has begun and not ended. It begins at `opensAt` and has ended at `closesAt`. */
export function windowState({ opensAt, closesAt }: BookingWindow, now: Date): 'not_yet' | 'open' | 'closed' {
  if (now >= closesAt) return 'closed';
  return now < opensAt ? 'not_yet' : 'open';
}

/** The day that opens today, and when; null where each of its sessions opens at the time of its own start. */
export function dayOpening(
  { member, other }: Pick<WindowRules, 'member' | 'other'>,
  isMember: boolean,
  today: string,
): { date: string; opensAt: Date | null } {
  const { days, at } = isMember ? member : other;
  return { date: addDays(today, days), opensAt: at === 'start' ? null : instantOf(today, at) };
}
