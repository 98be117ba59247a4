import { randomUUID } from 'node:crypto';
import { demoId } from '../seed/demo-ids.ts';
import { courses } from '../store/schema/courses.ts';
import type { Store } from '../store/store.ts';

/**
 * Creates a course of four sessions that no other test uses, whose second one begins on 24 November 2026 at 10:10.
 * @returns its id
 */
export async function createCourse(
  store: Store,
  overrides: Partial<typeof courses.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await store.write((tx) =>
    tx.insert(courses).values({
      id,
      operatorId: store.operatorId,
      venueId: demoId('venue:ardwick-fields-leisure-centre'),
      activityId: demoId('activity:Badminton'),
      title: 'Badminton for beginners',
      description: '',
      firstDay: '2026-11-17',
      localStart: '10:10',
      minutes: 60,
      sessionCount: 4,
      joinsUntilSession: 3,
      capacity: 5,
      deskPlaces: 0,
      priceKey: 'course-sport',
      needsForm: false,
      ...overrides,
    }),
  );
  return id;
}
