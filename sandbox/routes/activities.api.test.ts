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

const callGet = (path: string, token?: string) => sandbox.call('GET', `/api/activities/${path}`, { token });
const readToday = () => toLondonDate(new Date());

/** The row of a scenario's session in the timetable of its day. */
async function readTimetableRow(scenario: unknown, token?: string): Promise<unknown> {
  const { json } = await callGet(
    `timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`,
    token,
  );
  return listAt(json, 'data', 'sessions').find((row) => readAt(row, 'id') === readAt(scenario, 'sessionId'));
}

describe('the timetable', () => {
  test('the timetable of a day lists its sessions in order, with everything that they refer to', async () => {
    const day = addDays(readToday(), 3);
    const { status, json } = await callGet(`timetable?venue=${VENUE}&from=${day}`);
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
    const { json } = await callGet(`timetable?venue=${VENUE}&from=${readToday()}&days=8`);
    const days = listAt(json, 'data', 'days');
    expect(days.map((day) => readAt(day, 'date'))).toEqual(
      Array.from({ length: 14 }, (_, index) => addDays(readToday(), index)),
    );
    const sessions = listAt(json, 'data', 'sessions');
    for (const day of days.slice(0, 8)) {
      const daySessions = sessions.filter((session) => readAt(session, 'local_date') === readAt(day, 'date'));
      expect(readAt(day, 'session_count')).toBe(daySessions.length);
    }
  });

  test.each([6, 7, 20])(
    'the timetable contains the two weeks that include the day after %i days',
    async (daysAhead) => {
      const { json } = await callGet(`timetable?venue=${VENUE}&from=${addDays(readToday(), daysAhead)}`);
      expect(readAt(listAt(json, 'data', 'days')[0], 'date')).toBe(
        addDays(readToday(), Math.floor(daysAhead / 7) * 7),
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
      const answer = await callGet(
        `timetable?venue=${venue}&from=${addDays(readToday(), ahead)}&days=${days}`,
      );
      expect(answer.status).toBe(status);
      if (field) expect(readAt(answer.json, 'errors', field)).toEqual([expect.any(String)]);
    },
  );

  test('the timetable says what each session of the scenarios is', async () => {
    const readScenarioRow = async (name: string) => readTimetableRow(await sandbox.runScenario(name));
    const sessionWithSpaces = await readScenarioRow('a-session-with-spaces');
    expect(sessionWithSpaces).toMatchObject({
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
      expect(sessionWithSpaces).not.toHaveProperty(name);
    expect(
      await readTimetableRow(await sandbox.runScenario('a-session-with-spaces', { spaces: 5 })),
    ).toMatchObject({
      state: 'few',
      remaining: 5,
    });
    expect(await readScenarioRow('a-full-session')).toMatchObject({ state: 'full', remaining: 0 });
    expect(await readScenarioRow('a-cancelled-session')).toMatchObject({
      state: 'cancelled',
      notice: 'The leader is ill.',
    });
    const at7 = new Date(Date.now() + 3_600_000).toISOString();
    expect(
      await readTimetableRow(await sandbox.runScenario('a-session-that-opens-at', { at: at7 })),
    ).toMatchObject({
      state: 'not_yet',
      opens_at: at7,
    });
    expect(await readScenarioRow('a-session-in-90-minutes')).toMatchObject({
      state: 'available',
      remaining: 6,
    });
  });

  test('the timetable shows the prices of the logged-in customer', async () => {
    const member = await logIn(sandbox, 'D1000002');
    const scenario = await sandbox.runScenario('a-session-with-spaces');
    expect(await readTimetableRow(scenario, member)).toMatchObject({
      yours: { price: { amount: 0 }, label: 'Included in your Unlimited Fitness' },
    });
    expect(await readTimetableRow(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      yours: { price: { amount: 750 }, label: 'Adult' },
    });
  });
});

describe('a session that is not open to everybody', () => {
  const readTrampolining = async (token?: string) =>
    listAt((await callGet(`catalogue/trampolining?venue=${VENUE}`, token)).json, 'data', 'sessions').filter(
      (row) => ['available', 'few', 'full'].includes(readTextAt(row, 'state')),
    );

  test('a row says why the customer cannot be booked in, and shows no price that is not theirs', async () => {
    const scenario = await sandbox.runScenario('a-session-with-spaces');
    const sessions = await readTrampolining(readTextAt(scenario, 'token'));
    expect(sessions.length).toBeGreaterThan(0);
    for (const row of sessions) {
      expect(row).toMatchObject({
        verdict: { can_book: false, code: 'too_old', message: 'This session is for people aged 6 to 15.' },
      });
      expect(row).not.toHaveProperty('yours');
    }
  });

  test('a parent sees the price of a child who may come', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const [row] = await readTrampolining(readTextAt(scenario, 'token'));
    expect(row).not.toHaveProperty('verdict');
    expect(row).toMatchObject({
      yours: { price: { amount: 420 }, label: 'Junior', for_people: ['Leo', 'Mia'] },
    });
  });

  test('the response to a visitor has no verdict and no price of their own', async () => {
    for (const row of await readTrampolining()) expect(row).not.toHaveProperty('verdict');
  });

  test('unpaid charges, and a place that the only person already has, also prevent booking', async () => {
    const owing = await sandbox.runScenario('a-customer-with-penalties');
    const class_ = await sandbox.runScenario('a-session-with-spaces');
    expect(await readTimetableRow(class_, readTextAt(owing, 'token'))).toMatchObject({
      verdict: { code: 'penalties' },
    });
    const scenario = await sandbox.runScenario('a-booked-class');
    expect(await readTimetableRow(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      verdict: { code: 'already_booked' },
    });
  });
});

describe('the caller’s bookings', () => {
  test('the caller’s bookings are shown beside the sessions of the timetable and of an activity, to the caller alone', async () => {
    const scenario = await sandbox.runScenario('a-booked-class');
    const day = `timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`;
    const yoga = `catalogue/yoga?venue=${VENUE}`;
    for (const path of [day, yoga]) {
      const readBookedBy = async (token?: string) =>
        readAt((await callGet(path, token)).json, 'data', 'booked');
      expect(await readBookedBy(readTextAt(scenario, 'token'))).toEqual([
        { session_id: readAt(scenario, 'sessionId'), booking_id: expect.any(String) },
      ]);
      expect(await readBookedBy(await logIn(sandbox, 'D1000002'))).toEqual([]);
      // Visitors get no personal data.
      expect(readAt((await callGet(path)).json, 'data')).not.toHaveProperty('booked');
    }
  });

  test('the caller’s bookings are not shown once they are cancelled', async () => {
    const scenario = await sandbox.runScenario('a-booked-class');
    const token = readTextAt(scenario, 'token');
    const readBookedOn = async () =>
      listAt(
        (await callGet(`timetable?venue=${VENUE}&from=${readTextAt(scenario, 'sessionDate')}`, token)).json,
        'data',
        'booked',
      );
    const [booking] = await readBookedOn();
    const path = `/api/my-account/bookings/${readTextAt(booking, 'booking_id')}/cancel`;
    const { json } = await sandbox.call('GET', path, { token });
    await sandbox.call('POST', path, { token, body: { expected: readAt(json, 'data', 'expected') } });
    expect(await readBookedOn()).toEqual([]);
  });
});

describe('a session', () => {
  const readSessionOf = async (scenario: unknown, token?: string) =>
    readAt((await callGet(`sessions/${readTextAt(scenario, 'sessionId')}`, token)).json, 'data');

  test('a session has no verdict for a visitor, and the prices for everybody', async () => {
    expect(await readSessionOf(await sandbox.runScenario('a-session-with-spaces'))).toMatchObject({
      title: 'Yoga',
      needs_names: true,
      activity: { slug: 'yoga' },
      venue: { slug: VENUE },
      people: [],
      open_offers: [{ label: 'Adult' }, { label: 'Over 60' }, { label: 'Junior' }],
    });
  });

  test('a session has a verdict for each child of a parent', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    expect(readAt(await readSessionOf(scenario, readTextAt(scenario, 'token')), 'people')).toMatchObject([
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
    const scenario = await sandbox.runScenario(name);
    expect(await readSessionOf(scenario, readTextAt(scenario, 'token'))).toMatchObject({
      people: [{ verdict: { code } }],
    });
  });

  test('a session cannot be booked by a customer with an unpaid charge', async () => {
    const owing = await logIn(sandbox, 'D1000004');
    expect(await readSessionOf(await sandbox.runScenario('a-session-with-spaces'), owing)).toMatchObject({
      people: [{ verdict: { can_book: false, code: 'penalties' } }],
    });
  });

  test('a session that does not exist is a 404', async () => {
    expect((await callGet('sessions/no-such-session')).status).toBe(404);
  });
});

describe('activities', () => {
  test('the activities of a centre lead to their sessions', async () => {
    const { json } = await callGet(`catalogue?venue=${VENUE}`);
    const activities = listAt(json, 'data');
    expect(activities.length).toBeGreaterThan(20);
    for (const activity of activities.slice(0, 3)) {
      const slug = readTextAt(activity, 'slug');
      const foundAnswer = await callGet(`catalogue/${slug}?venue=${VENUE}`);
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
    expect((await callGet(path)).status).toBe(404);
  });
});
