import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { findVerdictsAtDesk } from '../cart/index.ts';
import {
  type BookableCourse,
  type CourseState,
  deriveCourseState,
  findCourseById,
  findCoursesAtVenue,
  type Offer,
} from '../catalogue/index.ts';
import { getWeekday, notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { type CoursePerson, findCoursePeople, toRemainingCourseOffers } from '../courses/index.ts';
import { countReservedPlaces, findDemand, toCourseWaitingTarget } from '../sessions/index.ts';
import { openEntriesOf, serveWhenDue, type WaitingView } from '../waiting-list/index.ts';
import { openOffers } from './session-detail.ts';
import { findCatalogue } from './timetable.ts';

/** A course with what everybody sees: the remaining places, its state and its waiting list. */
export interface CourseView {
  course: BookableCourse;
  remaining: number;
  state: CourseState;
  waitingList: { isOpen: boolean; length: number };
}

export interface CourseFilter {
  activityId?: string | undefined;
  level?: string | undefined;
  /** From 1 (Monday) to 7 (Sunday). */
  weekday?: number | undefined;
  /** An age in years: only courses for this age. */
  age?: number | undefined;
}

/** The courses of a centre that are not over and match the filter, by first day. Throws 404 for an unknown centre. */
export function listCourses(store: Store, venueSlug: string, filter: CourseFilter): Promise<CourseView[]> {
  return store.read(async (db) => {
    const courses = await findCoursesAtVenue(db, store, await findCatalogue(db, store, venueSlug));
    return toCourseViews(
      db,
      store,
      courses.filter((course) => matchesFilter(course, filter)),
    );
  });
}

export interface CourseDetail extends CourseView {
  serverTime: Date;
  people: CoursePerson[];
  /** The prices without a membership, for the sessions that are left. */
  openOffers: Offer[];
  /** The caller's entries of the waiting list that are still waiting or have an offer. */
  waiting: WaitingView[];
}

/** Everything about a course, with a verdict on each of the caller's people. Throws 404 if there is no such course. */
export async function getCourseDetail(
  store: Store,
  caller: Caller | null,
  courseId: string,
): Promise<CourseDetail> {
  await serveWhenDue(store, [courseId]);
  return store.read(async (db) => {
    const course = await findCourseById(db, store, courseId);
    const [courseView] = course ? await toCourseViews(db, store, [course]) : [];
    if (!course || !courseView) throw notFound();
    const people = caller ? await findCoursePeople(db, store, { course, ownerId: caller.userId }) : [];
    return {
      ...courseView,
      serverTime: store.clock.now(),
      people: caller ? await findVerdictsAtDesk(db, store, caller, course.id, people) : [],
      openOffers: toRemainingCourseOffers(course, openOffers(course)),
      waiting: caller ? await openEntriesOf(db, store, caller.userId, course.id) : [],
    };
  });
}

async function toCourseViews(
  db: Tx,
  store: Store,
  courses: readonly BookableCourse[],
): Promise<CourseView[]> {
  const demandOf = await findDemand(db, store, courses.map(toCourseWaitingTarget));
  const now = store.clock.now();
  return courses.map((course) => {
    const demand = demandOf(course);
    const count = countReservedPlaces(demand);
    const state = deriveCourseState(course, count, now);
    const length = demand.queue?.length ?? 0;
    return {
      course,
      remaining: Math.max(0, course.onlineCapacity - count),
      state,
      waitingList: { isOpen: state === 'full' && length < toCourseWaitingTarget(course).most, length },
    };
  });
}

function matchesFilter(
  { activity, level: taught, firstDay, age: ages }: BookableCourse,
  { activityId, level, weekday, age }: CourseFilter,
): boolean {
  return (
    (activityId === undefined || activity.id === activityId) &&
    (level === undefined || taught === level) &&
    (weekday === undefined || getWeekday(firstDay) === weekday) &&
    (age === undefined || (age >= (ages?.min ?? 0) && age <= (ages?.max ?? 200)))
  );
}
