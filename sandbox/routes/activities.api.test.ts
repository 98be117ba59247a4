import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';

const VENUE = 'ardwick-fields-leisure-centre';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, token?: string) => sandbox.call('GET', `/api/activities/${path}`, { token });
const today = () => toLondonDate(new Date());

/** The row of a scenario's session in the timetable of its day. */
async function rowOf(scenario: unknown, token?: string): Promise<unknown> {
  const { json } = await get(`timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`, token);
  return listAt(json, 'data', 'sessions').find((row) => readAt(row, 'id') === readAt(scenario, 'sessionId'));
}

describe('the timetable', () => {
  test('the timetable of a day lists its sessions in order, with everything that they refer to', async () => {
    const day = addDays(today(), 3);
    const { status, json } = await get(`timetable?venue=${VENUE}&from=${day}`);
    expect(status).toBe(200);
    const sessions = listAt(json, 'data', 'sessions');
    expect(sessions.length).toBeGreaterThan(10);
    expect(new Set(sessions.map((session) => readAt(session, 'local_date')))).toEqual(new Set([day]));
    const starts = sessions.map((session) => readTextAt(session, 'local_start'));
    expect(starts).toEqual([...starts].sort());
    const ids = (list: string) => listAt(json, 'data', list).map((thing) => readAt(thing, 'id'));
    for (const session of sessions) {
      expect(ids('activities')).toContain(readAt(session, 'activity_id'));
      if (readAt(session, 'space_id') !== null) expect(ids('spaces')).toContain(readAt(session, 'space_id'));
    }
    for (const activity of listAt(json, 'data', 'activities'))
      expect(ids('categories')).toContain(readAt(activity, 'category_id'));
    expect(gzipSync(JSON.stringify(json)).length).toBeLessThan(16_000);
  });

  test('the timetable counts the sessions of two weeks, and lists the same number', async () => {
    const { json } = await get(`timetable?venue=${VENUE}&from=${today()}&days=8`);
    const days = listAt(json, 'data', 'days');
    expect(days.map((day) => readAt(day, 'date'))).toEqual(
      Array.from({ length: 14 }, (_, index) => addDays(today(), index)),
    );
    const sessions = listAt(json, 'data', 'sessions');
    for (const day of days.slice(0, 8)) {
      const held = sessions.filter((session) => readAt(session, 'local_date') === readAt(day, 'date'));
      expect(readAt(day, 'session_count')).toBe(held.length);
    }
  });

  test.each([6, 7, 20])(
    'the timetable contains the two weeks that include the day after %i days',
    async (ahead) => {
      const { json } = await get(`timetable?venue=${VENUE}&from=${addDays(today(), ahead)}`);
      expect(readAt(listAt(json, 'data', 'days')[0], 'date')).toBe(
        addDays(today(), Math.floor(ahead / 7) * 7),
      );
    },
  );

  test.each([
    ['no-such-centre', 0, 1, 404, null],
    [VENUE, -1, 1, 422, 'from'],
    [VENUE, 401, 1, 422, 'from'],
    [VENUE, 0, 0, 422, 'days'],
    [VENUE, 0, 9, 422, 'days'],
  ])(
    'the timetable of %s from day %i for %i days is answered with %i',
    async (venue, ahead, days, status, field) => {
      const answer = await get(`timetable?venue=${venue}&from=${addDays(today(), ahead)}&days=${days}`);
      expect(answer.status).toBe(status);
      if (field) expect(readAt(answer.json, 'errors', field)).toEqual([expect.any(String)]);
    },
  );

  test('the timetable says what each session of the scenarios is', async () => {
    const row = async (name: string) => rowOf(await sandbox.scenario(name));
    const withSpaces = await row('a-session-with-spaces');
    expect(withSpaces).toMatchObject({
      members_from: { amount: 0 },
      state: 'available',
      remaining: 12,
      capacity: 20,
      local_start: '12:00',
      local_end: '12:45',
      price_from: { amount: 750 },
    });
    // A row leaves out fields with the usual value.
    for (const name of ['yours', 'opens_at', 'group', 'waiting_list_open', 'notice'])
      expect(withSpaces).not.toHaveProperty(name);
    expect(await rowOf(await sandbox.scenario('a-session-with-spaces', { spaces: 5 }))).toMatchObject({
      state: 'few',
      remaining: 5,
    });
    expect(await row('a-full-session')).toMatchObject({ state: 'full', remaining: 0 });
    expect(await row('a-cancelled-session')).toMatchObject({
      state: 'cancelled',
      notice: 'The leader is ill.',
    });
    const at7 = new Date(Date.now() + 3_600_000).toISOString();
    expect(await rowOf(await sandbox.scenario('a-session-that-opens-at', { at: at7 }))).toMatchObject({
      state: 'not_yet',
      opens_at: at7,
    });
    expect(await row('a-session-in-90-minutes')).toMatchObject({ state: 'available', remaining: 6 });
  });

  test('the timetable shows the prices of the logged-in customer', async () => {
    const member = await logIn(sandbox, 'D1000002');
    const scenario = await sandbox.scenario('a-session-with-spaces');
    expect(await rowOf(scenario, member)).toMatchObject({
      yours: { price: { amount: 0 }, label: 'Included in your Unlimited Fitness' },
    });
    expect(await rowOf(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      yours: { price: { amount: 750 }, label: 'Adult' },
    });
  });
});

