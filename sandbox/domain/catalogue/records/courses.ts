import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { courses, recordedLevels } from '../../../store/schema/courses.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid } from '../../common/index.ts';
import type { PriceOption } from '../../common/types.ts';
import {
  type CourseSession,
  filterOpenSessions,
  filterRemainingSessions,
  listCourseSessions,
} from '../rules/course-sessions.ts';
import { type CourseState, decideCourseState } from '../rules/course-verdict.ts';
import {
  type ActivityCatalogue,
  type ActivityRecord,
  findCatalogueOfActivity,
  type SpaceRecord,
} from './activity-catalogue.ts';
import type { VenueSummary } from './catalogue.ts';

type OperatorScope = Pick<Store, 'operatorId' | 'clock'>;
type CourseRecord = typeof courses.$inferSelect;

/** A course with its sessions, as of an instant. */
export interface BookableCourse
  extends Omit<CourseRecord, 'operatorId' | 'venueId' | 'activityId' | 'spaceId'> {
  venue: VenueSummary;
  activity: ActivityRecord;
  space: SpaceRecord | null;
  /** Every week, including those in which the centre is closed. */
  weeks: CourseSession[];
  /** How many sessions it has in all. */
  sessionCountInAll: number;
  /** The sessions that have not begun. */
  sessionsLeft: CourseSession[];
  /** The last session at which a customer can join. */
  lastSessionToJoin: CourseSession;
  onlineCapacity: number;
  rules: BookingRules;
  /** The prices for all sessions together. */
  prices: readonly PriceOption[];
}

/** The scope of the booking rules that apply to every course. */
const COURSE_RULES_SCOPE = 'courses';

/** Finds a course by its id, which is also the key of its places; null if there is none. */
export async function findCourseById(
  db: Tx,
  store: OperatorScope,
  id: string,
): Promise<BookableCourse | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.operatorId, store.operatorId), eq(courses.id, id)));
  if (!row) return null;
  const catalogue = await findCatalogueOfActivity(db, store, row);
  return catalogue && toCourse(catalogue, row, store.clock.now());
}

/** The courses of a centre that are not over, by their first day. */
export async function findCoursesAtVenue(
  db: Tx,
  store: OperatorScope,
  catalogue: ActivityCatalogue,
): Promise<BookableCourse[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.operatorId, store.operatorId), eq(courses.venueId, catalogue.venue.id)))
    .orderBy(asc(courses.firstDay), asc(courses.localStart), asc(courses.title));
  return rows
    .map((row) => toCourse(catalogue, row, store.clock.now()))
    .filter((course) => course !== null)
    .filter(({ sessionsLeft }) => sessionsLeft.length > 0);
}

/** The state of a course with this many places taken. */
export function deriveCourseState(course: BookableCourse, takenCount: number, now: Date): CourseState {
  return decideCourseState(
    {
      cancelledReason: course.cancelledReason,
      sessionsLeft: course.sessionsLeft.length,
      joinBefore: course.lastSessionToJoin.startsAt,
      remaining: course.onlineCapacity - takenCount,
    },
    now,
  );
}

/** The levels that were recorded for some people in an activity, by person id. */
export async function findSkillLevels(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  personIds: readonly string[],
  activityId: string,
): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(recordedLevels)
    .where(
      and(
        eq(recordedLevels.operatorId, operatorId),
        eq(recordedLevels.activityId, activityId),
        inArray(recordedLevels.personId, [...personIds]),
      ),
    );
  return new Map(rows.map(({ personId, level }) => [personId, level]));
}

function toCourse(catalogue: ActivityCatalogue, row: CourseRecord, now: Date): BookableCourse | null {
  const { operatorId: _operatorId, venueId: _venueId, activityId, spaceId, ...course } = row;
  const activity = catalogue.activities.get(activityId);
  const weeks = listCourseSessions(row, catalogue.closures);
  const openWeeks = filterOpenSessions(weeks);
  const lastSessionToJoin = openWeeks[row.joinsUntilSession - 1] ?? openWeeks.at(-1);
  if (!activity || !lastSessionToJoin) return null;
  return {
    ...course,
    venue: catalogue.venue,
    activity,
    space: catalogue.spaces.get(spaceId ?? '') ?? null,
    weeks,
    sessionCountInAll: openWeeks.length,
    sessionsLeft: filterRemainingSessions(weeks, now),
    lastSessionToJoin,
    onlineCapacity: Math.max(0, row.capacity - row.deskPlaces),
    rules: catalogue.findBookingRules({ slug: COURSE_RULES_SCOPE, category: COURSE_RULES_SCOPE }),
    prices: catalogue.listPrices(row.priceKey),
  };
}
