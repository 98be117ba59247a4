import { randomUUID } from 'node:crypto';
import { formatSessionId } from '../domain/catalogue/index.ts';
import { addDays, getWeekday, toLondonDate } from '../domain/common/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { sessionPatterns } from '../store/schema/activities.ts';
import type { Store } from '../store/store.ts';

/**
 * Creates a class tomorrow at 12:00 that no other test uses.
 * @returns its session's id
 */
export async function createClass(
  store: Store,
  spaces: number,
  overrides: Partial<typeof sessionPatterns.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const date = addDays(toLondonDate(store.clock.now()), 1);
  await store.write((tx) =>
    tx.insert(sessionPatterns).values({
      id,
      operatorId: store.operatorId,
      venueId: demoId('venue:ardwick-fields-leisure-centre'),
      activityId: demoId('activity:Yoga'),
      title: 'Yoga',
      weekday: getWeekday(date),
      localStart: '12:00',
      minutes: 45,
      capacity: spaces,
      deskPlaces: 0,
      group: 'anyone',
      priceKey: 'class',
      dropIn: false,
      fromDate: date,
      untilDate: date,
      ...overrides,
    }),
  );
  return formatSessionId(id, date);
}
