import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLondonDate } from '../domain/common/index.ts';
import { childFormAnswers } from '../seed/child-form.ts';
import { at, listAt, openTestSandbox, type TestSandbox, textAt } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';

const VENUE = 'ardwick-fields-leisure-centre';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, token?: string) =>
  sandbox.call('GET', `/api/activities/courses${path}`, { token });
const add = (token: string, ...items: object[]) =>
  sandbox.call('POST', '/api/cart/add', { token, body: { items } });
const titles = (json: unknown) => listAt(json, 'data').map((course) => at(course, 'title'));

describe('the courses of a centre', () => {
  test('the courses of a centre are those that are not over, by first day, with their remaining sessions and price', async () => {
    const { status, json } = await get(`?venue=${VENUE}`);
    expect(status).toBe(200);
    const courses = listAt(json, 'data');
    expect(courses.length).toBeGreaterThanOrEqual(12);
    const firsts = courses.map((course) => textAt(course, 'first_date'));
    expect(firsts).toEqual([...firsts].sort());
    for (const course of courses) {
      const [left, total] = [Number(at(course, 'sessions_left')), Number(at(course, 'sessions_total'))];
      const [price, rest] = [
        Number(at(course, 'price', 'amount')),
        Number(at(course, 'pro_rata_price', 'amount')),
      ];
      expect(left).toBeGreaterThan(0);
      expect(textAt(course, 'next_date') >= toLondonDate(new Date())).toBe(true);
      expect(rest).toBe(Math.floor((price * left) / total));
    }
  });

  test('the courses of a centre show every state: begun, upcoming, full, one place left, too late, with a level', async () => {
    const { json } = await get(`?venue=${VENUE}`);
    const courses = listAt(json, 'data');
    const states = new Set(courses.map((course) => at(course, 'state')));
    expect(states).toEqual(new Set(['available', 'few', 'full', 'closed']));
    const has = (test: (course: unknown) => boolean) => expect(courses.some(test)).toBe(true);
    has((course) => at(course, 'sessions_left') === at(course, 'sessions_total'));
    has((course) => at(course, 'sessions_left') === 7 && at(course, 'sessions_total') === 10);
    has((course) => at(course, 'remaining') === 1);
    has((course) => at(course, 'requires_level') === 'Stage 2');
  });

  test('the courses of a centre are filtered by activity, level, day of the week and age', async () => {
    const { json } = await get(`?venue=${VENUE}`);
    const all = listAt(json, 'data');
    const [first] = all;
    const activity = textAt(first, 'activity', 'id');
    const filtered = async (query: string) => (await get(`?venue=${VENUE}&${query}`)).json;
    const expected = (test: (course: unknown) => boolean) =>
      all.filter(test).map((course) => at(course, 'title'));
    expect(titles(await filtered(`activity_id=${activity}`))).toEqual(
      expected((course) => at(course, 'activity', 'id') === activity),
    );
    expect(titles(await filtered('level=Stage%203'))).toEqual(
      expected((course) => at(course, 'level') === 'Stage 3'),
    );
    expect(titles(await filtered('weekday=6'))).toEqual(expected((course) => at(course, 'weekday') === 6));
    for (const title of titles(await filtered('age=40'))) expect(String(title)).not.toMatch(/stage|junior/);
    expect(titles(await filtered('weekday=7'))).toEqual([]);
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
    const given = await sandbox.scenario('a-course-begun');
    const { json } = await get(`/${textAt(given, 'courseId')}`);
    const sessions = listAt(json, 'data', 'sessions').filter((session) => at(session, 'state') !== 'closed');
    expect(sessions.map((session) => at(session, 'state'))).toEqual([
      ...Array.from({ length: 4 }, () => 'over'),
      ...Array.from({ length: 6 }, () => 'to_come'),
    ]);
    expect(at(json, 'data', 'price', 'amount')).toBe(9000);
    expect(at(json, 'data', 'pro_rata_price', 'amount')).toBe(5400);
    expect(listAt(json, 'data', 'open_offers').map((offer) => at(offer, 'price', 'amount'))).toEqual([
      5400, 4200,
    ]);
    expect(listAt(json, 'data', 'people')).toEqual([]);
  });

  test('a course says for each of the caller’s people whether they can come, and which level they lack', async () => {
    const given = await sandbox.scenario('a-course-that-needs-a-level');
    const { json } = await get(`/${textAt(given, 'courseId')}`, textAt(given, 'token'));
    const people = listAt(json, 'data', 'people');
    expect(people.map((person) => at(person, 'verdict', 'code'))).toEqual(['too_old', 'ok', 'level_needed']);
    expect(at(people[2], 'verdict', 'message')).toContain('Stage 2');
  });

  test('a course is booked for a child: the place is held, and priced for the remaining sessions', async () => {
    const given = await sandbox.scenario('a-course-that-needs-a-level');
    const token = textAt(given, 'token');
    const item = { id: at(given, 'courseId'), type: 'course', purchased_for_user_id: at(given, 'leoId') };
    const { status, json } = await add(token, item);
    expect(status).toBe(200);
    const [held] = listAt(json, 'data', 'items');
    expect(held).toMatchObject({
      type: 'course',
      description: '10 sessions',
      price: { amount: 7000 },
      hold: { state: 'held' },
      attendee: { name: 'Leo Scenario' },
    });
    const again = await add(token, item);
    expect(again).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'in_basket' } } });
    const mia = await add(token, { ...item, purchased_for_user_id: at(given, 'miaId') });
    expect(mia).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'level_needed' } } });
    const { json: after } = await get(`/${textAt(given, 'courseId')}`, token);
    expect(at(after, 'data', 'remaining')).toBe(7);
    expect(at(listAt(after, 'data', 'people')[1], 'verdict', 'code')).toBe('in_basket');
  });

  test('a course that needs a form for each child asks for it, and accepts the child once it is filled in', async () => {
    const given = await sandbox.scenario('a-course-that-needs-a-form');
    const token = textAt(given, 'token');
    const leo = async () =>
      listAt((await get(`/${textAt(given, 'courseId')}`, token)).json, 'data', 'people')[1];
    const item = { id: at(given, 'courseId'), type: 'course', purchased_for_user_id: at(given, 'leoId') };
    expect(at(await leo(), 'verdict', 'code')).toBe('form_needed');
    expect(await add(token, item)).toMatchObject({
      status: 422,
      json: { reasons: { 'items.0': 'form_needed' } },
    });
    const { status } = await sandbox.call(
      'PUT',
      `/api/activities/attendees/${textAt(given, 'leoId')}/form?for=${textAt(given, 'courseId')}`,
      {
        token,
        body: { answers: childFormAnswers('None'), confirmed: true },
      },
    );
    expect(status).toBe(200);
    expect(at(await leo(), 'verdict', 'code')).toBe('ok');
    expect((await add(token, item)).status).toBe(200);
  });

  test('a full course is refused with its reason, for one person and for several', async () => {
    const given = await sandbox.scenario('a-full-course');
    const refused = await add(textAt(given, 'token'), { id: at(given, 'courseId'), type: 'course' });
    expect(refused).toMatchObject({ status: 422, json: { reasons: { 'items.0': 'full' } } });
  });

  test('a course is not sold by quantity', async () => {
    const given = await sandbox.scenario('a-course-begun');
    const refused = await add(textAt(given, 'token'), {
      id: at(given, 'courseId'),
      type: 'course',
      quantity: 2,
    });
    expect(refused.status).toBe(422);
    expect(at(refused.json, 'errors', 'items.0.quantity')).toEqual(['Add each person separately.']);
  });

  test('a course for somebody else’s child is a 404', async () => {
    const other = await sandbox.scenario('a-course-that-needs-a-level');
    const given = await sandbox.scenario('a-course-begun');
    const item = { id: at(given, 'courseId'), type: 'course', purchased_for_user_id: at(other, 'leoId') };
    expect((await add(textAt(given, 'token'), item)).status).toBe(404);
  });

  test('a course that was paid for is in the order with all remaining sessions', async () => {
    const given = await sandbox.scenario('a-booked-course');
    const token = textAt(given, 'token');
    const { json } = await sandbox.call('GET', `/api/orders/${textAt(given, 'orderId')}`, { token });
    const [item] = listAt(json, 'data', 'items');
    expect(at(item, 'price_breakdown')).toMatchObject([{ label: 'Adult', price: { amount: 5400 } }]);
    const sessions = listAt(item, 'booking', 'days');
    expect(sessions).toHaveLength(6);
    expect(sessions[0]).toMatchObject({ local_start: '19:00', starts_at: at(item, 'starts_at') });
    const { json: course } = await get(`/${textAt(given, 'courseId')}`, token);
    expect(at(listAt(course, 'data', 'people')[0], 'verdict', 'code')).toBe('already_booked');
    expect(at(course, 'data', 'remaining')).toBe(7);
  });

  test('a course shows a member their own price', async () => {
    const given = await sandbox.scenario('a-course-begun');
    const token = await logIn(sandbox, 'D1000002');
    const { json } = await get(`/${textAt(given, 'courseId')}`, token);
    const [offer] = listAt(listAt(json, 'data', 'people')[0], 'offers');
    expect(offer).toMatchObject({ price: { amount: 4800 }, reduction: { kind: 'membership' } });
  });
});
