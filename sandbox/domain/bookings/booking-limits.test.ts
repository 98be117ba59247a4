import { expect, test } from 'vitest';
import { demoBookingRules } from '../../seed/bookings/prices.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { bookingRules } from '../../store/schema/activities.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import { aClass } from '../../testing/a-class.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getSessionDetail } from './session-detail.ts';

const world = createBasketPlaces();
const { createCaller, add, setMinutes, takenIn } = world;

/** Sets the booking rules of yoga. */
async function yogaRules(overrides: Partial<BookingRules>): Promise<void> {
  const { all } = demoBookingRules;
  if (!all) throw new Error('The demo has no rules for everything.');
  const rules = { ...all, ...overrides };
  const { store } = world;
  await store.write((tx) =>
    tx
      .insert(bookingRules)
      .values({ id: demoId('rules:yoga'), operatorId: store.operatorId, scope: 'yoga', rules })
      .onConflictDoUpdate({ target: [bookingRules.operatorId, bookingRules.scope], set: { rules } }),
  );
}
const yogaAt = (localStart: string) => aClass(world.store, 5, { localStart });
const refusedFor = (code: string, message: string) => ({
  status: 422,
  errors: { 'items.0': [message] },
  reasons: { 'items.0': code },
});

test('a person cannot have more sessions of an activity on a day than its rules allow, even over several baskets', async () => {
  await yogaRules({ perDay: 2 });
  const caller = await createCaller();
  await add(caller, await yogaAt('09:00'));
  await add(caller, await yogaAt('12:00'));
  const third = await yogaAt('15:00');
  const expectedRefusal = refusedFor('limit_reached', 'This can be booked 2 times a day.');
  expect(await catchRefusal(add(caller, third))).toMatchObject(expectedRefusal);
  expect(await takenIn(third)).toBe(0);
  const { people } = await getSessionDetail(world.store, caller, third);
  expect(people[0]?.verdict).toMatchObject({ canBook: false, code: 'limit_reached' });

  await add(await createCaller(), third);
  // A lapsed place no longer counts.
  setMinutes(16);
  await add(caller, third);
});

test('a session at the same time as another is refused if the rules say so, and otherwise a warning', async () => {
  await yogaRules({ clashRule: 'refuse' });
  const caller = await createCaller();
  await add(caller, await yogaAt('12:00'));
  const overlapping = await yogaAt('12:30');
  const expectedRefusal = refusedFor('clash_refused', 'This is at the same time as Yoga at 12:00.');
  expect(await catchRefusal(add(caller, overlapping))).toMatchObject(expectedRefusal);
  await add(caller, await yogaAt('12:45'));

  await yogaRules({});
  await add(caller, overlapping);
  const { people } = await getSessionDetail(world.store, caller, await yogaAt('12:15'));
  expect(people[0]).toMatchObject({
    verdict: { canBook: true },
    clash: { title: 'Yoga', localDate: '2026-11-25' },
  });
});
