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
import { countReservedPlaces, findDemandByTarget, toCourseWaitingTarget } from '../sessions/index.ts';
import { findOpenEntryViews, serveDueWaitingLists, type WaitingEntryView } from '../waiting-list/index.ts';
import { listNonMemberOffers } from './session-detail.ts';
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
  nonMemberOffers: Offer[];
  /** The caller's entries of the waiting list that are still waiting or have an offer. */
  ownEntries: WaitingEntryView[];
}

/** Everything about a course, with a verdict on each of the caller's people. Throws 404 if there is no such course. */
export async function getCourseDetail(
  store: Store,
  caller: Caller | null,
  courseId: string,
): Promise<CourseDetail> {
  await serveDueWaitingLists(store, [courseId]);
  return store.read(async (db) => {
    const course = await findCourseById(db, store, courseId);
    const [courseView] = course ? await toCourseViews(db, store, [course]) : [];
    if (!course || !courseView) throw notFound();
    const people = caller ? await findCoursePeople(db, store, { course, ownerId: caller.userId }) : [];
    return {
      ...courseView,
      serverTime: store.clock.now(),
      people: caller ? await findVerdictsAtDesk(db, store, caller, course.id, people) : [],
      nonMemberOffers: toRemainingCourseOffers(course, listNonMemberOffers(course)),
      ownEntries: caller ? await findOpenEntryViews(db, store, caller.userId, course.id) : [],
    };
  });
}

async function toCourseViews(
  db: Tx,
  store: Store,
  courses: readonly BookableCourse[],
): Promise<CourseView[]> {
  const getDemand = await findDemandByTarget(db, store, courses.map(toCourseWaitingTarget));
  const now = store.clock.now();
  return courses.map((course) => {
    const demand = getDemand(course);
    const reservedPlaces = countReservedPlaces(demand);
    const state = deriveCourseState(course, reservedPlaces, now);
    const queueLength = demand.queue?.length ?? 0;
    return {
      course,
      remaining: Math.max(0, course.onlineCapacity - reservedPlaces),
      state,
      waitingList: {
        isOpen: state === 'full' && queueLength < toCourseWaitingTarget(course).maxEntries,
        length: queueLength,
      },
    };
  });
}

function matchesFilter(
  { activity, level: courseLevel, firstDay, age: ageRange }: BookableCourse,
  { activityId, level, weekday, age }: CourseFilter,
): boolean {
  return (
    (activityId === undefined || activity.id === activityId) &&
    (level === undefined || courseLevel === level) &&
    (weekday === undefined || getWeekday(firstDay) === weekday) &&
    (age === undefined || (age >= (ageRange?.min ?? 0) && age <= (ageRange?.max ?? 200)))
  );
}
