import { expect, test } from 'vitest';
import { demoBookingRules } from '../../seed/bookings/prices.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { bookingRules } from '../../store/schema/activities.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { getSessionDetail } from './session-detail.ts';

const setup = createBasketStore();
const { createCaller, addSessions, setMinutes, countPlacesTaken } = setup;

/** Sets the booking rules of yoga. */
async function setYogaRules(overrides: Partial<BookingRules>): Promise<void> {
  const { all } = demoBookingRules;
  if (!all) throw new Error('The demo has no rules for everything.');
  const rules = { ...all, ...overrides };
  const { store } = setup;
  await store.write((tx) =>
    tx
      .insert(bookingRules)
      .values({ id: demoId('rules:yoga'), operatorId: store.operatorId, scope: 'yoga', rules })
      .onConflictDoUpdate({ target: [bookingRules.operatorId, bookingRules.scope], set: { rules } }),
  );
}
const createYogaAt = (localStart: string) => createClass(setup.store, 5, { localStart });
const buildExpectedRefusal = (code: string, message: string) => ({
  status: 422,
  errors: { 'items.0': [message] },
  reasons: { 'items.0': code },
});

test('a person cannot have more sessions of an activity on a day than its rules allow, even over several baskets', async () => {
  await setYogaRules({ perDay: 2 });
  const caller = await createCaller();
  await addSessions(caller, await createYogaAt('09:00'));
  await addSessions(caller, await createYogaAt('12:00'));
  const thirdClass = await createYogaAt('15:00');
  const expectedRefusal = buildExpectedRefusal('limit_reached', 'This can be booked 2 times a day.');
  expect(await catchRefusal(addSessions(caller, thirdClass))).toMatchObject(expectedRefusal);
  expect(await countPlacesTaken(thirdClass)).toBe(0);
  const { people } = await getSessionDetail(setup.store, caller, thirdClass);
  expect(people[0]?.verdict).toMatchObject({ canBook: false, code: 'limit_reached' });

  await addSessions(await createCaller(), thirdClass);
  // A lapsed place no longer counts.
  setMinutes(16);
  await addSessions(caller, thirdClass);
});

test('a session at the same time as another is refused if the rules say so, and otherwise a warning', async () => {
  await setYogaRules({ clashRule: 'refuse' });
  const caller = await createCaller();
  await addSessions(caller, await createYogaAt('12:00'));
  const overlapping = await createYogaAt('12:30');
  const expectedRefusal = buildExpectedRefusal('clash_refused', 'This is at the same time as Yoga at 12:00.');
  expect(await catchRefusal(addSessions(caller, overlapping))).toMatchObject(expectedRefusal);
  await addSessions(caller, await createYogaAt('12:45'));

  await setYogaRules({});
  await addSessions(caller, overlapping);
  const { people } = await getSessionDetail(setup.store, caller, await createYogaAt('12:15'));
  expect(people[0]).toMatchObject({
    verdict: { canBook: true },
    clash: { title: 'Yoga', localDate: '2026-11-25' },
  });
});
