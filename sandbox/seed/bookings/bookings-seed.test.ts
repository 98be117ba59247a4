import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ActivityCatalogue,
  findActivityCatalogue,
  findClosedReason,
  findVenue,
  listOffers,
} from '../../domain/catalogue/index.ts';
import { listDatesFrom } from '../../domain/common/index.ts';
import { type BookableSession, findSessionsOnDates } from '../../domain/sessions/index.ts';
import { findProviderCentre } from '../../scenarios/providers.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import type { Store } from '../../store/store.ts';
import { demoVenues } from '../venues.ts';
import { demoActivities } from './activities.ts';

/** Known trademarks that an operator without a licence must not use, with or without their sign. */
const PUNCTUATION =
  /[®™]|zumba|bodypump|bodycombat|bodybalance|body attack|les mills|pound\b|spinning|metafit|clubbercise|crossfit|boxercise|jazzercise|piloxing|aquafit by|insanity|sh'?bam|rpm\b/i;

const days = listDatesFrom('2026-11-23', 400);
let store: Store;
const catalogues = new Map<string, ActivityCatalogue>();
const sessions = new Map<string, BookableSession[]>();

beforeAll(async () => {
  store = await openMemoryStore();
  for (const { slug } of demoVenues) {
    await store.read(async (db) => {
      const venue = await findVenue(db, store, slug);
      if (!venue) throw new Error(slug);
      const catalogue = await findActivityCatalogue(db, store, venue);
      catalogues.set(slug, catalogue);
      // Every pattern is weekly, so two weeks include all of them, with both weeks' leaders.
      sessions.set(slug, await findSessionsOnDates(db, store, catalogue, listDatesFrom('2027-06-07', 14)));
    });
  }
}, 60_000);
afterAll(() => store.close());

describe('the demo timetable', () => {
  test('400 days ahead every open centre has sessions on every open day', () => {
    const weekdays = new Map(
      [...sessions].map(([slug, list]) => [slug, new Set(list.map(({ localDate }) => weekday(localDate)))]),
    );
    for (const [slug, { closures }] of catalogues) {
      const openDays = days.filter((date) => findClosedReason(closures, date) === null);
      expect(openDays.length).toBeGreaterThan(150);
      for (const date of openDays) expect(weekdays.get(slug), `${slug} on ${date}`).toContain(weekday(date));
    }
  });

  test('the centres of the scenarios are never closed, so that their sessions take place on any date', () => {
    for (const slug of ['stripe', 'opayo', 'ryft'].map(findProviderCentre)) {
      const { closures = [] } = catalogues.get(slug) ?? {};
      const closed = days.filter((date) => findClosedReason(closures, date) !== null);
      expect(closed, slug).toEqual([]);
    }
  });

  test('the demo timetable has at most one session at a time in a space', () => {
    for (const list of sessions.values()) expect(findOverlaps(list, ({ space }) => space?.id)).toEqual([]);
  });

  test('the demo timetable never has a leader in two places at once', () => {
    for (const list of sessions.values()) expect(findOverlaps(list, ({ leader }) => leader)).toEqual([]);
  });

  test('the demo timetable stays within the opening hours', () => {
    for (const { localStart, localEnd, localDate } of [...sessions.values()].flat()) {
      const [opens, closes] = weekday(localDate) === 0 ? ['08:00', '18:00'] : ['06:30', '22:00'];
      expect(localStart >= opens && localEnd <= closes, `${localDate} ${localStart}`).toBe(true);
    }
  });

  test('the demo timetable has a price for each session', () => {
    for (const { prices, age, title } of [...sessions.values()].flat()) {
      const person = { age: Math.min(Math.max(30, age?.min ?? 0), age?.max ?? 99), memberships: [] };
      expect(listOffers(prices, person), title).not.toEqual([]);
    }
  });

  test('the demo timetable lets families swim with their children, and under-threes free of charge', () => {
    const list = sessions.get('ardwick-fields-leisure-centre') ?? [];
    for (const title of ['Family swim', 'Parent and toddler swim', 'Quiet swim']) {
      const swim = list.find((session) => session.title === title);
      expect(swim?.age, title).toBeNull();
      expect(listOffers(swim?.prices ?? [], { age: 2, memberships: [] }), title).toMatchObject([
        { label: 'Under 3', price: 0 },
      ]);
    }
  });

  test('the demo timetable mentions no leaders where nobody leads, no rackets at the climbing wall, and no children in classes for adults', () => {
    const listTexts = (name: string) => {
      const { description = '', attendeeInstructions = '' } =
        demoActivities.find((activity) => activity.name === name) ?? {};
      return `${description} ${attendeeInstructions}`;
    };
    for (const { title, leader, activity } of [...sessions.values()].flat())
      if (leader === null) expect(listTexts(activity.name), title).not.toContain('Our leaders');
    for (const name of ['Climbing', 'Judo', 'Karate', 'Archery'])
      expect(listTexts(name)).not.toContain('Rackets');
    for (const name of ['Aqua Fit (Deep Water)', 'Aqua Jogging', 'Aquanatal', 'Swimfit'])
      expect(listTexts(name)).not.toContain('Children under 8');
  });

  test('the demo timetable has thousands of sessions a week, and more than 150 at a large centre', () => {
    const total = [...sessions.values()].reduce((sum, list) => sum + list.length / 2, 0);
    expect(total).toBeGreaterThan(3_000);
    expect(total).toBeLessThan(5_500);
    expect((sessions.get('ardwick-fields-leisure-centre')?.length ?? 0) / 2).toBeGreaterThan(150);
  });

  test('the demo timetable has sessions for women, for juniors, for over-sixties, with a level, free, and drop-in', () => {
    const list = sessions.get('ardwick-fields-leisure-centre') ?? [];
    expect(new Set(list.map(({ group }) => group))).toEqual(
      new Set(['anyone', 'women', 'men', 'juniors', 'over_60']),
    );
    expect(list.some(({ level }) => level === 'Improver')).toBe(true);
    expect(list.some(({ dropIn }) => dropIn)).toBe(true);
    expect(list.some(({ prices }) => prices.every(({ price }) => price === 0))).toBe(true);
  });
});

test('no activity or session uses somebody else’s brand', () => {
  const names = [
    ...demoActivities.map(({ name }) => name),
    ...[...sessions.values()].flat().map(({ title }) => title),
  ];
  expect(names.filter((name) => PUNCTUATION.test(name))).toEqual([]);
});

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Pairs of sessions with the same key that overlap. */
function findOverlaps(
  list: BookableSession[],
  readKey: (session: BookableSession) => string | null | undefined,
): string[] {
  const latest = new Map<string, BookableSession>();
  return list.flatMap((session) => {
    const key = readKey(session);
    if (!key) return [];
    const latestEnd = latest.get(key);
    latest.set(key, session);
    return latestEnd && latestEnd.endsAt > session.startsAt
      ? [
          `${key}: ${latestEnd.localDate} ${latestEnd.localStart} ${latestEnd.title}, ${session.localStart} ${session.title}`,
        ]
      : [];
  });
}
