import { addDays, calculateSessionTimes } from '../../common/index.ts';
import { type Closure, findClosedReason } from './closures.ts';

/** When a course takes place: weekly from a first day, at a time of day in London. */
export interface CoursePattern {
  firstDay: string;
  /** `HH:MM` */
  localStart: string;
  minutes: number;
  sessionCount: number;
}

/** One week of a course. */
export interface CourseSession {
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: Date;
  endsAt: Date;
  /** Why there is no session on this day; null when there is one. */
  closedReason: string | null;
}

const DAYS_PER_WEEK = 7;
/** The search for dates stops after this many closed weeks. */
const MOST_CLOSED_WEEKS = 52;

/**
 * The weeks of a course, in order. A week in which the centre is closed is listed with its reason but does not count, so the
 * course runs for a week longer.
 */
export function listCourseSessions(pattern: CoursePattern, closures: readonly Closure[]): CourseSession[] {
  const { firstDay, localStart, minutes, sessionCount } = pattern;
  const weeks: CourseSession[] = [];
  let openCount = 0;
  for (let week = 0; openCount < sessionCount && week < sessionCount + MOST_CLOSED_WEEKS; week += 1) {
    const localDate = addDays(firstDay, week * DAYS_PER_WEEK);
    const closedReason = findClosedReason(closures, localDate);
    if (closedReason === null) openCount += 1;
    weeks.push({ localDate, ...calculateSessionTimes(localDate, localStart, minutes), closedReason });
  }
  return weeks;
}

/** The sessions of a course, without the weeks in which the centre is closed. */
export function filterOpenSessions(weeks: readonly CourseSession[]): CourseSession[] {
  return weeks.filter((week) => week.closedReason === null);
}

/** The sessions that have not begun. */
export function filterRemainingSessions(weeks: readonly CourseSession[], now: Date): CourseSession[] {
  return filterOpenSessions(weeks).filter(({ startsAt }) => startsAt > now);
}

/** The price of the sessions that are left, in pence: their share of the whole price, rounded down to a penny. */
export function calculateRemainingPrice(pence: number, sessionsLeft: number, sessionsTotal: number): number {
  return sessionsTotal === 0 ? 0 : Math.floor((pence * sessionsLeft) / sessionsTotal);
}
