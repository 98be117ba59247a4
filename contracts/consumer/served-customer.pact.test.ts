import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { SELECTED_USER_QUERY } from '../../src/shared/api/selected-user-calls.gen.ts';
import { buildCompletedPayment } from '../../tests/fixtures/checkout.ts';
import { buildCreatedCustomer, buildServedCustomer } from '../../tests/fixtures/front-of-house.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { everyCall } from './every-call.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

const { customerId, orderId, itemHash, amount } = stateValues;
const UNKNOWN = '00000000-0000-8000-a000-000000000000';
const LONG = 'x'.repeat(600);
const source = 'front-of-house' as const;
const REGISTERED = { first_name: 'Noor', last_name: 'Khan', email: 'noor.khan@example.com' };

test('staff read the customer whom they serve', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'staff-and-a-customer',
      description: 'the customer whom staff serve',
      method: 'GET',
      path: path`/api/front-of-house/customers/${'customerId'}`,
      as: 'customer',
      answers: { status: 200, body: buildAnswer(matchBody('ServedCustomer', buildServedCustomer())) },
    },
    () => api.readServedCustomer({ id: customerId }),
  );

  expect(outcome).toMatchObject({
    id: customerId,
    firstName: 'Sam',
    memberships: [{ name: 'Unlimited Fitness' }],
  });
});

test('reading a customer with an unknown id is a 404', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'a-member-of-staff',
      description: 'a customer of an unknown id, for staff',
      method: 'GET',
      path: `/api/front-of-house/customers/${UNKNOWN}`,
      as: 'customer',
      answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
    },
    () => api.readServedCustomer({ id: UNKNOWN }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 404 });
});

test('staff create an account, and a refusal has an error for each wrong field', async () => {
  const call = {
    given: 'a-member-of-staff',
    method: 'POST',
    path: '/api/front-of-house/customers',
    as: 'customer',
  } as const;
  const made = await verifyInteraction(
    {
      ...call,
      description: 'a new account, for staff',
      body: matchState('deskCustomer'),
      answers: { status: 201, body: buildAnswer(matchBody('CreatedCustomer', buildCreatedCustomer())) },
    },
    () => api.createCustomer(stateValues.deskCustomer),
  );
  expect(made).toEqual(buildCreatedCustomer());

  const refused = await verifyInteraction(
    {
      ...call,
      description: 'a new account without a first name, for staff',
      body: { first_name: '' },
      answers: { status: 422, body: buildFailureBody('Please check this.', 'first_name') },
    },
    () => api.createCustomer({ first_name: '' }),
  );
  expect(refused).toMatchObject({ kind: 'validation', errors: { first_name: [expect.any(String)] } });
});

test('a customer who creates an account at the desk gets a 403', async () => {
  const made = await verifyInteraction(
    {
      given: 'a-customer-without-instruction',
      as: 'customer',
      description: 'a new account at the desk, for a customer',
      method: 'POST',
      path: '/api/front-of-house/customers',
      body: REGISTERED,
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.createCustomer(REGISTERED),
  );
  expect(made).toMatchObject({ kind: 'http', status: 403 });
});

test('a customer who reads another one gets a 403', async () => {
  const read = await verifyInteraction(
    {
      given: 'a-customer-without-instruction',
      as: 'customer',
      description: 'another customer, for a customer',
      method: 'GET',
      path: `/api/front-of-house/customers/${UNKNOWN}`,
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.readServedCustomer({ id: UNKNOWN }),
  );
  expect(read).toMatchObject({ kind: 'http', status: 403 });
});

const paying = { method: 'POST', path: '/api/cart/pay', as: 'customer' } as const;
const nothing = { payments: [], source };

test('staff take money at the till', async () => {
  const outcome = await verifyInteraction(
    {
      ...paying,
      given: 'a-till-basket',
      description: 'an order at the till, for cash',
      body: {
        completedWaivers: [],
        payments: [{ tenderType: 'cash', amount: matchState('amount') }],
        selectedUserId: matchState('customerId'),
        source,
        terms: [],
        itemHash: matchState('itemHash'),
      },
      answers: { status: 200, body: buildAnswer(matchBody('CompletedPayment', buildCompletedPayment())) },
    },
    () =>
      api.payAtTill({
        completedWaivers: [],
        payments: [{ tenderType: 'cash', amount }],
        selectedUserId: customerId,
        source,
        terms: [],
        itemHash,
      }),
  );
  expect(outcome).toMatchObject({ status: 'completed' });
});

test.each([
  {
    asking: 'an order at the till, by a customer',
    given: 'a-customer-without-instruction',
    body: { ...nothing, selectedUserId: UNKNOWN },
    answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    outcome: { kind: 'http', status: 403 },
  },
  {
    asking: 'an order at the till of an unknown customer',
    given: 'a-member-of-staff',
    body: { ...nothing, selectedUserId: UNKNOWN },
    answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
    outcome: { kind: 'http', status: 404 },
  },
  {
    asking: 'an order of a basket that has changed, at the till',
    given: 'a-till-basket',
    body: { ...nothing, selectedUserId: customerId, itemHash: 'of-another-basket' },
    answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'item_hash') },
    outcome: { kind: 'validation', errors: { item_hash: [expect.any(String)] } },
  },
  {
    asking: 'an order of an empty basket, at the till',
    given: 'staff-and-a-customer',
    body: { ...nothing, selectedUserId: customerId },
    answers: { status: 422, body: buildFailureBody('Your basket is empty.') },
    outcome: { kind: 'validation', message: 'Your basket is empty.' },
  },
] as const)('$asking is refused', async ({ asking, given, body, answers, outcome }) => {
  const selectedUserId = body.selectedUserId === customerId ? matchState('customerId') : UNKNOWN;
  const refused = await verifyInteraction(
    { ...paying, given, description: asking, body: { ...body, selectedUserId }, answers },
    () => api.payAtTill({ ...body, payments: [] }),
  );
  expect(refused).toMatchObject(outcome);
});

