import { dayName, listSessionFacts, shortDayName } from '@/entities/session/@x/course';
import type { CourseSummary } from '@/shared/api';
import { text } from '../texts';

const WEEKDAY_TEXT_KEYS = [
  'course.day1',
  'course.day2',
  'course.day3',
  'course.day4',
  'course.day5',
  'course.day6',
  'course.day7',
] as const;

/** "Tuesdays"; 1 is Monday, 7 is Sunday. */
export function formatWeekday(weekday: number): string {
  const key = WEEKDAY_TEXT_KEYS[weekday - 1];
  return key === undefined ? '' : text(key);
}

/** "Tuesdays, 19:00 to 20:00". */
export function formatCourseTimes({
  weekday,
  localStart,
  localEnd,
}: Pick<CourseSummary, 'weekday' | 'localStart' | 'localEnd'>): string {
  return text('course.times', { days: formatWeekday(weekday), start: localStart, end: localEnd });
}

/** "Tue 27 Oct to Tue 29 Dec", or a single date for a course of one day. */
export function formatCourseDates({
  firstDate,
  lastDate,
}: Pick<CourseSummary, 'firstDate' | 'lastDate'>): string {
  const [from, to] = [shortDayName(firstDate), shortDayName(lastDate)];
  return from === to ? from : text('course.dates', { from, to });
}

/** The course's location, instructor, level and ages, each in a few words. */
export function listCourseFacts({
  space,
  ...course
}: Pick<CourseSummary, 'space' | 'leader' | 'level' | 'age'>): string[] {
  return listSessionFacts({ ...course, group: 'anyone' }, space?.name ?? null);
}

/** How many of the course's sessions are left, and their price. */
export function formatSessionsLeft({
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

/** The last day on which a customer can join. */
export function formatJoinPrice({ joinsUntil }: Pick<CourseSummary, 'joinsUntil'>): string {
  return text('course.join', { day: dayName(joinsUntil.localDate), time: joinsUntil.localTime });
}

type CourseState = Pick<CourseSummary, 'state' | 'remaining'>;

/** The course's availability in words. */
export function formatCourseState({ state, remaining }: CourseState): string {
  if (state !== 'available' && state !== 'few') return text(`course.${state}`);
  if (remaining === 1) return text('course.oneLeft');
  return text(state === 'few' ? 'course.few' : 'course.open', { n: remaining });
}

/** The colour of the availability text: a finished course looks like a closed one. */
export function toLabelState({ state }: Pick<CourseState, 'state'>) {
  return state === 'over' ? 'closed' : state;
}

/** Whether the price is worth showing: the course can be booked, or could be if a place became free. */
export function isPriceShown({ state }: Pick<CourseState, 'state'>): boolean {
  return hasRoom({ state }) || state === 'full';
}

/** Whether the course can be booked now. */
export function hasRoom({ state }: Pick<CourseState, 'state'>): boolean {
  return state === 'available' || state === 'few';
}
