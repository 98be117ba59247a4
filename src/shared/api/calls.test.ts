import { expect, test } from 'vitest';
import {
  clearCart,
  completeFreePayment,
  completePayment,
  completeSca,
  completeSession,
  configureApi,
  createSessionPayment,
  listCartTerms,
  listMembershipTypes,
  listVenues,
  loadAccountTerms,
  loadActivityVenue,
  loadCart,
  loadClient,
  loadCosts,
  loadDataFields,
  loadDirectDebitTerms,
  loadFooter,
  loadHealthCommitment,
  loadJoiningSelection,
  loadMembershipTerms,
  loadOrder,
  loadQuestions,
  loadTheme,
  loadUser,
  loadVenue,
  logIn,
  logOut,
  preparePayment,
  prepareSession,
  registerCustomer,
  requestPasswordReset,
  storeAnswers,
  storeMembership,
  updateCustomer,
  validatePromotionCode,
} from './index';

const payments = [{ tenderType: 'card' as const, amount: 2742 }];
const wirePayments = [{ tender_type: 'card', amount: 2742 }];
const source = 'online-joining';

/** Every call with its method, address, query and body (Requirement S7.5). */
const calls: [sentence: string, call: () => Promise<unknown>, asked: string, body?: unknown][] = [
  [
    'logging in sends username and password',
    () => logIn({ username: 'sam', password: 'secret' }),
    'POST /api/auth/customer/login',
    { username: 'sam', password: 'secret' },
  ],
  ['logging out is shown', () => logOut(), 'POST /api/auth/logout'],
  ['the customer is requested', () => loadUser(), 'GET /api/auth/user'],
  [
    'creating a customer sends client id, source and the form, for customer_account_online',
    () =>
      registerCustomer({
        clientId: 'client',
        source,
        firstName: 'Sam',
        password: 'secret',
        passwordConfirmation: 'secret',
        termsAccepted: true,
      }),
    'POST /api/auth/customer/register?onboarding_type=customer_account_online',
    {
      client_id: 'client',
      source,
      firstName: 'Sam',
      password: 'secret',
      password_confirmation: 'secret',
      terms_accepted: true,
    },
  ],
  [
    'a password reset sends email_or_reference',
    () => requestPasswordReset({ emailOrReference: 'sam@example.com' }),
    'POST /api/auth/customer/forgotten-password',
    { email_or_reference: 'sam@example.com' },
  ],
  [
    'empty fields are stripped from profile updates, which are for membership_purchase',
    () => updateCustomer({ phone: '0161', city: '', title: null, interests: [], newsletter: false }),
    'PUT /api/my-account/user/update?onboarding_type=membership_purchase',
    { phone: '0161', newsletter: false },
  ],
  [
    'the theme is requested by the slug of the venue',
    () => loadTheme({ venue: 'riverside' }),
    'GET /api/frontend/theme?venue=riverside',
  ],
  [
    'the theme without a venue is requested without the query',
    () => loadTheme({}),
    'GET /api/frontend/theme',
  ],
  ['the client is requested', () => loadClient(), 'GET /api/client'],
  [
    'the footer is requested by the venue',
    () => loadFooter({ venue: 'riverside' }),
    'GET /api/activities/footer?venue=riverside',
  ],
  ['the venues of online joining are listed', () => listVenues(), 'GET /api/venues/online-joining'],
  [
    'a venue is read by its slug or id',
    () => loadVenue({ slugOrId: 'riverside' }),
    'GET /api/venues/online-joining/riverside',
  ],
  [
    'a venue of activities is read by its slug or id',
    () => loadActivityVenue({ slugOrId: 'riverside' }),
    'GET /api/activities/venues/riverside',
  ],
  [
    'memberships are requested by the venue',
    () => listMembershipTypes({ venueId: '3' }),
    'GET /api/memberships/types?venue_id=3',
  ],
  [
    'costs are requested with start date, billing day, venue and promotion code',
    () =>
      loadCosts({
        typeId: '1',
        optionId: '2',
        venueId: '3',
        startDate: '2026-12-01',
        billingDay: 15,
        promotionCodeId: '4',
      }),
    'GET /api/memberships/types/1/payment-options/2?venue_id=3&start_date=2026-12-01&billing_day=15&promotion_code_id=4',
  ],
  ['the saved selection is requested', () => loadJoiningSelection(), 'GET /api/memberships/online-joining'],
  [
    'a membership is stored with its details',
    () =>
      storeMembership({
        homeVenueId: '3',
        venueName: 'Riverside',
        venueType: 'leisure',
        membershipTypeId: '1',
        paymentOptionId: '2',
        startDate: '2026-12-01',
        billingDay: 15,
        accountHolder: 'S Taylor',
        accountDetails: {
          sortCode: '089999',
          accountNumber: '66374958',
          billingAddressLineOne: '4 Mill Lane',
          billingAddressLineTwo: '',
          billingCity: 'Norwich',
          billingPostcode: 'NR1 1SR',
        },
        ddTermsAccepted: true,
      }),
    'POST /api/memberships/online-joining/store',
    {
      home_venue_id: '3',
      venue_name: 'Riverside',
      venue_type: 'leisure',
      membership_type_id: '1',
      payment_option_id: '2',
      start_date: '2026-12-01',
      billing_day: 15,
      account_holder: 'S Taylor',
      account_details: {
        sort_code: '089999',
        account_number: '66374958',
        billing_address_line_one: '4 Mill Lane',
        billing_address_line_two: '',
        billing_city: 'Norwich',
        billing_postcode: 'NR1 1SR',
      },
      dd_terms_accepted: true,
    },
  ],
  ['the cart is cleared of one source', () => clearCart({ source }), 'DELETE /api/cart/clear', { source }],
  [
    'the questions of a membership are requested',
    () => loadQuestions({ membershipTypeId: '1' }),
    'GET /api/custom-questions/memberships/1',
  ],
  [
    'answers are sent as answers, each keyed as question_id and answer',
    () => storeAnswers({ membershipTypeId: '1', answers: [{ questionId: '9', answer: 'Under 18s' }] }),
    'POST /api/custom-questions/memberships/1',
    { answers: [{ question_id: '9', answer: 'Under 18s' }] },
  ],
  ['the terms of an account are requested', () => loadAccountTerms(), 'GET /api/terms/account'],
  ['direct debit terms are requested', () => loadDirectDebitTerms(), 'GET /api/terms/direct-debit'],
  [
    'the health commitment is requested by the membership type',
    () => loadHealthCommitment({ typeId: '1' }),
    'GET /api/terms/membership/1/health-commitment',
  ],
  [
    'membership terms are requested by the membership type',
    () => loadMembershipTerms({ typeId: '1' }),
    'GET /api/terms/membership/1',
  ],
  [
    'the terms of a cart are requested by cart_id',
    () => listCartTerms({ cartId: '5' }),
    'GET /api/terms?cart_id=5',
  ],
  ['an order is requested by its id', () => loadOrder({ orderId: '6' }), 'GET /api/orders/6'],
  [
    'a promotion code is validated for a payment option',
    () => validatePromotionCode({ code: 'NEW YEAR', paymentOptionId: '2' }),
    'GET /api/v1/membership-promotions/validate/NEW%20YEAR/2',
  ],
  [
    'data fields are requested by onboarding_type',
    () => loadDataFields({ onboardingType: 'membership_purchase' }),
    'GET /api/data-fields?onboarding_type=membership_purchase',
  ],
  [
    'the cart is requested, or the selected user’s cart',
    () => loadCart({ selectedUserId: '8' }),
    'GET /api/cart?selected_user_id=8',
  ],
  ['a payment is prepared', () => preparePayment(), 'GET /api/checkout/prepare'],
  [
    'a payment is completed by its transaction, with terms, payments, waivers, source and item hash',
    () =>
      completePayment({
        completedWaivers: [],
        payments,
        terms: ['t'],
        transactionUuid: '7',
        source,
        itemHash: 'hash',
      }),
    'POST /api/checkout/complete',
    {
      completed_waivers: [],
      payments: wirePayments,
      terms: ['t'],
      transaction_uuid: '7',
      source,
      item_hash: 'hash',
    },
  ],
  [
    'a free payment is sent with terms_accepted',
    () => completeFreePayment({ termsAccepted: true, terms: ['t'], completedWaivers: [], source }),
    'POST /api/checkout/free',
    { terms_accepted: true, terms: ['t'], completed_waivers: [], source },
  ],
  [
    'a session is prepared for a source',
    () => prepareSession({ source }),
    'POST /api/checkout/session/prepare',
    { source },
  ],
  [
    'the payment of a session sends its id, payments, terms, waivers and source',
    () => createSessionPayment({ paymentSessionId: 'ps', payments, terms: [], completedWaivers: [], source }),
    'POST /api/checkout/session/payment',
    { payment_session_id: 'ps', payments: wirePayments, terms: [], completed_waivers: [], source },
  ],
  [
    'a session is completed by its transaction, with terms and payments',
    () => completeSession({ transactionId: '7', terms: [], payments }),
    'POST /api/checkout/session/complete/7',
    { terms: [], payments: wirePayments },
  ],
  [
    'the challenge’s result is requested by transaction, with the result that the bank’s page reported',
    () => completeSca({ transactionId: '7', transactionUuid: '7', scaResult: 'authorised' }),
    'POST /api/payment-providers/sca-completion/7',
    { transaction_uuid: '7', sca_result: 'authorised' },
  ],
];

// Proves P5.1, S7.1, S7.5, S7.6.
test.each(calls)('%s', async (_, call, asked, sent = null) => {
  const requests: Request[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 15_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    transport: async (request) => {
      requests.push(request.clone());
      return new Response(null, { status: 503 });
    },
  });

  // Only the request is tested here.
  await call().catch(() => {});

  const [request] = requests;
  const body = (await request?.text()) ?? '';
  expect(`${request?.method} ${request?.url}`).toBe(asked.replace(' ', ' http://operator.test'));
  expect(body === '' ? null : JSON.parse(body)).toEqual(sent);
  const isVisitors = asked.includes('/auth/customer/');
  expect(request?.headers.get('Authorization')).toBe(isVisitors ? null : 'Bearer token');
});
