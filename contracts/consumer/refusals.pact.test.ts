import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../states.ts';
import { failing, path, relyOn } from './rely-on.ts';

// What a call is refused because of what it asks for: things that are not there, and things that cannot be.

const NOBODYS = '00000000-0000-8000-a000-000000000000';
const { membershipTypeId, startDate } = stateValues;
const source = 'online-joining' as const;
/** A payment whose content does not matter: it is refused for another reason. */
const ofNothing = {
  payment: { source, terms: [], payments: [{ tenderType: 'card' as const, amount: 100 }] },
  body: { source, terms: [], payments: [{ tender_type: 'card', amount: 100 }] },
};

type Exchange = Parameters<typeof relyOn>[0];
type Row = Omit<Exchange, 'answers'> & { readonly make: () => Promise<unknown> };

const unknown: readonly Row[] = [
  {
    asking: 'the questions of an unknown membership',
    given: 'a-visitor',
    method: 'GET',
    path: `/api/custom-questions/memberships/${NOBODYS}`,
    make: () => api.loadQuestions({ membershipTypeId: NOBODYS }),
  },
  {
    asking: 'answers about an unknown membership',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: `/api/custom-questions/memberships/${NOBODYS}`,
    as: 'customer',
    body: { answers: [] },
    make: () => api.storeAnswers({ membershipTypeId: NOBODYS, answers: [] }),
  },
  {
    asking: 'the costs of an unknown option',
    given: 'a-visitor',
    method: 'GET',
    path: path`/api/memberships/types/${'membershipTypeId'}/payment-options/00000000-0000-8000-a000-000000000000`,
    query: { venue_id: NOBODYS },
    make: () => api.loadCosts({ typeId: membershipTypeId, optionId: NOBODYS, venueId: NOBODYS }),
  },
  {
    asking: 'the health commitment of an unknown membership',
    given: 'a-visitor',
    method: 'GET',
    path: `/api/terms/membership/${NOBODYS}/health-commitment`,
    make: () => api.loadHealthCommitment({ typeId: NOBODYS }),
  },
  {
    asking: 'the terms of an unknown cart',
    given: 'a-customer-without-instruction',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: NOBODYS },
    as: 'customer',
    make: () => api.listCartTerms({ cartId: NOBODYS }),
  },
  {
    asking: 'an unknown membership for the cart',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: '/api/memberships/online-joining/store',
    as: 'customer',
    body: {
      home_venue_id: NOBODYS,
      membership_type_id: NOBODYS,
      payment_option_id: NOBODYS,
      start_date: startDate,
    },
    make: () =>
      api.storeMembership({
        homeVenueId: NOBODYS,
        membershipTypeId: NOBODYS,
        paymentOptionId: NOBODYS,
        startDate,
      }),
  },
  {
    asking: 'the end of an unknown challenge',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${NOBODYS}`,
    as: 'customer',
    body: { transaction_uuid: NOBODYS, sca_result: null },
    make: () => api.completeSca({ transactionId: NOBODYS, transactionUuid: NOBODYS, scaResult: null }),
  },
];

describe('what is not there is a 404', () => {
  test.each(unknown)('$asking', async ({ make, ...request }) => {
    const body = failing('Unable to complete request, item not found.');
    const outcome = await relyOn({ ...request, answers: { status: 404, body } }, make);

    expect(outcome).toMatchObject({ kind: 'http', status: 404, message: expect.any(String) });
  });
});

const impossible: readonly (Row & { readonly field: string })[] = [
  {
    asking: 'a place without a name',
    given: 'a-visitor',
    method: 'GET',
    path: '/api/geocoding/search',
    query: { term: '' },
    field: 'term',
    make: () => api.searchPlaces({ term: '' }),
  },
  {
    asking: 'a free order without its terms',
    given: 'a-cart-with-nothing-to-pay',
    method: 'POST',
    path: '/api/checkout/free',
    as: 'customer',
    body: { source, terms_accepted: false },
    field: 'terms_accepted',
    make: () => api.completeFreePayment({ source, termsAccepted: false }),
  },
];

describe('what cannot be is a 422 with a message at its field', () => {
  test.each(impossible)('$asking', async ({ make, field, ...request }) => {
    const body = failing('The given data was invalid.', field);
    const outcome = await relyOn({ ...request, answers: { status: 422, body } }, make);

    expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: ['Please check this.'] } });
  });
});

const whole: readonly Row[] = [
  {
    asking: 'a card payment for an empty cart',
    given: 'a-customer-without-instruction',
    method: 'POST',
    path: '/api/checkout/authorise',
    as: 'customer',
    body: ofNothing.body,
    make: () => api.authorisePayment(ofNothing.payment),
  },
  {
    asking: 'a cart to be cleared while it is paid',
    given: 'a-cart-that-is-being-paid',
    method: 'DELETE',
    path: '/api/cart/clear',
    as: 'customer',
    body: { source },
    make: () => api.clearCart({ source }),
  },
];

describe('what cannot be as a whole is a 422 with a sentence', () => {
  test.each(whole)('$asking', async ({ make, ...request }) => {
    const body = failing('This cannot be done now.');
    const outcome = await relyOn({ ...request, answers: { status: 422, body } }, make);

    expect(outcome).toMatchObject({ kind: 'validation', message: 'This cannot be done now.' });
  });
});

const unpaid: readonly Row[] = [
  {
    asking: 'the card provider for a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'GET',
    path: '/api/checkout/prepare',
    as: 'customer',
    make: () => api.preparePayment(),
  },
  {
    asking: 'a card payment of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/authorise',
    as: 'customer',
    body: ofNothing.body,
    make: () => api.authorisePayment(ofNothing.payment),
  },
  {
    asking: 'a payment session of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    as: 'customer',
    body: { source },
    make: () => api.prepareSession({ source }),
  },
  {
    asking: 'a payment within a session of a customer who may not pay online',
    given: 'a-cart-that-may-not-be-paid-online',
    method: 'POST',
    path: '/api/checkout/session/payment',
    as: 'customer',
    body: { source, terms: [], payments: ofNothing.body.payments, payment_session_id: NOBODYS },
    make: () => api.createSessionPayment({ ...ofNothing.payment, paymentSessionId: NOBODYS }),
  },
];

describe('a customer who may not pay online is told so before anything is charged', () => {
  test.each(unpaid)('$asking', async ({ make, ...request }) => {
    const message = 'Please pay your penalties at your centre.';
    const body = { ...failing(message), paid_booking_disabled: true };
    const outcome = await relyOn({ ...request, answers: { status: 403, body } }, make);

    expect(outcome).toEqual({ kind: 'http', status: 403, message });
  });
});

test('nobody but staff sees the cart of another customer', async () => {
  const outcome = await relyOn(
    {
      asking: 'the cart of another customer',
      given: 'a-customer-without-instruction',
      method: 'GET',
      path: '/api/cart',
      query: { selected_user_id: NOBODYS },
      as: 'customer',
      answers: { status: 403, body: failing('Unauthorised.') },
    },
    () => api.loadCart({ selectedUserId: NOBODYS }),
  );

  expect(outcome).toMatchObject({ kind: 'http', status: 403 });
});
