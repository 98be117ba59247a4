import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

// Requests that break the API document: each is a 422 with a message at the field that is wrong.

/** Longer than the API document allows for an id, a name or a code. */
const LONG = 'x'.repeat(600);
/** Values that the API document does not list. */
const later: { source: api.Source; onboardingType: 'membership_purchase'; isWhole: boolean } = JSON.parse(
  '{"source": "telephone", "onboardingType": "telephone", "isWhole": "perhaps"}',
);
const { source } = later;
const { transactionUuid, password } = stateValues;
const nothing = { payments: [], terms: [] };
const known = 'online-joining' as const;
const ofCustomer = { given: 'a-customer-without-instruction', as: 'customer' } as const;
const ofVisitor = { given: 'a-visitor' } as const;

type Exchange = Parameters<typeof verifyInteraction>[0];
type Row = Omit<Exchange, 'answers'> & { readonly field: string; readonly make: () => Promise<unknown> };

const rows: readonly Row[] = [
  {
    ...ofCustomer,
    description: 'the costs of a change on an invalid day',
    method: 'GET',
    path: `/api/memberships/${stateValues.membershipId}/change/${stateValues.paymentOptionId}`,
    query: { startsAt: LONG },
    field: 'startsAt',
    make: () =>
      api.loadChangeCosts({
        membershipId: stateValues.membershipId,
        optionId: stateValues.paymentOptionId,
        startsAt: LONG,
      }),
  },
  {
    ...ofCustomer,
    description: 'what cancelling an invalid part of a booking does',
    method: 'GET',
    path: `/api/my-account/bookings/${stateValues.bookingId}/cancel`,
    query: { whole: 'perhaps' },
    field: 'whole',
    make: () => api.previewCancellation({ id: stateValues.bookingId, isWhole: later.isWhole }),
  },
  {
    given: 'staff-and-a-customer',
    as: 'customer',
    description: 'customers by a search that is too long, for staff',
    method: 'GET',
    path: '/api/front-of-house/customers',
    query: { search: LONG },
    field: 'search',
    make: () => api.findCustomers({ search: LONG }),
  },
  {
    ...ofCustomer,
    description: 'the packages of an invalid venue',
    method: 'GET',
    path: '/api/activities/packages',
    query: { venue: LONG },
    field: 'venue',
    make: () => api.loadPackages({ venue: LONG }),
  },
  {
    ...ofCustomer,
    description: 'the waivers of an invalid cart',
    method: 'GET',
    path: '/api/activities/waivers',
    query: { cart_id: LONG },
    field: 'cart_id',
    make: () => api.listWaivers({ cartId: LONG }),
  },
  {
    ...ofCustomer,
    description: 'the form of a child for an invalid camp',
    method: 'GET',
    path: `/api/activities/attendees/${stateValues.attendeeId}/form`,
    query: { for: LONG },
    field: 'for',
    make: () => api.loadChildForm({ attendeeId: stateValues.attendeeId, forId: LONG }),
  },
  {
    ...ofVisitor,
    description: 'the theme of an invalid venue',
    method: 'GET',
    path: '/api/frontend/theme',
    query: { venue: LONG },
    field: 'venue',
    make: () => api.loadTheme({ venue: LONG }),
  },
  {
    ...ofVisitor,
    description: 'the footer of an invalid venue',
    method: 'GET',
    path: '/api/activities/footer',
    query: { venue: LONG },
    accept: 'text/html',
    field: 'venue',
    make: () => api.loadFooter({ venue: LONG }),
  },
  {
    ...ofVisitor,
    description: 'a log-in with an invalid name',
    method: 'POST',
    path: '/api/auth/customer/login',
    body: { username: LONG, password },
    field: 'username',
    make: () => api.logIn({ username: LONG, password }),
  },
  {
    ...ofVisitor,
    description: 'a password reset for an invalid address',
    method: 'POST',
    path: '/api/auth/customer/forgotten-password',
    body: { email_or_reference: LONG },
    field: 'email_or_reference',
    make: () => api.requestPasswordReset({ emailOrReference: LONG }),
  },
  {
    ...ofCustomer,
    description: 'an unknown form',
    method: 'GET',
    path: '/api/data-fields',
    query: { onboarding_type: 'telephone' },
    field: 'onboarding_type',
    make: () => api.loadDataFields({ onboardingType: later.onboardingType }),
  },
  {
    ...ofVisitor,
    description: 'the memberships of an invalid venue',
    method: 'GET',
    path: '/api/memberships/types',
    query: { venue_id: LONG },
    field: 'venue_id',
    make: () => api.listMembershipTypes({ venueId: LONG }),
  },
  {
    ...ofCustomer,
    description: 'the terms of an invalid cart',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: LONG },
    field: 'cart_id',
    make: () => api.listCartTerms({ cartId: LONG }),
  },
  {
    ...ofCustomer,
    description: 'the cart of an invalid customer',
    method: 'GET',
    path: '/api/cart',
    query: { selected_user_id: LONG },
    field: 'selected_user_id',
    make: () => api.loadCart({ selectedUserId: LONG }),
  },
  {
    ...ofCustomer,
    description: 'places of an invalid customer to be kept',
    method: 'POST',
    path: '/api/cart/extend',
    query: { selected_user_id: LONG },
    field: 'selected_user_id',
    make: () => api.extendHold({ selectedUserId: LONG }),
  },
  {
    ...ofCustomer,
    description: 'a cart to be cleared of an unknown front end’s items',
    method: 'DELETE',
    path: '/api/cart/clear',
    body: { source: 'telephone' },
    field: 'source',
    make: () => api.clearCart({ source }),
  },
  {
    ...ofCustomer,
    description: 'an invalid payment to be completed',
    method: 'POST',
    path: '/api/checkout/complete',
    body: { ...nothing, source: known, transaction_uuid: LONG },
    field: 'transaction_uuid',
    make: () => api.completePayment({ ...nothing, source: known, transactionUuid: LONG }),
  },
  {
    ...ofCustomer,
    description: 'a payment session of an unknown front end',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    body: { source: 'telephone' },
    field: 'source',
    make: () => api.prepareSession({ source }),
  },
  {
    ...ofCustomer,
    description: 'a payment session to be completed by an unknown front end',
    method: 'POST',
    path: `/api/checkout/session/complete/${transactionUuid}`,
    body: { ...nothing, source: 'telephone' },
    field: 'source',
    make: () => api.completeSession({ transactionId: transactionUuid, ...nothing, source }),
  },
  {
    ...ofCustomer,
    description: 'the end of an invalid challenge',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${transactionUuid}`,
    body: { transaction_uuid: LONG, sca_result: null },
    field: 'transaction_uuid',
    make: () => api.completeSca({ transactionId: transactionUuid, transactionUuid: LONG, scaResult: null }),
  },
];

describe('a request that breaks the API document is a 422 with a message at its field', () => {
  test.each(rows)('$description', async ({ make, field, ...request }) => {
    const body = buildFailureBody('The given data was invalid.', field);
    const outcome = await verifyInteraction({ ...request, answers: { status: 422, body } }, make);

    expect(outcome).toMatchObject({ kind: 'validation', errors: { [field]: ['Please check this.'] } });
  });
});
