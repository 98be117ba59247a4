import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import type { SiteCall } from './any-call.ts';
import { everyAccountCall } from './every-account-call.ts';
import { everyActivityCall } from './every-activity-call.ts';
import { everyBasketCall } from './every-basket-call.ts';
import { everyHandOffCall } from './every-hand-off-call.ts';
import { everyMembershipCall } from './every-membership-call.ts';

const { venueSlug, membershipTypeId, paymentOptionId, orderId, cartId, transactionUuid, sessionId } =
  providerStateValues;
const source = 'online-joining' as const;
const emptyPayment = { source, payments: [], terms: [] };
const paymentOptionPath = `/api/memberships/types/${membershipTypeId}/payment-options/${paymentOptionId}`;

/** Every call that the site makes. */
export const everyCall: readonly SiteCall[] = [
  {
    name: 'the theme',
    method: 'GET',
    path: '/api/frontend/theme',
    send: () => api.loadTheme({}),
  },
  { name: 'the client record', method: 'GET', path: '/api/client', send: () => api.loadClient() },
  {
    name: 'the footer',
    method: 'GET',
    path: '/api/activities/footer',
    html: true,
    send: () => api.loadFooter({}),
  },
  { name: 'the centres', method: 'GET', path: '/api/venues/online-joining', send: () => api.listVenues() },
  {
    name: 'a centre',
    method: 'GET',
    path: `/api/venues/online-joining/${venueSlug}`,
    send: () => api.loadVenue({ slugOrId: venueSlug }),
  },
  {
    name: 'a centre of activities',
    method: 'GET',
    path: `/api/activities/venues/${venueSlug}`,
    send: () => api.loadActivityVenue({ slugOrId: venueSlug }),
  },
  {
    name: 'a place',
    method: 'GET',
    path: '/api/geocoding/search',
    query: { term: 'Norwich' },
    failureStatuses: [429],
    send: () => api.searchPlaces({ term: 'Norwich' }),
  },
  {
    name: 'a log-in',
    method: 'POST',
    path: '/api/auth/customer/login',
    send: () => api.logIn({ username: providerStateValues.email, password: providerStateValues.password }),
  },
  {
    name: 'a log-out',
    method: 'POST',
    path: '/api/auth/logout',
    failureStatuses: [401],
    send: () => api.logOut(),
  },
  { name: 'the customer', method: 'GET', path: '/api/auth/user', send: () => api.loadUser() },
  {
    name: 'a new account',
    method: 'POST',
    path: '/api/auth/customer/register',
    query: { onboarding_type: 'customer_account_online' },
    failureStatuses: [429],
    send: () =>
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
    failureStatuses: [429],
    send: () => api.requestPasswordReset({ emailOrReference: providerStateValues.email }),
  },
  {
    name: 'a change of details',
    method: 'PUT',
    path: '/api/my-account/user/update',
    query: { onboarding_type: 'membership_purchase' },
    failureStatuses: [401, 429],
    send: () => api.updateCustomer(providerStateValues.changedFields),
  },
  {
    name: 'the form of a purchase',
    method: 'GET',
    path: '/api/data-fields',
    query: { onboarding_type: 'membership_purchase' },
    failureStatuses: [401],
    send: () => api.loadDataFields({ onboardingType: 'membership_purchase' }),
  },
  {
    name: 'the memberships of a centre',
    method: 'GET',
    path: '/api/memberships/types',
    query: { venue_id: providerStateValues.venueId },
    send: () => api.listMembershipTypes({ venueId: providerStateValues.venueId }),
  },
  {
    name: 'the costs',
    method: 'GET',
    path: paymentOptionPath,
    query: { venue_id: providerStateValues.venueId },
    send: () =>
      api.loadCosts({
        typeId: membershipTypeId,
        optionId: paymentOptionId,
        venueId: providerStateValues.venueId,
      }),
  },
  {
    name: 'a promotion code',
    method: 'GET',
    path: `/api/v1/membership-promotions/validate/NEWYEAR/${paymentOptionId}`,
    failureStatuses: [429],
    send: () => api.validatePromotionCode({ code: 'NEWYEAR', paymentOptionId }),
  },
  {
    name: 'a saved membership',
    method: 'GET',
    path: '/api/memberships/online-joining',
    failureStatuses: [401],
    send: () => api.loadJoiningSelection(),
  },
  {
    name: 'a membership for the cart',
    method: 'POST',
    path: '/api/memberships/online-joining/store',
    send: () =>
      api.storeMembership({
        homeVenueId: providerStateValues.venueId,
        membershipTypeId,
        paymentOptionId,
        startDate: providerStateValues.startDate,
      }),
  },
  {
    name: 'the questions of a membership',
    method: 'GET',
    path: `/api/custom-questions/memberships/${membershipTypeId}`,
    send: () => api.loadQuestions({ membershipTypeId }),
  },
  {
    name: 'answers',
    method: 'POST',
    path: `/api/custom-questions/memberships/${membershipTypeId}`,
    send: () => api.storeAnswers({ membershipTypeId, answers: [] }),
  },
  {
    name: 'the terms of a cart',
    method: 'GET',
    path: '/api/terms',
    query: { cart_id: cartId },
    failureStatuses: [401],
    send: () => api.listCartTerms({ cartId }),
  },
  {
    name: 'the terms of an account',
    method: 'GET',
    path: '/api/terms/account',
    send: () => api.loadAccountTerms(),
  },
  {
    name: 'the direct debit terms',
    method: 'GET',
    path: '/api/terms/direct-debit',
    send: () => api.loadDirectDebitTerms(),
  },
  {
    name: 'the terms of a membership',
    method: 'GET',
    path: `/api/terms/membership/${membershipTypeId}`,
    send: () => api.loadMembershipTerms({ typeId: membershipTypeId }),
  },
  {
    name: 'the health commitment of a membership',
    method: 'GET',
    path: `/api/terms/membership/${membershipTypeId}/health-commitment`,
    send: () => api.loadHealthCommitment({ typeId: membershipTypeId }),
  },
  { name: 'the cart', method: 'GET', path: '/api/cart', send: () => api.loadCart() },
  {
    name: 'an item for the cart',
    method: 'POST',
    path: '/api/cart/add',
    failureStatuses: [401],
    send: () => api.addToCart({ items: [{ id: sessionId, type: 'activity' }] }),
  },
  {
    name: 'places to be kept',
    method: 'POST',
    path: '/api/cart/extend',
    failureStatuses: [401],
    send: () => api.extendHold(),
  },
  {
    name: 'a cleared cart',
    method: 'DELETE',
    path: '/api/cart/clear',
    failureStatuses: [401],
    send: () => api.clearCart({ source }),
  },
  {
    name: 'the card provider',
    method: 'GET',
    path: '/api/checkout/prepare',
    failureStatuses: [401],
    send: () => api.preparePayment(),
  },
  {
    name: 'a card payment',
    method: 'POST',
    path: '/api/checkout/authorise',
    failureStatuses: [429],
    send: () => api.authorisePayment(emptyPayment),
  },
  {
    name: 'a completed payment',
    method: 'POST',
    path: '/api/checkout/complete',
    failureStatuses: [401],
    send: () => api.completePayment({ ...emptyPayment, transactionUuid }),
  },
  {
    name: 'a payment session',
    method: 'POST',
    path: '/api/checkout/session/prepare',
    failureStatuses: [401],
    send: () => api.prepareSession({ source }),
  },
  {
    name: 'a payment within a session',
    method: 'POST',
    path: '/api/checkout/session/payment',
    failureStatuses: [401, 429],
    send: () => api.createSessionPayment({ ...emptyPayment, paymentSessionId: 'ps_1', completedWaivers: [] }),
  },
  {
    name: 'a completed session',
    method: 'POST',
    path: `/api/checkout/session/complete/${transactionUuid}`,
    failureStatuses: [401],
    send: () => api.completeSession({ transactionId: transactionUuid, source }),
  },
  {
    name: 'a free order',
    method: 'POST',
    path: '/api/checkout/free',
    failureStatuses: [401],
    send: () => api.completeFreePayment({ source, termsAccepted: true }),
  },
  {
    name: 'the end of a challenge',
    method: 'POST',
    path: `/api/payment-providers/sca-completion/${transactionUuid}`,
    failureStatuses: [401],
    send: () => api.completeSca({ transactionId: transactionUuid, transactionUuid, scaResult: null }),
  },
  ...everyAccountCall,
  ...everyMembershipCall,
  ...everyActivityCall,
  ...everyBasketCall,
  ...everyHandOffCall,
  { name: 'an order', method: 'GET', path: `/api/orders/${orderId}`, send: () => api.loadOrder({ orderId }) },
];
