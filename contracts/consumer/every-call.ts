import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';
import { everyAccountCall } from './every-account-call.ts';
import { everyActivityCall } from './every-activity-call.ts';
import { everyBasketCall } from './every-basket-call.ts';
import { everyHandOffCall } from './every-hand-off-call.ts';
import { everyMembershipCall } from './every-membership-call.ts';

const { venueSlug, membershipTypeId, paymentOptionId, orderId, cartId, transactionUuid, sessionId } =
  stateValues;
const source = 'online-joining' as const;
const payment = { source, payments: [], terms: [] };
const typePath = `/api/memberships/types/${membershipTypeId}/payment-options/${paymentOptionId}`;

/** Every call that the site makes. */
export const everyCall: readonly AnyCall[] = [
  {
    name: 'the theme',
    method: 'GET',
    path: '/api/frontend/theme',
    make: () => api.loadTheme({}),
  },
  { name: 'the client record', method: 'GET', path: '/api/client', make: () => api.loadClient() },
  {
    name: 'the footer',
    method: 'GET',
    path: '/api/activities/footer',
    html: true,
    make: () => api.loadFooter({}),
  },
  { name: 'the centres', method: 'GET', path: '/api/venues/online-joining', make: () => api.listVenues() },
  {
    name: 'a centre',
    method: 'GET',
    path: `/api/venues/online-joining/${venueSlug}`,
    make: () => api.loadVenue({ slugOrId: venueSlug }),
  },
  {
    name: 'a centre of activities',
    method: 'GET',
    path: `/api/activities/venues/${venueSlug}`,
    make: () => api.loadActivityVenue({ slugOrId: venueSlug }),
  },
  {
    name: 'a place',
    method: 'GET',
    path: '/api/geocoding/search',
    query: { term: 'Norwich' },
    mayAnswer: [429],
    make: () => api.searchPlaces({ term: 'Norwich' }),
  },
  {
    name: 'a log-in',
    method: 'POST',
    path: '/api/auth/customer/login',
    make: () => api.logIn({ username: stateValues.email, password: stateValues.password }),
  },
  {
    name: 'a log-out',
    method: 'POST',
    path: '/api/auth/logout',
    mayAnswer: [401],
    make: () => api.logOut(),
  },
  { name: 'the customer', method: 'GET', path: '/api/auth/user', make: () => api.loadUser() },
  {
    name: 'a new account',
    method: 'POST',
    path: '/api/auth/customer/register',
    query: { onboarding_type: 'customer_account_online' },
    mayAnswer: [429],
    make: () =>
      api.registerCustomer({
        clientId: 'pavilion',
        source,
        password: 'Swim-2026!',
        passwordConfirmation: 'Swim-2026!',
        termsAccepted: true,
      }),
  },
  {
    name: 'a password reset',
    method: 'POST',
    path: '/api/auth/customer/forgotten-password',
    mayAnswer: [429],
    make: () => api.requestPasswordReset({ emailOrReference: stateValues.email }),
  },
  {
    name: 'a change of details',
    method: 'PUT',
    path: '/api/my-account/user/update',
    query: { onboarding_type: 'membership_purchase' },
    mayAnswer: [401, 429],
    make: () => api.updateCustomer(stateValues.changedFields),
  },
  {
    name: 'the form of a purchase',
    method: 'GET',
    path: '/api/data-fields',
    query: { onboarding_type: 'membership_purchase' },
    mayAnswer: [401],
    make: () => api.loadDataFields({ onboardingType: 'membership_purchase' }),
  },
  {
    name: 'the memberships of a centre',
    method: 'GET',
    path: '/api/memberships/types',
    query: { venue_id: stateValues.venueId },
    make: () => api.listMembershipTypes({ venueId: stateValues.venueId }),
  },
  {
    name: 'the costs',
    method: 'GET',
    path: typePath,
    query: { venue_id: stateValues.venueId },
    make: () =>
      api.loadCosts({
        typeId: membershipTypeId,
        optionId: paymentOptionId,
        venueId: stateValues.venueId,
      }),
  },
  {
    name: 'a promotion code',
    method: 'GET',
    path: `/api/v1/membership-promotions/validate/NEWYEAR/${paymentOptionId}`,
    mayAnswer: [429],
    make: () => api.validatePromotionCode({ code: 'NEWYEAR', paymentOptionId }),
  },
  {
    name: 'a saved membership',
    method: 'GET',
    path: '/api/memberships/online-joining',
    mayAnswer: [401],
    make: () => api.loadJoiningSelection(),
  },
  {
    name: 'a membership for the cart',
    method: 'POST',
    path: '/api/memberships/online-joining/store',
    make: () =>
      api.storeMembership({
        homeVenueId: stateValues.venueId,
        membershipTypeId,
        paymentOptionId,
        startDate: stateValues.startDate,
      }),
  },
  {
    name: 'the questions of a membership',
    method: 'GET',
    path: `/api/custom-questions/memberships/${membershipTypeId}`,
    make: () => api.loadQuestions({ membershipTypeId }),
  },
  {
    name: 'answers',
    method: 'POST',
    path: `/api/custom-questions/memberships/${membershipTypeId}`,
    make: () => api.storeAnswers({ membershipTypeId, answers: [] }),
  },
  {
    name: 'the terms of a cart',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: cartId },
    mayAnswer: [401],
    make: () => api.listCartTerms({ cartId }),
  },
  {
    name: 'the terms of an account',
    method: 'GET',
    path: '/api/terms/account',
    make: () => api.loadAccountTerms(),
  },
  {
    name: 'the direct debit terms',
    method: 'GET',
    path: '/api/terms/direct-debit',
    make: () => api.loadDirectDebitTerms(),
  },
  {
    name: 'the terms of a membership',
    method: 'GET',
    path: `/api/terms/membership/${membershipTypeId}`,
    make: () => api.loadMembershipTerms({ typeId: membershipTypeId }),
  },
  {
    name: 'the health commitment of a membership',
    method: 'GET',
    path: `/api/terms/membership/${membershipTypeId}/health-commitment`,
    make: () => api.loadHealthCommitment({ typeId: membershipTypeId }),
  },
  { name: 'the cart', method: 'GET', path: '/api/cart', make: () => api.loadCart() },
  {
    name: 'an item for the cart',
    method: 'POST',
    path: '/api/cart/add',
    mayAnswer: [401],
    make: () => api.addToCart({ items: [{ id: sessionId, type: 'activity' }] }),
  },
  {
    name: 'places to be kept',
    method: 'POST',
    path: '/api/cart/extend',
    mayAnswer: [401],
    make: () => api.extendHold(),
  },
  {
    name: 'a cleared cart',
    method: 'DELETE',
    path: '/api/cart/clear',
    mayAnswer: [401],
    make: () => api.clearCart({ source }),
  },
  {
    name: 'the card provider',
    method: 'GET',
    path: '/api/checkout/prepare',
    mayAnswer: [401],
    make: () => api.preparePayment(),
  },
  {
    name: 'a card payment',
    method: 'POST',
    path: '/api/checkout/authorise',
    mayAnswer: [429],
    make: () => api.authorisePayment(payment),
  },
  {
    name: 'a completed payment',
    method: 'POST',
    path: '/api/checkout/complete',
    mayAnswer: [401],
    make: () => api.completePayment({ ...payment, transactionUuid }),
  },
  {
    name: 'a payment session',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    mayAnswer: [401],
    make: () => api.prepareSession({ source }),
  },
  {
    name: 'a payment within a session',
    method: 'POST',
    path: '/api/checkout/session/payment',
    mayAnswer: [401, 429],
    make: () => api.createSessionPayment({ ...payment, paymentSessionId: 'ps_1', completedWaivers: [] }),
  },
  {
    name: 'a completed session',
    method: 'POST',
    path: `/api/checkout/session/complete/${transactionUuid}`,
    mayAnswer: [401],
    make: () => api.completeSession({ transactionId: transactionUuid, source }),
  },
  {
    name: 'a free order',
    method: 'POST',
    path: '/api/checkout/free',
    mayAnswer: [401],
    make: () => api.completeFreePayment({ source, termsAccepted: true }),
  },
  {
    name: 'the end of a challenge',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${transactionUuid}`,
    mayAnswer: [401],
    make: () => api.completeSca({ transactionId: transactionUuid, transactionUuid, scaResult: null }),
  },
  ...everyAccountCall,
  ...everyMembershipCall,
  ...everyActivityCall,
  ...everyBasketCall,
  ...everyHandOffCall,
  { name: 'an order', method: 'GET', path: `/api/orders/${orderId}`, make: () => api.loadOrder({ orderId }) },
];
