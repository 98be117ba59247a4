import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTimetable } from '../../domain/bookings/index.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { refreshDemoStates } from './demo-states.ts';

const VENUE = 'ardwick-fields-leisure-centre';
let now = new Date('2026-11-23T18:02:11Z');
let store: Store;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
}, 60_000);
afterAll(() => store.close());

const OWN_SPACES = ['Studio 3', 'Warm water pool', 'Climbing wall'];

/** The sessions of the demo states in the next days: day, time, title, state and free places. */
async function listShownStates(): Promise<string[]> {
  const from = now.toISOString().slice(0, 10);
  const { sessions } = await getTimetable(store, null, { venue: VENUE, from, days: 8 });
  return sessions
    .filter(({ session }) => OWN_SPACES.includes(session.space?.name ?? ''))
    .map(({ session, state, remaining, opensAt }) =>
      [session.localDate, session.localStart, session.title, state, opensAt?.toISOString() ?? remaining].join(
        ' ',
      ),
    );
}

test('each start creates full classes, last places, a class with a waiver, a cancelled session, one in 90 minutes and one that opens soon', async () => {
  await refreshDemoStates(store);
  expect(await listShownStates()).toEqual([
    '2026-11-23 19:35 Circuit Training available 6',
    '2026-11-24 18:30 Indoor Cycling full 0',
    '2026-11-24 19:30 Yoga few 1',
    '2026-11-25 09:30 Aqua Fit cancelled 12',
    '2026-11-25 17:30 Pilates full 0',
    '2026-11-26 12:00 HIIT not_yet 2026-11-23T18:10:00.000Z',
    '2026-11-26 20:30 Hatha Yoga few 1',
    '2026-11-27 16:30 Climbing for children available 8',
  ]);
});

test('a later start moves them, over Christmas as well, when this centre is open', async () => {
  now = new Date('2026-12-24T23:00:00Z');
  await refreshDemoStates(store);
  expect(await listShownStates()).toEqual([
    '2026-12-25 00:30 Circuit Training available 6',
    '2026-12-25 18:30 Indoor Cycling full 0',
    '2026-12-25 19:30 Yoga few 1',
    '2026-12-26 09:30 Aqua Fit cancelled 12',
    '2026-12-26 17:30 Pilates full 0',
    '2026-12-27 12:00 HIIT not_yet 2026-12-24T23:05:00.000Z',
    '2026-12-27 20:30 Hatha Yoga few 1',
    '2026-12-28 16:30 Climbing for children available 8',
  ]);
});

test('the centre is closed in twelve days, with a reason', async () => {
  now = new Date('2026-11-23T18:02:11Z');
  await refreshDemoStates(store);
  const { days } = await getTimetable(store, null, { venue: VENUE, from: '2026-11-23', days: 1 });
  expect(days[12]).toEqual({
    date: '2026-12-05',
    weekday: 6,
    sessionCount: 0,
    closedReason: 'We are closed for staff training.',
  });
});

test('a session takes place where such sessions usually do', async () => {
  await refreshDemoStates(store);
  const { sessions } = await getTimetable(store, null, { venue: VENUE, from: '2026-11-23', days: 8 });
  const findSpace = (title: string) =>
    sessions.find(({ session }) => session.title === title && OWN_SPACES.includes(session.space?.name ?? ''))
      ?.session.space?.name;
  expect(findSpace('Aqua Fit')).toBe('Warm water pool');
  expect(findSpace('Climbing for children')).toBe('Climbing wall');
});
