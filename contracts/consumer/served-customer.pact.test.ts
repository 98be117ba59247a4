import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { SELECTED_USER_QUERY } from '../../src/shared/api/selected-user-calls.gen.ts';
import { buildCompletedPayment } from '../../tests/fixtures/checkout.ts';
import { buildCreatedCustomer, buildServedCustomer } from '../../tests/fixtures/front-of-house.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { callWhileServing } from './call-while-serving.ts';
import { everyCall } from './every-call.ts';
import { notFoundAnswer, OVERLONG_TEXT, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { customerId, orderId, itemHash, amount } = providerStateValues;
const source = 'front-of-house' as const;
const NEW_CUSTOMER = { first_name: 'Noor', last_name: 'Khan', email: 'noor.khan@example.com' };

test('staff read the customer whom they serve', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'staff-and-a-customer',
      description: 'the customer whom staff serve',
      method: 'GET',
      path: matchPath`/api/front-of-house/customers/${'customerId'}`,
      token: 'valid',
      answers: { status: 200, body: buildResponseBody(matchBody('ServedCustomer', buildServedCustomer())) },
    },
    () => api.loadServedCustomer({ id: customerId }),
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
      path: `/api/front-of-house/customers/${UNKNOWN_ID}`,
      token: 'valid',
      answers: notFoundAnswer,
    },
    () => api.loadServedCustomer({ id: UNKNOWN_ID }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 404 });
});

test('staff create an account, and a refusal has an error for each wrong field', async () => {
  const createRequest = {
    given: 'a-member-of-staff',
    method: 'POST',
    path: '/api/front-of-house/customers',
    token: 'valid',
  } as const;
  const outcome = await verifyInteraction(
    {
      ...createRequest,
      description: 'a new account, for staff',
      body: matchProviderValue('deskCustomer'),
      answers: { status: 201, body: buildResponseBody(matchBody('CreatedCustomer', buildCreatedCustomer())) },
    },
    () => api.createCustomer(providerStateValues.deskCustomer),
  );
  expect(outcome).toEqual(buildCreatedCustomer());

  const refusal = await verifyInteraction(
    {
      ...createRequest,
      description: 'a new account without a first name, for staff',
      body: { first_name: '' },
      answers: { status: 422, body: buildFailureBody('Please check this.', 'first_name') },
    },
    () => api.createCustomer({ first_name: '' }),
  );
  expect(refusal).toMatchObject({ kind: 'validation', errors: { first_name: [expect.any(String)] } });
});