test.each([
  ['served_by', 'who served', MatchersV3.string('Ffion'), { servedBy: 'Ffion' }],
  [
    'till_venue',
    'the centre of the desk',
    MatchersV3.like({ name: MatchersV3.string('Riverside Leisure Centre') }),
    { tillVenue: { name: 'Riverside Leisure Centre' } },
  ],
] as const)('the receipt of the till shows %s', async (optional, what, value, read) => {
  const outcome = await verifyInteraction(
    {
      given: 'a-till-order',
      description: `an order of the till with ${what}, for staff`,
      optional,
      method: 'GET',
      path: path`/api/orders/${'orderId'}`,
      query: { selected_user_id: matchState('customerId') },
      as: 'customer',
      answers: { status: 200, body: { data: MatchersV3.like({ [optional]: value }) } },
    },
    () => served(customerId, () => api.loadOrder({ orderId })),
  );
  expect(outcome).toMatchObject(read);
});

/** Calls of the bookings site that staff make for a customer, with the body of those that have one. */
const child = { first_name: 'Mia', last_name: 'Taylor', date_of_birth: '2017-06-14', relationship: 'child' };
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/activities/attendees': child,
  [`PUT /api/activities/attendees/${stateValues.attendeeId}`]: child,
  'POST /api/activities/waiting-list': {
    session_id: stateValues.sessionId,
    attendee_ids: [stateValues.attendeeId],
  },
  [`PUT /api/activities/attendees/${stateValues.attendeeId}/form`]: { answers: {}, confirmed: true },
};
const forCustomers = everyCall.filter(({ method, path: address }) => {
  const template = SELECTED_USER_QUERY.find((one) => fits(one, `${method} ${String(address)}`));
  return template !== undefined && !/ \/api\/(cart|activities\/(benefit|package)\/)/.test(template);
});

function fits(template: string, call: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);
}

describe.each(forCustomers)('$method $path', ({ name, method, path: address, query, make }) => {
  const body = BODIES[`${method} ${String(address)}`];
  const request = { method, path: address, as: 'customer', ...(body === undefined ? {} : { body }) } as const;

  test('a call by a customer who names another customer is a 403', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-customer-without-instruction',
        description: `${name}, for another customer`,
        query: { ...query, selected_user_id: UNKNOWN },
        answers: { status: 403, body: buildFailureBody('Unauthorised.') },
      },
      () => served(UNKNOWN, make),
    );
    expect(outcome).toMatchObject({ kind: 'http', status: 403 });
  });

  test('a call by staff who name an unknown customer is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-member-of-staff',
        description: `${name} of an unknown customer, for staff`,
        query: { ...query, selected_user_id: UNKNOWN },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => served(UNKNOWN, make),
    );
    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('a call with an invalid customer id is a 422', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-member-of-staff',
        description: `${name} of an invalid customer, for staff`,
        query: { ...query, selected_user_id: LONG },
        answers: { status: 422, body: buildFailureBody('Please check this.', 'selected_user_id') },
      },
      () => served(LONG, make),
    );
    expect(outcome).toMatchObject({ kind: 'validation' });
  });
});

async function served(id: string, call: () => Promise<unknown>): Promise<unknown> {
  api.serveCustomer(id);
  return call().finally(() => api.serveCustomer(null));
}
