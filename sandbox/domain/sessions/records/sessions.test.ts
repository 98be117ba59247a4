import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../seed/demo-ids.ts';
import { openMemoryStore } from '../../../store/open-memory-store.ts';
import { sessionOverrides, sessionPatterns, venueClosures } from '../../../store/schema/activities.ts';
import type { Store } from '../../../store/store.ts';
import { findActivityCatalogue, findVenueById, formatSessionId } from '../../catalogue/index.ts';
import { findSessionById, findSessionsOnDates } from './sessions.ts';

const VENUE = demoId('venue:ardwick-fields-leisure-centre');
let store: Store;

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());

type Pattern = typeof sessionPatterns.$inferInsert;
type Override = Partial<typeof sessionOverrides.$inferInsert>;

/** A pattern on Tuesdays at 18:30 for 45 minutes, with 20 places of which 5 are kept for the desk. */
async function createPattern(overrides: Partial<Pattern> = {}): Promise<string> {
  const id = randomUUID();
  await store.write((tx) =>
    tx.insert(sessionPatterns).values({
      id,
      operatorId: store.operatorId,
      venueId: VENUE,
      activityId: demoId('activity:Yoga'),
      spaceId: null,
      title: 'Yoga',
      weekday: 2,
      localStart: '18:30',
      minutes: 45,
      capacity: 20,
      deskPlaces: 5,
      group: 'anyone',
      leader: 'Ana',
      priceKey: 'class',
      dropIn: false,
      ...overrides,
    }),
  );
  return id;
}

async function overrideSession(patternId: string, date: string, overrides: Override): Promise<void> {
  const scope = { id: randomUUID(), operatorId: store.operatorId, venueId: VENUE };
  await store.write((tx) => tx.insert(sessionOverrides).values({ ...scope, patternId, date, ...overrides }));
}

const findSession = (id: string) => store.read((db) => findSessionById(db, store, id));

describe('a session', () => {
  test('a session is its pattern on a date, with the instants of that date', async () => {
    const pattern = await createPattern();
    expect(await findSession(formatSessionId(pattern, '2026-12-01'))).toMatchObject({
      title: 'Yoga',
      activity: { slug: 'yoga' },
      venue: { slug: 'ardwick-fields-leisure-centre' },
      localDate: '2026-12-01',
      localStart: '18:30',
      localEnd: '19:15',
      startsAt: new Date('2026-12-01T18:30:00Z'),
      capacity: 20,
      onlineCapacity: 15,
      cancelledReason: null,
    });
    expect((await findSession(formatSessionId(pattern, '2027-06-01')))?.startsAt).toEqual(
      new Date('2027-06-01T17:30:00Z'),
    );
  });

  test.each([
    ['another weekday', '2026-12-02'],
    ['a day before its first', '2026-11-24'],
    ['a day after its last', '2026-12-22'],
  ])('a session does not exist on %s', async (_name, date) => {
    const pattern = await createPattern({ fromDate: '2026-12-01', untilDate: '2026-12-15' });
    expect(await findSession(formatSessionId(pattern, date))).toBeNull();
    expect(await findSession(formatSessionId(pattern, '2026-12-01'))).not.toBeNull();
    expect(await findSession(formatSessionId(pattern, '2026-12-15'))).not.toBeNull();
  });

  test.each(['', 'no-id', formatSessionId(randomUUID(), '2026-12-01')])('"%s" is none', async (id) => {
    expect(await findSession(id)).toBeNull();
  });

  test('a session has the changes for its date, and only on that date', async () => {
    const pattern = await createPattern();
    const opensAt = new Date('2026-11-30T12:05:00Z');
    await overrideSession(pattern, '2026-12-01', {
      leader: 'Tomasz',
      capacity: 8,
      notice: 'Bring a mat.',
      opensAt,
    });
    expect(await findSession(formatSessionId(pattern, '2026-12-01'))).toMatchObject({
      leader: 'Tomasz',
      capacity: 8,
      onlineCapacity: 3,
      notice: 'Bring a mat.',
      opensAtOverride: opensAt,
    });
    expect(await findSession(formatSessionId(pattern, '2026-12-08'))).toMatchObject({
      leader: 'Ana',
      capacity: 20,
    });
  });

  test('a session has no online places if the desk keeps more than there are', async () => {
    const pattern = await createPattern();
    await overrideSession(pattern, '2026-12-01', { capacity: 3 });
    expect((await findSession(formatSessionId(pattern, '2026-12-01')))?.onlineCapacity).toBe(0);
  });

  test('a session is cancelled on a day when its centre is closed, and not listed on that day', async () => {
    const pattern = await createPattern();
    const closure = { id: randomUUID(), operatorId: store.operatorId, venueId: VENUE };
    await store.write((tx) =>
      tx
        .insert(venueClosures)
        .values({ ...closure, firstDay: '2027-02-02', lastDay: '2027-02-03', reason: 'A flood.' }),
    );
    const id = formatSessionId(pattern, '2027-02-02');
    expect((await findSession(id))?.cancelledReason).toBe('A flood.');
    const listed = await store.read(async (db) => {
      const catalogue = await findActivityCatalogue(db, store, await findVenueById(db, store, VENUE));
      return findSessionsOnDates(db, store, catalogue, ['2027-02-01', '2027-02-02', '2027-02-09']);
    });
    expect(listed.map((session) => session.id)).not.toContain(id);
    expect(listed.map((session) => session.id)).toContain(formatSessionId(pattern, '2027-02-09'));
    expect(listed.map(({ startsAt }) => startsAt.getTime())).toEqual(
      listed.map(({ startsAt }) => startsAt.getTime()).sort((first, second) => first - second),
    );
  });
});
