import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { aClass } from '../testing/a-class.ts';
import { findLastMail } from '../testing/last-mail.ts';

let sandbox: TestSandbox;
let staff: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  staff = readTextAt(await sandbox.scenario('a-member-of-staff'), 'token');
});
afterAll(() => sandbox.close());

const records = async () => (await sandbox.call('GET', '/_sandbox/desk-records')).json;
const asStaff = (method: string, path: string, body?: unknown) =>
  sandbox.call(method, path, { token: staff, ...(body === undefined ? {} : { body }) });
/** The price of a class with a discount for members, as a caller sees it. */
const priceFor = async (address: string, token: string) => {
  const { json } = await sandbox.call('GET', address, { token });
  return (json as { data: { people: { offers: { price: { amount: number } }[] }[] } }).data.people[0]
    ?.offers[0]?.price;
};
const selected = (customerId: string) => `selected_user_id=${customerId}`;

describe('the customer whom staff serve', () => {
  test('the customer whom staff serve is shown with people, memberships and debts, but no bank account', async () => {
    const member = await sandbox.scenario('a-customer-with-billing-date');
    const id = readTextAt(member, 'userId');
    const { status, json, text } = await asStaff('GET', `/api/front-of-house/customers/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        id,
        reference: readTextAt(member, 'reference'),
        has_outstanding_penalties: false,
        memberships: [{ name: 'Unlimited Fitness', venue_name: expect.any(String) }],
        attendees: [{ id, relation: 'self', age: expect.any(Number) }],
      },
    });
    expect(text).not.toMatch(/instruction|billing|sort_code|account|address|phone|password/);
  });

  test('the customer whom staff serve is recorded, with who served them and what was sold', async () => {
    const scenario = await sandbox.scenario('a-till-order');
    const [staffId, customerId] = [readTextAt(scenario, 'userId'), readTextAt(scenario, 'customerId')];
    await sandbox.call('GET', `/api/front-of-house/customers/${customerId}`, {
      token: readTextAt(scenario, 'token'),
    });
    expect(await records()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          what: 'sold',
          staffId,
          customerId,
          orderId: readTextAt(scenario, 'orderId'),
        }),
        expect.objectContaining({
          what: 'served',
          staffId,
          customerId,
          orderId: null,
          at: expect.any(String),
        }),
      ]),
    });
  });

  test('the customer whom staff serve has their own prices, people and packages, and staff none of their own', async () => {
    const member = await sandbox.scenario('a-customer-with-billing-date');
    const [id, token] = [readTextAt(member, 'userId'), readTextAt(member, 'token')];
    const session = `/api/activities/sessions/${await aClass(sandbox.store, 5)}`;
    const price = await priceFor(session, token);
    expect(await priceFor(`${session}?${selected(id)}`, staff)).toEqual(price);
    expect(await priceFor(session, staff)).not.toEqual(price);

    const parent = await sandbox.scenario('a-parent-of-two');
    const people = `/api/activities/attendees`;
    const own = await sandbox.call('GET', people, { token: readTextAt(parent, 'token') });
    expect((await asStaff('GET', `${people}?${selected(readTextAt(parent, 'userId'))}`)).text).toBe(own.text);
    expect((await asStaff('GET', people)).text).not.toBe(own.text);
  });

  // Proves F1.9.
  test('the customer whom staff serve has a child whose health answers staff may write but not read', async () => {
    const parent = await sandbox.scenario('a-child-form-out-of-date', { conditions: 'Peanut allergy' });
    const form = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}/form?for=camp`;
    const own = await sandbox.call('GET', form, { token: readTextAt(parent, 'token') });
    expect(own.text).toContain('Peanut allergy');
    const atDesk = await asStaff('GET', `${form}&${selected(readTextAt(parent, 'userId'))}`);
    expect(atDesk).toMatchObject({ status: 200, json: { data: { status: 'out_of_date' } } });
    expect(atDesk.text).not.toContain('Peanut');
  });

  test('the customer whom staff serve has a child whose hidden answers are kept when staff save the others', async () => {
    const parent = await sandbox.scenario('a-child-form-out-of-date', { conditions: 'Peanut allergy' });
    const [id, token] = [readTextAt(parent, 'attendeeId'), readTextAt(parent, 'token')];
    const form = `/api/activities/attendees/${id}/form?for=camp`;
    const atDesk = `${form}&${selected(readTextAt(parent, 'userId'))}`;
    const save = (answers: Record<string, unknown>) => asStaff('PUT', atDesk, { answers, confirmed: true });
    const kept = async () =>
      Object.fromEntries(
        listAt((await sandbox.call('GET', form, { token })).json, 'data', 'sections')
          .flatMap((section) => listAt(section, 'section_fields'))
          .map((field) => [readTextAt(field, 'name'), readAt(field, 'answer')]),
      );
    const before = await kept();

    const saveAnswer = await save({ contact_1_phone: '01632 960099', gp: null, medicines: '' });
    expect(saveAnswer.json).toMatchObject({ data: { status: 'valid' } });
    expect(await kept()).toEqual({ ...before, contact_1_phone: '01632 960099' });

    await save({ has_conditions: 'no', photographs: true });
    expect(await kept()).toMatchObject({
      has_conditions: 'no',
      conditions: null,
      photographs: true,
      gp: before.gp,
    });
    expect(await save({ contact_1_phone: 'none' })).toMatchObject({
      status: 422,
      json: { errors: { contact_1_phone: [expect.any(String)] } },
    });
  });

  test('the customer whom staff serve has a child without a form: staff answer all of it', async () => {
    const parent = await sandbox.scenario('a-parent-of-two');
    const form = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}/form?${selected(readTextAt(parent, 'userId'))}`;
    const refusal = await asStaff('PUT', form, { answers: { gp: 'Ardwick Surgery' }, confirmed: true });
    expect(refusal).toMatchObject({
      status: 422,
      json: { errors: { contact_1_name: [expect.any(String)] } },
    });
  });

  test('the customer whom staff serve has a place in their own basket, and staff who add the same one see until when it is held', async () => {
    const customer = await sandbox.scenario('a-customer-without-instruction', { firstName: 'Sam' });
    const [id, token] = [readTextAt(customer, 'userId'), readTextAt(customer, 'token')];
    const items = [{ id: await aClass(sandbox.store, 5), type: 'activity' }];
    await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
    const told = /^In Sam’s own basket until \d\d:\d\d\.$/;
    const refusal = await asStaff('POST', '/api/cart/add', { items, selected_user_id: id });
    expect(refusal).toMatchObject({
      status: 422,
      json: {
        message: expect.stringMatching(told),
        errors: { 'items.0': [expect.stringMatching(told)] },
        reasons: { 'items.0': 'in_basket' },
      },
    });
    const viewAnswer = await asStaff('GET', `/api/activities/sessions/${items[0]?.id}?${selected(id)}`);
    expect(viewAnswer.json).toMatchObject({
      data: { people: [{ verdict: { message: expect.stringMatching(told) } }] },
    });
    // The till basket is not the customer's own.
    await sandbox.call('DELETE', '/api/cart', { token });
    expect((await asStaff('POST', '/api/cart/add', { items, selected_user_id: id })).status).toBe(200);
    expect((await asStaff('POST', '/api/cart/add', { items, selected_user_id: id })).json).toMatchObject({
      message: 'Already in your basket.',
    });
  });

  test('the customer whom staff serve has a child whose details staff correct, and a waiting list place that staff may decline', async () => {
    const parent = await sandbox.scenario('a-child-form-out-of-date');
    const of = selected(readTextAt(parent, 'userId'));
    const child = { first_name: 'Mya', last_name: 'Scenario', date_of_birth: '2017-06-14' };
    const details = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}`;
    const changeAnswer = await asStaff('PUT', `${details}?${of}`, { ...child, relationship: 'child' });
    expect(changeAnswer.json).toMatchObject({ data: { first_name: 'Mya' } });

    const waiting = await sandbox.scenario('a-full-session');
    const [userId, token] = [readTextAt(waiting, 'userId'), readTextAt(waiting, 'token')];
    const list = '/api/activities/waiting-list';
    const joined = await asStaff('POST', `${list}?${selected(userId)}`, {
      session_id: readTextAt(waiting, 'sessionId'),
      attendee_ids: [userId],
    });
    expect(joined.status).toBe(201);
    const entry = (joined.json as { data: { id: string } }).data;
    expect((await sandbox.call('GET', list, { token })).json).toMatchObject({ data: [{ id: entry.id }] });
    expect((await asStaff('DELETE', `${list}/${entry.id}`)).status).toBe(404);
    const leaveAnswer = await asStaff('DELETE', `${list}/${entry.id}?${selected(userId)}`);
    expect(leaveAnswer.json).toMatchObject({ data: { status: 'ended' } });
  });

  test.each([
    [
      'a camp',
      'a-basket-with-a-camp',
      'campId',
      (id: string, venue: string) => `camps/${id}?venue=${venue}&`,
    ],
    ['a course', 'a-basket-with-a-course', 'courseId', (id: string) => `courses/${id}?`],
  ])(
    'the customer whom staff serve has %s in their own basket, which the verdict tells staff',
    async (_, state, name, pathOf) => {
      const customer = await sandbox.scenario(state);
      const path = pathOf(readTextAt(customer, name), readTextAt(customer, 'venueSlug'));
      const viewAnswer = await asStaff(
        'GET',
        `/api/activities/${path}${selected(readTextAt(customer, 'userId'))}`,
      );
      const message = expect.stringMatching(/^In Robin’s own basket until \d\d:\d\d\.$/);
      const people = expect.arrayContaining([
        expect.objectContaining({ verdict: expect.objectContaining({ code: 'in_basket', message }) }),
      ]);
      expect(viewAnswer.json).toMatchObject({ data: { people } });
    },
  );
});

