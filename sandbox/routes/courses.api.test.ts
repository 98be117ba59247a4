import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLondonDate } from '../domain/common/index.ts';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';

const VENUE = 'ardwick-fields-leisure-centre';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, token?: string) =>
  sandbox.call('GET', `/api/activities/courses${path}`, { token });
const addItems = (token: string, ...items: object[]) =>
  sandbox.call('POST', '/api/cart/add', { token, body: { items } });
const listTitles = (json: unknown) => listAt(json, 'data').map((course) => readAt(course, 'title'));

describe('the courses of a centre', () => {
  test('the courses of a centre are those that are not over, by first day, with their remaining sessions and price', async () => {
    const { status, json } = await get(`?venue=${VENUE}`);
    expect(status).toBe(200);
    const courses = listAt(json, 'data');
    expect(courses.length).toBeGreaterThanOrEqual(12);
    const firsts = courses.map((course) => readTextAt(course, 'first_date'));
    expect(firsts).toEqual([...firsts].sort());
    for (const course of courses) {
      const [sessionsLeft, total] = [
        Number(readAt(course, 'sessions_left')),
        Number(readAt(course, 'sessions_total')),
      ];
      const [price, restPrice] = [
        Number(readAt(course, 'price', 'amount')),
        Number(readAt(course, 'pro_rata_price', 'amount')),
      ];
      expect(sessionsLeft).toBeGreaterThan(0);
      expect(readTextAt(course, 'next_date') >= toLondonDate(new Date())).toBe(true);
      expect(restPrice).toBe(Math.floor((price * sessionsLeft) / total));
    }
  });

  test('the courses of a centre show every state: begun, upcoming, full, one place left, too late, with a level', async () => {
    const { json } = await get(`?venue=${VENUE}`);
    const courses = listAt(json, 'data');
    const states = new Set(courses.map((course) => readAt(course, 'state')));
    expect(states).toEqual(new Set(['available', 'few', 'full', 'closed']));
    const has = (test: (course: unknown) => boolean) => expect(courses.some(test)).toBe(true);
    has((course) => readAt(course, 'sessions_left') === readAt(course, 'sessions_total'));
    has((course) => readAt(course, 'sessions_left') === 7 && readAt(course, 'sessions_total') === 10);
    has((course) => readAt(course, 'remaining') === 1);
    has((course) => readAt(course, 'requires_level') === 'Stage 2');
  });

  test('the courses of a centre are filtered by activity, level, day of the week and age', async () => {
    const { json } = await get(`?venue=${VENUE}`);
    const allCourses = listAt(json, 'data');
    const [first] = allCourses;
    const activity = readTextAt(first, 'activity', 'id');
    const listFiltered = async (query: string) => (await get(`?venue=${VENUE}&${query}`)).json;
    const listExpected = (test: (course: unknown) => boolean) =>
      allCourses.filter(test).map((course) => readAt(course, 'title'));
    expect(listTitles(await listFiltered(`activity_id=${activity}`))).toEqual(
      listExpected((course) => readAt(course, 'activity', 'id') === activity),
    );
    expect(listTitles(await listFiltered('level=Stage%203'))).toEqual(
      listExpected((course) => readAt(course, 'level') === 'Stage 3'),
    );
    expect(listTitles(await listFiltered('weekday=6'))).toEqual(
      listExpected((course) => readAt(course, 'weekday') === 6),
    );
    for (const title of listTitles(await listFiltered('age=40')))
      expect(String(title)).not.toMatch(/stage|junior/);
    expect(listTitles(await listFiltered('weekday=7'))).toEqual([]);
  });

  test.each([
    ['?venue=no-such-centre', 404],
    [`?venue=${VENUE}&weekday=8`, 422],
    [`?venue=${VENUE}&age=-1`, 422],
    ['', 422],
    ['/no-such-course', 404],
    ['/0197b1c2-0000-7c31-9a55-3e1f0c2d4eff', 404],
  ])('the courses of a centre at %s are answered with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('a course', () => {
  test('a course has its weeks, and prices for the remaining sessions', async () => {
    const scenario = await sandbox.runScenario('a-course-begun');
    const { json } = await get(`/${readTextAt(scenario, 'courseId')}`);
    const sessions = listAt(json, 'data', 'sessions').filter(
      (session) => readAt(session, 'state') !== 'closed',
    );
    expect(sessions.map((session) => readAt(session, 'state'))).toEqual([
      ...Array.from({ length: 4 }, () => 'over'),
      ...Array.from({ length: 6 }, () => 'to_come'),
    ]);
    expect(readAt(json, 'data', 'price', 'amount')).toBe(9000);
    expect(readAt(json, 'data', 'pro_rata_price', 'amount')).toBe(5400);
    expect(listAt(json, 'data', 'open_offers').map((offer) => readAt(offer, 'price', 'amount'))).toEqual([
      5400, 4200,
    ]);
    expect(listAt(json, 'data', 'people')).toEqual([]);
  });

  test('a course says for each of the caller’s people whether they can come, and which level they lack', async () => {
    const scenario = await sandbox.runScenario('a-course-that-needs-a-level');
    const { json } = await get(`/${readTextAt(scenario, 'courseId')}`, readTextAt(scenario, 'token'));
    const people = listAt(json, 'data', 'people');
    expect(people.map((person) => readAt(person, 'verdict', 'code'))).toEqual([
      'too_old',
      'ok',
      'level_needed',
    ]);
    expect(readAt(people[2], 'verdict', 'message')).toContain('Stage 2');
  });

  test('a course is booked for a child: the place is held, and priced for the remaining sessions', async () => {
    const scenario = await sandbox.runScenario('a-course-that-needs-a-level');
    const token = readTextAt(scenario, 'token');
    const item = {
      id: readAt(scenario, 'courseId'),
      type: 'course',
      purchased_for_user_id: readAt(scenario, 'leoId'),
    };
    const { status, json } = await addItems(token, item);
    expect(status).toBe(200);
    const [membership] = listAt(json, 'data', 'items');
    expect(membership).toMatchObject({
      type: 'course',
      description: '10 sessions',
      price: { amount: 7000 },
      hold: { state: 'held' },
      attendee: { name: 'Leo Scenario' },
    });
    const secondResult = await addItems(token, item);
    expect(secondResult).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'in_basket' } } });
    const mia = await addItems(token, { ...item, purchased_for_user_id: readAt(scenario, 'miaId') });
    expect(mia).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'level_needed' } } });
    const { json: courseAfter } = await get(`/${readTextAt(scenario, 'courseId')}`, token);
    expect(readAt(courseAfter, 'data', 'remaining')).toBe(7);
    expect(readAt(listAt(courseAfter, 'data', 'people')[1], 'verdict', 'code')).toBe('in_basket');
  });

  test('a course that needs a form for each child asks for it, and accepts the child once it is filled in', async () => {
    const scenario = await sandbox.runScenario('a-course-that-needs-a-form');
    const token = readTextAt(scenario, 'token');
    const findLeo = async () =>
      listAt((await get(`/${readTextAt(scenario, 'courseId')}`, token)).json, 'data', 'people')[1];
    const item = {
      id: readAt(scenario, 'courseId'),
      type: 'course',
      purchased_for_user_id: readAt(scenario, 'leoId'),
    };
    expect(readAt(await findLeo(), 'verdict', 'code')).toBe('form_needed');
    expect(await addItems(token, item)).toMatchObject({
      status: 422,
      json: { reasons: { 'items.0': 'form_needed' } },
    });
    const { status } = await sandbox.call(
      'PUT',
      `/api/activities/attendees/${readTextAt(scenario, 'leoId')}/form?for=${readTextAt(scenario, 'courseId')}`,
      {
        token,
        body: { answers: buildChildFormAnswers('None'), confirmed: true },
      },
    );
    expect(status).toBe(200);
    expect(readAt(await findLeo(), 'verdict', 'code')).toBe('ok');
    expect((await addItems(token, item)).status).toBe(200);
  });

  test('a full course is refused with its reason, for one person and for several', async () => {
    const scenario = await sandbox.runScenario('a-full-course');
    const refusal = await addItems(readTextAt(scenario, 'token'), {
      id: readAt(scenario, 'courseId'),
      type: 'course',
    });
    expect(refusal).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'full' } } });
  });

  test('a course is not sold by quantity', async () => {
    const scenario = await sandbox.runScenario('a-course-begun');
    const refusal = await addItems(readTextAt(scenario, 'token'), {
      id: readAt(scenario, 'courseId'),
      type: 'course',
      quantity: 2,
    });
    expect(refusal.status).toBe(422);
    expect(readAt(refusal.json, 'errors', 'items.0.quantity')).toEqual(['Add each person separately.']);
  });

  test('a course for somebody else’s child is a 404', async () => {
    const otherScenario = await sandbox.runScenario('a-course-that-needs-a-level');
    const scenario = await sandbox.runScenario('a-course-begun');
    const item = {
      id: readAt(scenario, 'courseId'),
      type: 'course',
      purchased_for_user_id: readAt(otherScenario, 'leoId'),
    };
    expect((await addItems(readTextAt(scenario, 'token'), item)).status).toBe(404);
  });

  test('a course that was paid for is in the order with all remaining sessions', async () => {
    const scenario = await sandbox.runScenario('a-booked-course');
    const token = readTextAt(scenario, 'token');
    const { json } = await sandbox.call('GET', `/api/orders/${readTextAt(scenario, 'orderId')}`, { token });
    const [item] = listAt(json, 'data', 'items');
    expect(readAt(item, 'price_breakdown')).toMatchObject([{ label: 'Adult', price: { amount: 5400 } }]);
    const sessions = listAt(item, 'booking', 'days');
    expect(sessions).toHaveLength(6);
    expect(sessions[0]).toMatchObject({ local_start: '19:00', starts_at: readAt(item, 'starts_at') });
    const { json: course } = await get(`/${readTextAt(scenario, 'courseId')}`, token);
    expect(readAt(listAt(course, 'data', 'people')[0], 'verdict', 'code')).toBe('already_booked');
    expect(readAt(course, 'data', 'remaining')).toBe(7);
  });

  test('a course shows a member their own price', async () => {
    const scenario = await sandbox.runScenario('a-course-begun');
    const token = await logIn(sandbox, 'D1000002');
    const { json } = await get(`/${readTextAt(scenario, 'courseId')}`, token);
    const [offer] = listAt(listAt(json, 'data', 'people')[0], 'offers');
    expect(offer).toMatchObject({ price: { amount: 4800 }, reduction: { kind: 'membership' } });
  });
});