test('a customer who creates an account at the desk gets a 403', async () => {
  const expectedOutcome = await verifyInteraction(
    {
      given: 'a-customer-without-instruction',
      token: 'valid',
      description: 'a new account at the desk, for a customer',
      method: 'POST',
      path: '/api/front-of-house/customers',
      body: NEW_CUSTOMER,
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.createCustomer(NEW_CUSTOMER),
  );
  expect(expectedOutcome).toMatchObject({ kind: 'http', status: 403 });
});

test('a customer who reads another one gets a 403', async () => {
  const outcome = await verifyInteraction(
    {
      given: 'a-customer-without-instruction',
      token: 'valid',
      description: 'another customer, for a customer',
      method: 'GET',
      path: `/api/front-of-house/customers/${UNKNOWN_ID}`,
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.loadServedCustomer({ id: UNKNOWN_ID }),
  );
  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});

const payRequest = { method: 'POST', path: '/api/cart/pay', token: 'valid' } as const;
const emptyPayment = { payments: [], source };

test('staff take money at the till', async () => {
  const outcome = await verifyInteraction(
    {
      ...payRequest,
      given: 'a-till-basket',
      description: 'an order at the till, for cash',
      body: {
        completedWaivers: [],
        payments: [{ tenderType: 'cash', amount: matchProviderValue('amount') }],
        selectedUserId: matchProviderValue('customerId'),
        source,
        terms: [],
        itemHash: matchProviderValue('itemHash'),
      },
      answers: {
        status: 200,
        body: buildResponseBody(matchBody('CompletedPayment', buildCompletedPayment())),
      },
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
    description: 'an order at the till, by a customer',
    given: 'a-customer-without-instruction',
    body: { ...emptyPayment, selectedUserId: UNKNOWN_ID },
    answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    outcome: { kind: 'http', status: 403 },
  },
  {
    description: 'an order at the till of an unknown customer',
    given: 'a-member-of-staff',
    body: { ...emptyPayment, selectedUserId: UNKNOWN_ID },
    answers: notFoundAnswer,
    outcome: { kind: 'http', status: 404 },
  },
  {
    description: 'an order of a basket that has changed, at the till',
    given: 'a-till-basket',
    body: { ...emptyPayment, selectedUserId: customerId, itemHash: 'of-another-basket' },
    answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'item_hash') },
    outcome: { kind: 'validation', errors: { item_hash: [expect.any(String)] } },
  },
  {
    description: 'an order of an empty basket, at the till',
    given: 'staff-and-a-customer',
    body: { ...emptyPayment, selectedUserId: customerId },
    answers: { status: 422, body: buildFailureBody('Your basket is empty.') },
    outcome: { kind: 'validation', message: 'Your basket is empty.' },
  },
] as const)('$description is refused', async ({ description, given, body, answers, outcome }) => {
  const selectedUserId = body.selectedUserId === customerId ? matchProviderValue('customerId') : UNKNOWN_ID;
  const actualOutcome = await verifyInteraction(
    { ...payRequest, given, description: description, body: { ...body, selectedUserId }, answers },
    () => api.payAtTill({ ...body, payments: [] }),
  );
  expect(actualOutcome).toMatchObject(outcome);
});

test.each([
  ['served_by', 'who served', MatchersV3.string('Ffion'), { servedBy: 'Ffion' }],
  [
    'till_venue',
    'the centre of the desk',
    MatchersV3.like({ name: MatchersV3.string('Riverside Leisure Centre') }),
    { tillVenue: { name: 'Riverside Leisure Centre' } },
  ],
] as const)(
  'the receipt of the till shows %s',
  async (optionalKey, shownDetail, exampleMatcher, expectedOrder) => {
    const outcome = await verifyInteraction(
      {
        given: 'a-till-order',
        description: `an order of the till with ${shownDetail}, for staff`,
        optionalKey,
        method: 'GET',
        path: matchPath`/api/orders/${'orderId'}`,
        query: { selected_user_id: matchProviderValue('customerId') },
        token: 'valid',
        answers: { status: 200, body: { data: MatchersV3.like({ [optionalKey]: exampleMatcher }) } },
      },
      () => callWhileServing(customerId, () => api.loadOrder({ orderId })),
    );
    expect(outcome).toMatchObject(expectedOrder);
  },
);

const childBody = {
  first_name: 'Mia',
  last_name: 'Taylor',
  date_of_birth: '2017-06-14',
  relationship: 'child',
};
/** The request bodies of calls that have one, by method and path. */
const REQUEST_BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/activities/attendees': childBody,
  [`PUT /api/activities/attendees/${providerStateValues.attendeeId}`]: childBody,
  'POST /api/activities/waiting-list': {
    session_id: providerStateValues.sessionId,
    attendee_ids: [providerStateValues.attendeeId],
  },
  [`PUT /api/activities/attendees/${providerStateValues.attendeeId}/form`]: { answers: {}, confirmed: true },
};
/** Calls outside the basket that staff can make for a customer. */
const selectedUserCalls = everyCall.filter(({ method, path }) => {
  const template = SELECTED_USER_QUERY.find((candidate) =>
    matchesTemplate(candidate, `${method} ${String(path)}`),
  );
  return template !== undefined && !/ \/api\/(cart|activities\/(benefit|package)\/)/.test(template);
});

function matchesTemplate(template: string, call: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);
}

describe.each(selectedUserCalls)('$method $path', ({ name, method, path, query, send }) => {
  const body = REQUEST_BODIES[`${method} ${String(path)}`];
  const request = { method, path: path, token: 'valid', ...(body === undefined ? {} : { body }) } as const;

  test(`${name} is a 403 for a customer who names another customer`, async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-customer-without-instruction',
        description: `${name}, for another customer`,
        query: { ...query, selected_user_id: UNKNOWN_ID },
        answers: { status: 403, body: buildFailureBody('Unauthorised.') },
      },
      () => callWhileServing(UNKNOWN_ID, send),
    );
    expect(outcome).toMatchObject({ kind: 'http', status: 403 });
  });

  test(`${name} is a 404 for staff who name an unknown customer`, async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-member-of-staff',
        description: `${name} of an unknown customer, for staff`,
        query: { ...query, selected_user_id: UNKNOWN_ID },
        answers: notFoundAnswer,
      },
      () => callWhileServing(UNKNOWN_ID, send),
    );
    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test(`${name} is a 422 with an invalid customer id`, async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-member-of-staff',
        description: `${name} of an invalid customer, for staff`,
        query: { ...query, selected_user_id: OVERLONG_TEXT },
        answers: { status: 422, body: buildFailureBody('Please check this.', 'selected_user_id') },
      },
      () => callWhileServing(OVERLONG_TEXT, send),
    );
    expect(outcome).toMatchObject({ kind: 'validation' });
  });
});