describe('an account that staff create', () => {
  const fields = (email: string) => ({
    first_name: 'Noor',
    last_name: 'Khan',
    date_of_birth: '1988-02-11',
    email,
    phone: '07700 900123',
    address_1: '4 Mill Lane',
    town: 'Norwich',
    postcode: 'NR1 1SR',
  });

  // Proves F1.8.
  test('an account that staff create has no password until the customer chooses one, and leaves staff logged in', async () => {
    const { status, json, text } = await asStaff(
      'POST',
      '/api/front-of-house/customers',
      fields('noor@desk.example'),
    );
    expect(status).toBe(201);
    expect(text).not.toContain('token');
    const reference = readTextAt((json as { data: unknown }).data, 'reference');
    expect(await findLastMail(sandbox.store)).toContain(reference);
    expect(await findLastMail(sandbox.store)).toContain('Choose a password');
    const login = { username: 'noor@desk.example', password: '' };
    expect(
      (await sandbox.call('POST', '/api/auth/customer/login', { body: { ...login, password: 'x' } })).status,
    ).toBe(401);
    expect((await asStaff('GET', '/api/auth/user')).json).toMatchObject({ data: { is_staff: true } });
    const foundAnswer = await asStaff('GET', `/api/front-of-house/customers?search=${reference}`);
    expect(foundAnswer.json).toMatchObject({ data: [{ name: 'Noor Khan' }] });
  });

  test('an account that staff create is created once when a lost response is repeated, and an address that has one is refused by field', async () => {
    const body = { ...fields('twice@desk.example'), attempt_id: 'one' };
    const first = await asStaff('POST', '/api/front-of-house/customers', body);
    expect((await asStaff('POST', '/api/front-of-house/customers', body)).text).toBe(first.text);
    const again = await asStaff('POST', '/api/front-of-house/customers', { ...body, attempt_id: 'two' });
    expect(again).toMatchObject({ status: 422, json: { errors: { email: [expect.any(String)] } } });
  });
});

