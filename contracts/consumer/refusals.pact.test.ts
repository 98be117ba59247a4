import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import {
  buildFailureBody,
  type ConsumerInteraction,
  matchPath,
  verifyInteraction,
} from './verify-interaction.ts';

// Calls that the server refuses because of their content: unknown ids and invalid values.

const { membershipTypeId, startDate } = providerStateValues;
const source = 'online-joining' as const;
/** A payment as the client takes it and as it is sent. Its content does not matter: the server refuses it for another reason. */
const arbitraryPayment = {
  payment: { source, terms: [], payments: [{ tenderType: 'card' as const, amount: 100 }] },
  body: { source, terms: [], payments: [{ tender_type: 'card', amount: 100 }] },
};

type RefusedCall = Omit<ConsumerInteraction, 'answers'> & { readonly send: () => Promise<unknown> };

const callsWithUnknownId: readonly RefusedCall[] = [
  {
    description: 'the questions of an unknown membership',
    given: 'a-visitor',
    method: 'GET',
    path: `/api/custom-questions/memberships/${UNKNOWN_ID}`,
    send: () => api.loadQuestions({ membershipTypeId: UNKNOWN_ID }),
  },
  {
    description: 'answers about an unknown membership',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: `/api/custom-questions/memberships/${UNKNOWN_ID}`,
    token: 'valid',
    body: { answers: [] },
    send: () => api.storeAnswers({ membershipTypeId: UNKNOWN_ID, answers: [] }),
  },
  {
    description: 'the costs of an unknown option',
    given: 'a-visitor',
    method: 'GET',
    path: matchPath`/api/memberships/types/${'membershipTypeId'}/payment-options/00000000-0000-8000-a000-000000000000`,
    query: { venue_id: UNKNOWN_ID },
    send: () => api.loadCosts({ typeId: membershipTypeId, optionId: UNKNOWN_ID, venueId: UNKNOWN_ID }),
  },
  {
    description: 'the health commitment of an unknown membership',
    given: 'a-visitor',
    method: 'GET',
    path: `/api/terms/membership/${UNKNOWN_ID}/health-commitment`,
    send: () => api.loadHealthCommitment({ typeId: UNKNOWN_ID }),
  },
  {
    description: 'the terms of an unknown cart',
    given: 'a-customer-without-instruction',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: UNKNOWN_ID },
    token: 'valid',
    send: () => api.listCartTerms({ cartId: UNKNOWN_ID }),
  },
  {
    description: 'an unknown membership for the cart',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: '/api/memberships/online-joining/store',
    token: 'valid',
    body: {
      home_venue_id: UNKNOWN_ID,
      membership_type_id: UNKNOWN_ID,
      payment_option_id: UNKNOWN_ID,
      start_date: startDate,
    },
    send: () =>
      api.storeMembership({
        homeVenueId: UNKNOWN_ID,
        membershipTypeId: UNKNOWN_ID,
        paymentOptionId: UNKNOWN_ID,
        startDate,
      }),
  },
  {
    description: 'the end of an unknown challenge',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${UNKNOWN_ID}`,
    token: 'valid',
    body: { transaction_uuid: UNKNOWN_ID, sca_result: null },
    send: () => api.completeSca({ transactionId: UNKNOWN_ID, transactionUuid: UNKNOWN_ID, scaResult: null }),
  },
];

describe('an unknown id is a 404', () => {
  test.each(callsWithUnknownId)('an unknown id is a 404: $description', async ({ send, ...request }) => {
    const outcome = await verifyInteraction({ ...request, answers: notFoundAnswer }, send);

    expect(outcome).toMatchObject({ kind: 'http', status: 404, message: expect.any(String) });
  });
});

const callsWithInvalidField: readonly (RefusedCall & { readonly field: string })[] = [
  {
    description: 'a search for a place without a name',
    given: 'a-visitor',
    method: 'GET',
    path: '/api/geocoding/search',
    query: { term: '' },
    field: 'term',
    send: () => api.searchPlaces({ term: '' }),
  },
  {
    description: 'a free order without its terms',
    given: 'a-cart-with-nothing-to-pay',
    method: 'POST',
    path: '/api/checkout/free',
    token: 'valid',
    body: { source, terms_accepted: false },
    field: 'terms_accepted',
    send: () => api.completeFreePayment({ source, termsAccepted: false }),
  },
];

describe('an invalid value is a 422 with a message at its field', () => {
  test.each(callsWithInvalidField)(
    'an invalid value is a 422 at its field: $description',
    async ({ send, field, ...request }) => {
      const body = buildFailureBody('The given data was invalid.', field);
      const outcome = await verifyInteraction({ ...request, answers: { status: 422, body } }, send);

      expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: ['Please check this.'] } });
    },
  );
});

const callsRefusedAsWhole: readonly RefusedCall[] = [
  {
    description: 'a card payment for an empty cart',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: '/api/checkout/authorise',
    token: 'valid',
    body: arbitraryPayment.body,
    send: () => api.authorisePayment(arbitraryPayment.payment),
  },
  {
    description: 'an item for a cart while it is paid',
    given: 'a-cart-that-is-being-paid',
    method: 'POST',
    path: '/api/cart/add',
    token: 'valid',
    body: { items: [{ id: UNKNOWN_ID, type: 'activity' }] },
    send: () => api.addToCart({ items: [{ id: UNKNOWN_ID, type: 'activity' }] }),
  },
  {
    description: 'places to be kept while the cart is paid',
    given: 'a-cart-that-is-being-paid',
    method: 'POST',
    path: '/api/cart/extend',
    token: 'valid',
    send: () => api.extendHold(),
  },
  {
    description: 'a cart to be cleared while it is paid',
    given: 'a-cart-that-is-being-paid',
    method: 'DELETE',
    path: '/api/cart/clear',
    token: 'valid',
    body: { source },
    send: () => api.clearCart({ source }),
  },
];

describe('an invalid request as a whole is a 422 with one message', () => {
  test.each(callsRefusedAsWhole)(
    'a request that is invalid as a whole is a 422: $description',
    async ({ send, ...request }) => {
      const body = buildFailureBody('This cannot be done now.');
      const outcome = await verifyInteraction({ ...request, answers: { status: 422, body } }, send);

      expect(outcome).toMatchObject({ kind: 'validation', message: 'This cannot be done now.' });
    },
  );
});

const callsOfBarredCustomer: readonly RefusedCall[] = [
  {
    description: 'the card provider for a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'GET',
    path: '/api/checkout/prepare',
    token: 'valid',
    send: () => api.preparePayment(),
  },
  {
    description: 'a card payment of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/authorise',
    token: 'valid',
    body: arbitraryPayment.body,
    send: () => api.authorisePayment(arbitraryPayment.payment),
  },
  {
    description: 'an order with nothing due of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/free',
    token: 'valid',
    body: { source, terms_accepted: true },
    send: () => api.completeFreePayment({ source, termsAccepted: true }),
  },
  {
    description: 'a payment session of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    token: 'valid',
    body: { source },
    send: () => api.prepareSession({ source }),
  },
  {
    description: 'a payment within a session of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/session/payment',
    token: 'valid',
    body: { source, terms: [], payments: arbitraryPayment.body.payments, payment_session_id: UNKNOWN_ID },
    send: () => api.createSessionPayment({ ...arbitraryPayment.payment, paymentSessionId: UNKNOWN_ID }),
  },
];

describe('a customer who may not pay online is refused before anything is charged', () => {
  test.each(callsOfBarredCustomer)(
    'a customer who may not pay online is refused: $description',
    async ({ send, ...request }) => {
      const message = 'Please pay your penalties at your centre.';
      const body = { ...buildFailureBody(message), paid_booking_disabled: true };
      const outcome = await verifyInteraction({ ...request, answers: { status: 403, body } }, send);

      expect(outcome).toEqual({ kind: 'http', status: 403, message });
    },
  );
});

test('a customer who reads the cart of another one gets a 403', async () => {
  const outcome = await verifyInteraction(
    {
      description: 'the cart of another customer',
      given: 'a-customer-without-instruction',
      method: 'GET',
      path: '/api/cart',
      query: { selected_user_id: UNKNOWN_ID },
      token: 'valid',
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.loadCart({ selectedUserId: UNKNOWN_ID }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});

test('a customer who extends the hold of another one gets a 403', async () => {
  const outcome = await verifyInteraction(
    {
      description: 'the places of another customer to be kept',
      given: 'a-customer-without-instruction',
      method: 'POST',
      path: '/api/cart/extend',
      query: { selected_user_id: UNKNOWN_ID },
      token: 'valid',
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.extendHold({ selectedUserId: UNKNOWN_ID }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});

test('a customer who adds to the cart of another one gets a 403', async () => {
  const items = [{ id: UNKNOWN_ID, type: 'activity' }];
  const outcome = await verifyInteraction(
    {
      description: 'an item for the cart of another customer',
      given: 'a-customer-without-instruction',
      method: 'POST',
      path: '/api/cart/add',
      token: 'valid',
      body: { items, selected_user_id: UNKNOWN_ID },
      answers: { status: 403, body: buildFailureBody('Unauthorised.') },
    },
    () => api.addToCart({ items, selectedUserId: UNKNOWN_ID }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});
