import { eq } from 'drizzle-orm';
import { addDays, getWeekday, toLondonDate } from '../../domain/common/index.ts';
import { venues } from '../../store/schema/catalogue.ts';
import { courses } from '../../store/schema/courses.ts';
import type { Store } from '../../store/store.ts';
import { demoId } from '../demo-ids.ts';
import { type DemoCourse, demoCourses } from './courses.ts';
import { demoActivityId, demoSpaceId } from './rows.ts';

const DAYS_OF_WEEK = 7;

/**
 * Moves the demo courses to the present, so that some have begun and others are about to. Does nothing without the demo centres.
 */
export async function refreshDemoCourses(store: Store): Promise<void> {
  const today = toLondonDate(store.clock.now());
  await store.write(async (tx) => {
    const existingCourses = await tx
      .select({ id: venues.id })
      .from(venues)
      .where(eq(venues.operatorId, store.operatorId));
    const ids = new Set(existingCourses.map(({ id }) => id));
    const rows = demoCourses
      .map((course) => buildCourseRow(store.operatorId, course, today))
      .filter(({ venueId }) => ids.has(venueId));
    for (const row of rows) {
      const { id: _id, operatorId: _operator, ...columns } = row;
      await tx.insert(courses).values(row).onConflictDoUpdate({ target: courses.id, set: columns });
    }
  });
}

/** The id of a demo course. */
function demoCourseId(key: string): string {
  return demoId(`course:${key}`);
}

function buildCourseRow(operatorId: string, course: DemoCourse, today: string): typeof courses.$inferInsert {
  const { key, venueSlug, activity, space, weekday, begins, free, ...columns } = course;
  return {
    ...columns,
    id: demoCourseId(key),
    operatorId,
    venueId: demoId(`venue:${venueSlug}`),
    activityId: demoActivityId(activity),
    spaceId: demoSpaceId(venueSlug, space),
    firstDay: findFirstDay(weekday, begins, today),
    deskPlaces: course.capacity - free,
    cancelledReason: null,
  };
}

/** The first day of a course, some weeks ago or ahead. A course that began three weeks ago has had three sessions. */
function findFirstDay(weekday: number, beginning: DemoCourse['begins'], today: string): string {
  const away =
    'weeksAgo' in beginning ? -DAYS_OF_WEEK * beginning.weeksAgo : DAYS_OF_WEEK * (beginning.inWeeks - 1) + 1;
  const earliestDay = addDays(today, away);
  const daysAhead = (weekday - getWeekday(earliestDay) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return addDays(earliestDay, daysAhead);
}
