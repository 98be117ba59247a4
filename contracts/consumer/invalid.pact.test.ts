import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { OVERLONG_TEXT } from './unknown-values.ts';
import { buildFailureBody, type ConsumerInteraction, verifyInteraction } from './verify-interaction.ts';

// Requests that break the API document: each is a 422 with a message at the field that is wrong.

/** Values that the API document does not list. */
const undeclaredValues: { source: api.Source; onboardingType: 'membership_purchase'; isWhole: boolean } =
  JSON.parse('{"source": "telephone", "onboardingType": "telephone", "isWhole": "perhaps"}');
const { source: undeclaredSource } = undeclaredValues;
const { transactionUuid, password } = providerStateValues;
const emptyPayment = { payments: [], terms: [] };
const validSource = 'online-joining' as const;
const customerRequest = { given: 'a-customer-without-instruction', token: 'valid' } as const;
const visitorRequest = { given: 'a-visitor' } as const;

type InvalidRequest = Omit<ConsumerInteraction, 'answers'> & {
  readonly field: string;
  readonly send: () => Promise<unknown>;
};

const invalidRequests: readonly InvalidRequest[] = [
  {
    ...customerRequest,
    description: 'the costs of a change on an invalid day',
    method: 'GET',
    path: `/api/memberships/${providerStateValues.membershipId}/change/${providerStateValues.paymentOptionId}`,
    query: { startsAt: OVERLONG_TEXT },
    field: 'startsAt',
    send: () =>
      api.loadChangeCosts({
        membershipId: providerStateValues.membershipId,
        optionId: providerStateValues.paymentOptionId,
        startsAt: OVERLONG_TEXT,
      }),
  },
  {
    ...customerRequest,
    description: 'what cancelling an invalid part of a booking does',
    method: 'GET',
    path: `/api/my-account/bookings/${providerStateValues.bookingId}/cancel`,
    query: { whole: 'perhaps' },
    field: 'whole',
    send: () =>
      api.previewCancellation({ id: providerStateValues.bookingId, isWhole: undeclaredValues.isWhole }),
  },
  {
    given: 'staff-and-a-customer',
    token: 'valid',
    description: 'customers by a search that is too long, for staff',
    method: 'GET',
    path: '/api/front-of-house/customers',
    query: { search: OVERLONG_TEXT },
    field: 'search',
    send: () => api.findCustomers({ search: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'the packages of an invalid venue',
    method: 'GET',
    path: '/api/activities/packages',
    query: { venue: OVERLONG_TEXT },
    field: 'venue',
    send: () => api.loadPackages({ venue: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'the waivers of an invalid cart',
    method: 'GET',
    path: '/api/activities/waivers',
    query: { cart_id: OVERLONG_TEXT },
    field: 'cart_id',
    send: () => api.listWaivers({ cartId: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'the form of a child for an invalid camp',
    method: 'GET',
    path: `/api/activities/attendees/${providerStateValues.attendeeId}/form`,
    query: { for: OVERLONG_TEXT },
    field: 'for',
    send: () => api.loadChildForm({ attendeeId: providerStateValues.attendeeId, forId: OVERLONG_TEXT }),
  },
  {
    ...visitorRequest,
    description: 'the theme of an invalid venue',
    method: 'GET',
    path: '/api/frontend/theme',
    query: { venue: OVERLONG_TEXT },
    field: 'venue',
    send: () => api.loadTheme({ venue: OVERLONG_TEXT }),
  },
  {
    ...visitorRequest,
    description: 'the footer of an invalid venue',
    method: 'GET',
    path: '/api/activities/footer',
    query: { venue: OVERLONG_TEXT },
    accept: 'text/html',
    field: 'venue',
    send: () => api.loadFooter({ venue: OVERLONG_TEXT }),
  },
  {
    ...visitorRequest,
    description: 'a log-in with an invalid name',
    method: 'POST',
    path: '/api/auth/customer/login',
    body: { username: OVERLONG_TEXT, password },
    field: 'username',
    send: () => api.logIn({ username: OVERLONG_TEXT, password }),
  },
  {
    ...visitorRequest,
    description: 'a password reset for an invalid address',
    method: 'POST',
    path: '/api/auth/customer/forgotten-password',
    body: { email_or_reference: OVERLONG_TEXT },
    field: 'email_or_reference',
    send: () => api.requestPasswordReset({ emailOrReference: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'an unknown form',
    method: 'GET',
    path: '/api/data-fields',
    query: { onboarding_type: 'telephone' },
    field: 'onboarding_type',
    send: () => api.loadDataFields({ onboardingType: undeclaredValues.onboardingType }),
  },
  {
    ...visitorRequest,
    description: 'the memberships of an invalid venue',
    method: 'GET',
    path: '/api/memberships/types',
    query: { venue_id: OVERLONG_TEXT },
    field: 'venue_id',
    send: () => api.listMembershipTypes({ venueId: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'the terms of an invalid cart',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: OVERLONG_TEXT },
    field: 'cart_id',
    send: () => api.listCartTerms({ cartId: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'the cart of an invalid customer',
    method: 'GET',
    path: '/api/cart',
    query: { selected_user_id: OVERLONG_TEXT },
    field: 'selected_user_id',
    send: () => api.loadCart({ selectedUserId: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'places of an invalid customer to be kept',
    method: 'POST',
    path: '/api/cart/extend',
    query: { selected_user_id: OVERLONG_TEXT },
    field: 'selected_user_id',
    send: () => api.extendHold({ selectedUserId: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'a cart to be cleared of an unknown front end’s items',
    method: 'DELETE',
    path: '/api/cart/clear',
    body: { source: 'telephone' },
    field: 'source',
    send: () => api.clearCart({ source: undeclaredSource }),
  },
  {
    ...customerRequest,
    description: 'an invalid payment to be completed',
    method: 'POST',
    path: '/api/checkout/complete',
    body: { ...emptyPayment, source: validSource, transaction_uuid: OVERLONG_TEXT },
    field: 'transaction_uuid',
    send: () => api.completePayment({ ...emptyPayment, source: validSource, transactionUuid: OVERLONG_TEXT }),
  },
  {
    ...customerRequest,
    description: 'a payment session of an unknown front end',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    body: { source: 'telephone' },
    field: 'source',
    send: () => api.prepareSession({ source: undeclaredSource }),
  },
  {
    ...customerRequest,
    description: 'a payment session to be completed by an unknown front end',
    method: 'POST',
    path: `/api/checkout/session/complete/${transactionUuid}`,
    body: { ...emptyPayment, source: 'telephone' },
    field: 'source',
    send: () =>
      api.completeSession({ transactionId: transactionUuid, ...emptyPayment, source: undeclaredSource }),
  },
  {
    ...customerRequest,
    description: 'the end of an invalid challenge',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${transactionUuid}`,
    body: { transaction_uuid: OVERLONG_TEXT, sca_result: null },
    field: 'transaction_uuid',
    send: () =>
      api.completeSca({ transactionId: transactionUuid, transactionUuid: OVERLONG_TEXT, scaResult: null }),
  },
];

describe('a request that breaks the API document is a 422 with a message at its field', () => {
  test.each(invalidRequests)(
    'a request that breaks the API document is a 422: $description',
    async ({ send, field, ...request }) => {
      const body = buildFailureBody('The given data was invalid.', field);
      const outcome = await verifyInteraction({ ...request, answers: { status: 422, body } }, send);

      expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: ['Please check this.'] } });
    },
  );
});
