import { dayName, sessionFacts, shortDayName } from '@/entities/session/@x/course';
import type { CourseSummary } from '@/shared/api';
import { text } from '../texts';

const DAYS = [
  'course.day1',
  'course.day2',
  'course.day3',
  'course.day4',
  'course.day5',
  'course.day6',
  'course.day7',
] as const;

/** "Tuesdays"; 1 is Monday, 7 Sunday. */
export function weekdayText(weekday: number): string {
  const key = DAYS[weekday - 1];
  return key === undefined ? '' : text(key);
}

/** "Tuesdays, 19:00 to 20:00". */
export function timesText({
  weekday,
  localStart,
  localEnd,
}: Pick<CourseSummary, 'weekday' | 'localStart' | 'localEnd'>): string {
  return text('course.times', { days: weekdayText(weekday), start: localStart, end: localEnd });
}

/** "Tue 27 Oct to Tue 29 Dec"; one day alone. */
export function datesText({ firstDate, lastDate }: Pick<CourseSummary, 'firstDate' | 'lastDate'>): string {
  const [from, to] = [shortDayName(firstDate), shortDayName(lastDate)];
  return from === to ? from : text('course.dates', { from, to });
}

/** Where, with whom, at which level and for whom, each in a few words. */
export function courseFacts({
  space,
  ...course
}: Pick<CourseSummary, 'space' | 'leader' | 'level' | 'age'>): string[] {
  return sessionFacts({ ...course, group: 'anyone' }, space?.name ?? null);
}

/** How many sessions are left of how many, and what they cost. */
export function leftText({
  sessionsLeft: left,
  sessionsTotal: all,
  proRataPrice,
}: Pick<CourseSummary, 'sessionsLeft' | 'sessionsTotal' | 'proRataPrice'>): string {
  const isBegun = left < all;
  if (!proRataPrice) return text(isBegun ? 'course.leftForMembers' : 'course.allForMembers', { left, all });
  const price = proRataPrice.formatted;
  if (!isBegun) return text('course.all', { all, price });
  return left === 1 ? text('course.leftOne', { price }) : text('course.left', { left, price });
}

/** Until when one can join. */
export function joinText({ joinsUntil }: Pick<CourseSummary, 'joinsUntil'>): string {
  return text('course.join', { day: dayName(joinsUntil.localDate), time: joinsUntil.localTime });
}

type CourseState = Pick<CourseSummary, 'state' | 'remaining'>;

/** Whether there is room, in words. */
export function courseStateWords({ state, remaining }: CourseState): string {
  if (state !== 'available' && state !== 'few') return text(`course.${state}`);
  if (remaining === 1) return text('course.oneLeft');
  return text(state === 'few' ? 'course.few' : 'course.open', { n: remaining });
}

/** The colour of its words: a course that is over looks like one that is closed. */
export function labelState({ state }: Pick<CourseState, 'state'>) {
  return state === 'over' ? 'closed' : state;
}

/** A state in which its price counts: it can be booked, or could be if a place came free. */
export function isSold({ state }: Pick<CourseState, 'state'>): boolean {
  return hasRoom({ state }) || state === 'full';
}

/** A state in which it can be booked. */
export function hasRoom({ state }: Pick<CourseState, 'state'>): boolean {
  return state === 'available' || state === 'few';
}