describe('a session that is not open to everybody', () => {
  const trampolining = async (token?: string) =>
    listAt((await get(`catalogue/trampolining?venue=${VENUE}`, token)).json, 'data', 'sessions').filter(
      (row) => ['available', 'few', 'full'].includes(readTextAt(row, 'state')),
    );

  test('a row says why the customer cannot be booked in, and shows no price that is not theirs', async () => {
    const scenario = await sandbox.scenario('a-session-with-spaces');
    const sessions = await trampolining(readTextAt(scenario, 'token'));
    expect(sessions.length).toBeGreaterThan(0);
    for (const row of sessions) {
      expect(row).toMatchObject({
        verdict: { can_book: false, code: 'too_old', message: 'This session is for people aged 6 to 15.' },
      });
      expect(row).not.toHaveProperty('yours');
    }
  });

  test('a parent sees the price of a child who may come', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const [row] = await trampolining(readTextAt(scenario, 'token'));
    expect(row).not.toHaveProperty('verdict');
    expect(row).toMatchObject({
      yours: { price: { amount: 420 }, label: 'Junior', for_people: ['Leo', 'Mia'] },
    });
  });

  test('the response to a visitor has no verdict and no price of their own', async () => {
    for (const row of await trampolining()) expect(row).not.toHaveProperty('verdict');
  });

  test('unpaid charges, and a place that the only person already has, also prevent booking', async () => {
    const owing = await sandbox.scenario('a-customer-with-penalties');
    const class_ = await sandbox.scenario('a-session-with-spaces');
    expect(await rowOf(class_, readTextAt(owing, 'token'))).toMatchObject({ verdict: { code: 'penalties' } });
    const scenario = await sandbox.scenario('a-booked-class');
    expect(await rowOf(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      verdict: { code: 'already_booked' },
    });
  });
});

