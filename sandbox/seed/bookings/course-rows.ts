import { eq } from 'drizzle-orm';
import { addDays, getWeekday, toLondonDate } from '../../domain/common/index.ts';
import { venues } from '../../store/schema/catalogue.ts';
import { courses } from '../../store/schema/courses.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { type DemoCourse, demoCourses } from './courses.ts';
import { buildDemoActivityId, buildDemoSpaceId } from './rows.ts';

const DAYS_PER_WEEK = 7;

/**
 * Moves the demo courses to the present, so that some have begun and others are about to. Does nothing without the demo centres.
 */
export async function refreshDemoCourses(store: Store): Promise<void> {
  const today = toLondonDate(store.clock.now());
  await store.write(async (tx) => {
    const existingVenues = await tx
      .select({ id: venues.id })
      .from(venues)
      .where(eq(venues.operatorId, store.operatorId));
    const venueIds = new Set(existingVenues.map(({ id }) => id));
    const rows = demoCourses
      .map((course) => buildCourseRow(store.operatorId, course, today))
      .filter(({ venueId }) => venueIds.has(venueId));
    for (const row of rows) {
      const { id: _id, operatorId: _operatorId, ...columns } = row;
      await tx.insert(courses).values(row).onConflictDoUpdate({ target: courses.id, set: columns });
    }
  });
}

/** The id of a demo course. */
function buildDemoCourseId(key: string): string {
  return demoId(`course:${key}`);
}

function buildCourseRow(operatorId: string, course: DemoCourse, today: string): typeof courses.$inferInsert {
  const { key, venueSlug, activity, space, weekday, begins, free, ...columns } = course;
  return {
    ...columns,
    id: buildDemoCourseId(key),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    activityId: buildDemoActivityId(activity),
    spaceId: buildDemoSpaceId(venueSlug, space),
    firstDay: findFirstDay(weekday, begins, today),
    deskPlaces: course.capacity - free,
    cancelledReason: null,
  };
}

/** The first day of a course, some weeks ago or ahead. A course that began three weeks ago has had three sessions. */
function findFirstDay(weekday: number, beginning: DemoCourse['begins'], today: string): string {
  const daysAway =
    'weeksAgo' in beginning
      ? -DAYS_PER_WEEK * beginning.weeksAgo
      : DAYS_PER_WEEK * (beginning.inWeeks - 1) + 1;
  const earliestDay = addDays(today, daysAway);
  const daysAhead = (weekday - getWeekday(earliestDay) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(earliestDay, daysAhead);
}
