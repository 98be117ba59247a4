import { addDays, toInstant } from '../../common/index.ts';
import type { WindowRules } from '../../common/types.ts';

const MS_PER_MINUTE = 60_000;

export interface BookingWindow {
  opensAt: Date;
  closesAt: Date;
}

/** The fields of a session that its booking window depends on. */
export interface WindowedSession {
  localDate: string;
  localStart: string;
  startsAt: Date;
  /** The opening time that staff set for this session; null if the rules apply. */
  opensAtOverride: Date | null;
}

/** When a member or non-member can book a session. Days are counted in London's calendar, not in blocks of 24 hours. */
export function calculateBookingWindow(
  { localDate, localStart, startsAt, opensAtOverride }: WindowedSession,
  rules: WindowRules,
  isMember: boolean,
): BookingWindow {
  const { days, at } = isMember ? rules.member : rules.other;
  const opensAt = opensAtOverride ?? toInstant(addDays(localDate, -days), at === 'start' ? localStart : at);
  return { opensAt, closesAt: new Date(startsAt.getTime() - rules.closesMinutesBefore * MS_PER_MINUTE) };
}

/** Whether booking is open: from `opensAt`, inclusive, to `closesAt`, exclusive. */
export function deriveWindowState(
  { opensAt, closesAt }: BookingWindow,
  now: Date,
): 'not_yet' | 'open' | 'closed' {
  if (now >= closesAt) return 'closed';
  return now < opensAt ? 'not_yet' : 'open';
}

/** The day whose booking opens today, and when. `opensAt` is null if each session opens at the time of its own start. */
export function calculateDayOpening(
  { member, other }: Pick<WindowRules, 'member' | 'other'>,
  isMember: boolean,
  today: string,
): { date: string; opensAt: Date | null } {
  const { days, at } = isMember ? member : other;
  return { date: addDays(today, days), opensAt: at === 'start' ? null : toInstant(today, at) };
}