describe('the caller’s bookings', () => {
  test('the caller’s bookings are shown beside the sessions of the timetable and of an activity, to the caller alone', async () => {
    const scenario = await sandbox.scenario('a-booked-class');
    const day = `timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`;
    const yoga = `catalogue/yoga?venue=${VENUE}`;
    for (const path of [day, yoga]) {
      const bookedBy = async (token?: string) => readAt((await get(path, token)).json, 'data', 'booked');
      expect(await bookedBy(readTextAt(scenario, 'token'))).toEqual([
        { session_id: readAt(scenario, 'sessionId'), booking_id: expect.any(String) },
      ]);
      expect(await bookedBy(await logIn(sandbox, 'D1000002'))).toEqual([]);
      // Visitors get no personal data.
      expect(readAt((await get(path)).json, 'data')).not.toHaveProperty('booked');
    }
  });

  test('the caller’s bookings are not shown once they are cancelled', async () => {
    const scenario = await sandbox.scenario('a-booked-class');
    const token = readTextAt(scenario, 'token');
    const bookedOn = async () =>
      listAt(
        (await get(`timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`, token)).json,
        'data',
        'booked',
      );
    const [booking] = await bookedOn();
    const path = `/api/my-account/bookings/${readTextAt(booking, 'booking_id')}/cancel`;
    const { json } = await sandbox.call('GET', path, { token });
    await sandbox.call('POST', path, { token, body: { expected: readAt(json, 'data', 'expected') } });
    expect(await bookedOn()).toEqual([]);
  });
});

describe('a session', () => {
  const read = async (scenario: unknown, token?: string) =>
    readAt((await get(`sessions/${readTextAt(scenario, 'sessionId')}`, token)).json, 'data');

  test('a session has no verdict for a visitor, and the prices for everybody', async () => {
    expect(await read(await sandbox.scenario('a-session-with-spaces'))).toMatchObject({
      title: 'Yoga',
      needs_names: true,
      activity: { slug: 'yoga' },
      venue: { slug: VENUE },
      people: [],
      open_offers: [{ label: 'Adult' }, { label: 'Over 60' }, { label: 'Junior' }],
    });
  });

  test('a session has a verdict for each child of a parent', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    expect(readAt(await read(scenario, readTextAt(scenario, 'token')), 'people')).toMatchObject([
      {
        attendee: { relation: 'self' },
        verdict: { can_book: false, code: 'too_old', message: 'This session is for people aged 5 to 11.' },
      },
      {
        attendee: { id: readAt(scenario, 'leoId'), name: 'Leo Scenario', relation: 'child', age: 6 },
        verdict: { can_book: true, code: 'ok', message: null },
        offers: [{ label: 'Junior', price: { amount: 420 }, is_default: true }],
      },
      { attendee: { name: 'Mia Scenario', age: 9 }, verdict: { code: 'ok' } },
    ]);
  });

  test.each([
    ['a-full-session', 'full'],
    ['a-cancelled-session', 'closed'],
    ['a-session-that-opens-at', 'not_open_yet'],
    ['a-session-in-90-minutes', 'ok'],
  ])('a session of the scenario %s gets the verdict "%s"', async (name, code) => {
    const scenario = await sandbox.scenario(name);
    expect(await read(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      people: [{ verdict: { code } }],
    });
  });

  test('a session cannot be booked by a customer with an unpaid charge', async () => {
    const owing = await logIn(sandbox, 'D1000004');
    expect(await read(await sandbox.scenario('a-session-with-spaces'), owing)).toMatchObject({
      people: [{ verdict: { can_book: false, code: 'penalties' } }],
    });
  });

  test('a session that does not exist is a 404', async () => {
    expect((await get('sessions/no-such-session')).status).toBe(404);
  });
});

describe('activities', () => {
  test('the activities of a centre lead to their sessions', async () => {
    const { json } = await get(`catalogue?venue=${VENUE}`);
    const activities = listAt(json, 'data');
    expect(activities.length).toBeGreaterThan(20);
    for (const activity of activities.slice(0, 3)) {
      const slug = readTextAt(activity, 'slug');
      const foundAnswer = await get(`catalogue/${slug}?venue=${VENUE}`);
      const sessions = listAt(foundAnswer.json, 'data', 'sessions');
      expect(sessions.length, slug).toBeGreaterThan(0);
      expect(new Set(sessions.map((session) => readAt(session, 'activity_id')))).toEqual(
        new Set([readAt(activity, 'id')]),
      );
    }
  });

  test.each([
    'catalogue?venue=no-such-centre',
    'catalogue/yoga?venue=no-such-centre',
    `catalogue/no-such-activity?venue=${VENUE}`,
  ])('%s is a 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
