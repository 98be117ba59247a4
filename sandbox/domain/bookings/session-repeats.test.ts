import { expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { createClass } from '../../testing/a-class.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { getSessionDetail } from './session-detail.ts';

const setup = createBasketStore();
const { createCaller, addSessions } = setup;

// Tai Chi can be booked 56 days ahead, everything else a week; the class is on Wednesday 25 November.
const taiChi = { activityId: demoId('activity:Tai Chi'), title: 'Tai Chi', untilDate: null };
const listRepeatDates = async (sessionId: string) => {
  const { repeats } = await getSessionDetail(setup.store, null, sessionId);
  return repeats.map(({ session, state }) => [session.localDate, state]);
};

test('a session lists the same session in later weeks, as far ahead as it can be booked and takes place', async () => {
  const weekly = await createClass(setup.store, 9, taiChi);
  // Booking reaches until 19 January, and the centre is not closed on any Wednesday before that.
  expect(await listRepeatDates(weekly)).toEqual(
    ['12-02', '12-09', '12-16', '12-23', '12-30']
      .map((day) => [`2026-${day}`, 'available'])
      .concat([
        ['2027-01-06', 'available'],
        ['2027-01-13', 'available'],
      ]),
  );
  expect(await listRepeatDates(await createClass(setup.store, 9, { untilDate: null }))).toEqual([]);
  expect(
    await listRepeatDates(await createClass(setup.store, 9, { ...taiChi, untilDate: '2026-12-09' })),
  ).toEqual([
    ['2026-12-02', 'available'],
    ['2026-12-09', 'available'],
  ]);
});

test('several weeks are added in one request, and a full one among them is reported', async () => {
  const weekly = await createClass(setup.store, 1, { ...taiChi, untilDate: '2026-12-09' });
  const { repeats } = await getSessionDetail(setup.store, null, weekly);
  const ids = [weekly, ...repeats.map(({ session }) => session.id)];
  await addSessions(await createCaller(), ids[1] ?? '');
  expect(await listRepeatDates(weekly)).toEqual([
    ['2026-12-02', 'full'],
    ['2026-12-09', 'few'],
  ]);
  const { items } = await addSessions(await createCaller(), ids[0] ?? '', ids[2] ?? '');
  expect(items.map(({ place }) => place?.localDate)).toEqual(['2026-11-25', '2026-12-09']);
});