describe('an order from the till', () => {
  // Proves F2.6.
  test('an order from the till shows the customer and staff who served, by first name, and at which centre', async () => {
    const scenario = await sandbox.scenario('a-till-order');
    const order = `/api/orders/${readTextAt(scenario, 'orderId')}`;
    const customerId = readTextAt(scenario, 'customerId');
    const read = await asStaff('GET', `${order}?${selected(customerId)}`);
    expect(read.json).toMatchObject({
      data: {
        served_by: 'Ffion',
        till_venue: { name: expect.any(String) },
        payments: [{ tender_type: 'cash' }],
      },
    });
    expect(read.text).not.toContain('Scenario');
    // Nobody is served now, so the desk no longer finds the order.
    expect((await asStaff('GET', order)).status).toBe(404);
    const other = readTextAt(await sandbox.scenario('a-customer-without-instruction'), 'userId');
    expect((await asStaff('GET', `${order}?${selected(other)}`)).status).toBe(404);
  });

  test('an order that customers make themselves names no staff', async () => {
    const own = await sandbox.scenario('a-paid-order');
    const { json } = await sandbox.call('GET', `/api/orders/${readTextAt(own, 'orderId')}`, {
      token: readTextAt(own, 'token'),
    });
    expect(json).toMatchObject({ data: { served_by: null, till_venue: null } });
  });
});
