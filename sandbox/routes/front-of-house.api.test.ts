import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { createClass } from '../testing/a-class.ts';
import { findLastMail } from '../testing/last-mail.ts';

let sandbox: TestSandbox;
let staff: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  staff = readTextAt(await sandbox.runScenario('a-member-of-staff'), 'token');
});
afterAll(() => sandbox.close());

const readDeskRecords = async () => (await sandbox.call('GET', '/_sandbox/desk-records')).json;
const callAsStaff = (method: string, path: string, body?: unknown) =>
  sandbox.call(method, path, { token: staff, ...(body === undefined ? {} : { body }) });
/** The price of a class with a discount for members, as a caller sees it. */
const readPrice = async (address: string, token: string) => {
  const { json } = await sandbox.call('GET', address, { token });
  return (json as { data: { people: { offers: { price: { amount: number } }[] }[] } }).data.people[0]
    ?.offers[0]?.price;
};
const toQuery = (customerId: string) => `selected_user_id=${customerId}`;

describe('the customer whom staff serve', () => {
  test('the customer whom staff serve is shown with people, memberships and debts, but no bank account', async () => {
    const member = await sandbox.runScenario('a-customer-with-billing-date');
    const id = readTextAt(member, 'userId');
    const { status, json, text } = await callAsStaff('GET', `/api/front-of-house/customers/${id}`);
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
    const scenario = await sandbox.runScenario('a-till-order');
    const [staffId, customerId] = [readTextAt(scenario, 'userId'), readTextAt(scenario, 'customerId')];
    await sandbox.call('GET', `/api/front-of-house/customers/${customerId}`, {
      token: readTextAt(scenario, 'token'),
    });
    expect(await readDeskRecords()).toMatchObject({
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
    const member = await sandbox.runScenario('a-customer-with-billing-date');
    const [id, token] = [readTextAt(member, 'userId'), readTextAt(member, 'token')];
    const session = `/api/activities/sessions/${await createClass(sandbox.store, 5)}`;
    const price = await readPrice(session, token);
    expect(await readPrice(`${session}?${toQuery(id)}`, staff)).toEqual(price);
    expect(await readPrice(session, staff)).not.toEqual(price);

    const parent = await sandbox.runScenario('a-parent-of-two');
    const people = `/api/activities/attendees`;
    const ownPeople = await sandbox.call('GET', people, { token: readTextAt(parent, 'token') });
    expect((await callAsStaff('GET', `${people}?${toQuery(readTextAt(parent, 'userId'))}`)).text).toBe(
      ownPeople.text,
    );
    expect((await callAsStaff('GET', people)).text).not.toBe(ownPeople.text);
  });

  // Proves F1.9.
  test('the customer whom staff serve has a child whose health answers staff may write but not read', async () => {
    const parent = await sandbox.runScenario('a-child-form-out-of-date', { conditions: 'Peanut allergy' });
    const form = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}/form?for=camp`;
    const own = await sandbox.call('GET', form, { token: readTextAt(parent, 'token') });
    expect(own.text).toContain('Peanut allergy');
    const deskFormAnswer = await callAsStaff('GET', `${form}&${toQuery(readTextAt(parent, 'userId'))}`);
    expect(deskFormAnswer).toMatchObject({ status: 200, json: { data: { status: 'out_of_date' } } });
    expect(deskFormAnswer.text).not.toContain('Peanut');
  });

  test('the customer whom staff serve has a child whose hidden answers are kept when staff save the others', async () => {
    const parent = await sandbox.runScenario('a-child-form-out-of-date', { conditions: 'Peanut allergy' });
    const [id, token] = [readTextAt(parent, 'attendeeId'), readTextAt(parent, 'token')];
    const form = `/api/activities/attendees/${id}/form?for=camp`;
    const deskFormPath = `${form}&${toQuery(readTextAt(parent, 'userId'))}`;
    const saveAnswers = (answers: Record<string, unknown>) =>
      callAsStaff('PUT', deskFormPath, { answers, confirmed: true });
    const readKeptAnswers = async () =>
      Object.fromEntries(
        listAt((await sandbox.call('GET', form, { token })).json, 'data', 'sections')
          .flatMap((section) => listAt(section, 'section_fields'))
          .map((field) => [readTextAt(field, 'name'), readAt(field, 'answer')]),
      );
    const keptBefore = await readKeptAnswers();

    const saveAnswer = await saveAnswers({ contact_1_phone: '01632 960099', gp: null, medicines: '' });
    expect(saveAnswer.json).toMatchObject({ data: { status: 'valid' } });
    expect(await readKeptAnswers()).toEqual({ ...keptBefore, contact_1_phone: '01632 960099' });

    await saveAnswers({ has_conditions: 'no', photographs: true });
    expect(await readKeptAnswers()).toMatchObject({
      has_conditions: 'no',
      conditions: null,
      photographs: true,
      gp: keptBefore.gp,
    });
    expect(await saveAnswers({ contact_1_phone: 'none' })).toMatchObject({
      status: 422,
      json: { errors: { contact_1_phone: [expect.any(String)] } },
    });
  });

  test('the customer whom staff serve has a child without a form: staff answer all of it', async () => {
    const parent = await sandbox.runScenario('a-parent-of-two');
    const form = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}/form?${toQuery(readTextAt(parent, 'userId'))}`;
    const refusal = await callAsStaff('PUT', form, { answers: { gp: 'Ardwick Surgery' }, confirmed: true });
    expect(refusal).toMatchObject({
      status: 422,
      json: { errors: { contact_1_name: [expect.any(String)] } },
    });
  });

  test('the customer whom staff serve has a place in their own basket, and staff who add the same one see until when it is held', async () => {
    const customer = await sandbox.runScenario('a-customer-without-instruction', { firstName: 'Sam' });
    const [id, token] = [readTextAt(customer, 'userId'), readTextAt(customer, 'token')];
    const items = [{ id: await createClass(sandbox.store, 5), type: 'activity' }];
    await sandbox.call('POST', '/api/cart/add', { token, body: { items } });
    const heldMessage = /^In Sam’s own basket until \d\d:\d\d\.$/;
    const refusal = await callAsStaff('POST', '/api/cart/add', { items, selected_user_id: id });
    expect(refusal).toMatchObject({
      status: 422,
      json: {
        message: expect.stringMatching(heldMessage),
        errors: { 'items.0': [expect.stringMatching(heldMessage)] },
        reasons: { 'items.0': 'in_basket' },
      },
    });
    const viewAnswer = await callAsStaff('GET', `/api/activities/sessions/${items[0]?.id}?${toQuery(id)}`);
    expect(viewAnswer.json).toMatchObject({
      data: { people: [{ verdict: { message: expect.stringMatching(heldMessage) } }] },
    });
    // The till basket is not the customer's own.
    await sandbox.call('DELETE', '/api/cart', { token });
    expect((await callAsStaff('POST', '/api/cart/add', { items, selected_user_id: id })).status).toBe(200);
    expect((await callAsStaff('POST', '/api/cart/add', { items, selected_user_id: id })).json).toMatchObject({
      message: 'Already in your basket.',
    });
  });

  test('the customer whom staff serve has a child whose details staff correct, and a waiting list place that staff may decline', async () => {
    const parent = await sandbox.runScenario('a-child-form-out-of-date');
    const selectedQuery = toQuery(readTextAt(parent, 'userId'));
    const child = { first_name: 'Mya', last_name: 'Scenario', date_of_birth: '2017-06-14' };
    const details = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}`;
    const changeAnswer = await callAsStaff('PUT', `${details}?${selectedQuery}`, {
      ...child,
      relationship: 'child',
    });
    expect(changeAnswer.json).toMatchObject({ data: { first_name: 'Mya' } });

    const waiting = await sandbox.runScenario('a-full-session');
    const [userId, token] = [readTextAt(waiting, 'userId'), readTextAt(waiting, 'token')];
    const WAITING_LIST_PATH = '/api/activities/waiting-list';
    const joined = await callAsStaff('POST', `${WAITING_LIST_PATH}?${toQuery(userId)}`, {
      session_id: readTextAt(waiting, 'sessionId'),
      attendee_ids: [userId],
    });
    expect(joined.status).toBe(201);
    const entry = (joined.json as { data: { id: string } }).data;
    expect((await sandbox.call('GET', WAITING_LIST_PATH, { token })).json).toMatchObject({
      data: [{ id: entry.id }],
    });
    expect((await callAsStaff('DELETE', `${WAITING_LIST_PATH}/${entry.id}`)).status).toBe(404);
    const leaveAnswer = await callAsStaff('DELETE', `${WAITING_LIST_PATH}/${entry.id}?${toQuery(userId)}`);
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
      const customer = await sandbox.runScenario(state);
      const path = pathOf(readTextAt(customer, name), readTextAt(customer, 'venueSlug'));
      const viewAnswer = await callAsStaff(
        'GET',
        `/api/activities/${path}${toQuery(readTextAt(customer, 'userId'))}`,
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
  const buildCustomerFields = (email: string) => ({
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
    const { status, json, text } = await callAsStaff(
      'POST',
      '/api/front-of-house/customers',
      buildCustomerFields('noor@desk.example'),
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
    expect((await callAsStaff('GET', '/api/auth/user')).json).toMatchObject({ data: { is_staff: true } });
    const foundAnswer = await callAsStaff('GET', `/api/front-of-house/customers?search=${reference}`);
    expect(foundAnswer.json).toMatchObject({ data: [{ name: 'Noor Khan' }] });
  });

  test('an account that staff create is created once when a lost response is repeated, and an address that has one is refused by field', async () => {
    const body = { ...buildCustomerFields('twice@desk.example'), attempt_id: 'one' };
    const firstCustomer = await callAsStaff('POST', '/api/front-of-house/customers', body);
    expect((await callAsStaff('POST', '/api/front-of-house/customers', body)).text).toBe(firstCustomer.text);
    const secondResult = await callAsStaff('POST', '/api/front-of-house/customers', {
      ...body,
      attempt_id: 'two',
    });
    expect(secondResult).toMatchObject({ status: 422, json: { errors: { email: [expect.any(String)] } } });
  });
});

describe('an order from the till', () => {
  // Proves F2.6.
  test('an order from the till shows the customer and staff who served, by first name, and at which centre', async () => {
    const scenario = await sandbox.runScenario('a-till-order');
    const order = `/api/orders/${readTextAt(scenario, 'orderId')}`;
    const customerId = readTextAt(scenario, 'customerId');
    const orderAtDesk = await callAsStaff('GET', `${order}?${toQuery(customerId)}`);
    expect(orderAtDesk.json).toMatchObject({
      data: {
        served_by: 'Ffion',
        till_venue: { name: expect.any(String) },
        payments: [{ tender_type: 'cash' }],
      },
    });
    expect(orderAtDesk.text).not.toContain('Scenario');
    // Nobody is served now, so the desk no longer finds the order.
    expect((await callAsStaff('GET', order)).status).toBe(404);
    const otherCustomerId = readTextAt(await sandbox.runScenario('a-customer-without-instruction'), 'userId');
    expect((await callAsStaff('GET', `${order}?${toQuery(otherCustomerId)}`)).status).toBe(404);
  });

  test('an order that customers make themselves names no staff', async () => {
    const own = await sandbox.runScenario('a-paid-order');
    const { json } = await sandbox.call('GET', `/api/orders/${readTextAt(own, 'orderId')}`, {
      token: readTextAt(own, 'token'),
    });
    expect(json).toMatchObject({ data: { served_by: null, till_venue: null } });
  });
});
