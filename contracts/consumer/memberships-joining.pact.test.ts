import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadJoiningSelection, type MembershipDetails, storeMembership } from '../../src/shared/api/index.ts';
import {
  buildAccountDetails,
  buildJoiningSelection,
  buildStoredJoiningMembership,
  buildStoreJoiningMembershipRequest,
} from '../../tests/fixtures/memberships.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const storeRequest = { method: 'POST', path: '/api/memberships/online-joining/store' } as const;
const readRequest = { method: 'GET', path: '/api/memberships/online-joining', token: 'valid' } as const;

const membershipDetails: MembershipDetails = {
  homeVenueId: buildStoreJoiningMembershipRequest().home_venue_id,
  membershipTypeId: buildStoreJoiningMembershipRequest().membership_type_id,
  paymentOptionId: buildStoreJoiningMembershipRequest().payment_option_id,
  startDate: buildStoreJoiningMembershipRequest().start_date,
  billingDay: 1,
  accountHolder: 'S Taylor',
  accountDetails: {
    sortCode: '089999',
    accountNumber: '66374958',
    billingAddressLineOne: '4 Mill Lane',
    billingAddressLineTwo: null,
    billingCity: 'Norwich',
    billingPostcode: 'NR1 1SR',
  },
  ddTermsAccepted: true,
};
const membershipBody = {
  home_venue_id: matchProviderValue('venueId'),
  membership_type_id: matchProviderValue('membershipTypeId'),
  payment_option_id: matchProviderValue('paymentOptionId'),
  start_date: matchProviderValue('startDate'),
  billing_day: matchProviderValue('billingDay'),
  account_holder: 'S Taylor',
  account_details: buildAccountDetails(),
  dd_terms_accepted: true,
};
const invalidAccountDetails = { ...buildAccountDetails(), account_number: '66374959' };

describe('memberships, joining online', () => {
  test('a customer who has chosen nothing has no selection', async () => {
    const outcome = await verifyInteraction(
      {
        ...readRequest,
        given: 'a-customer-without-instruction',
        description: 'the joining selection of a customer without one',
        answers: { status: 200, body: buildResponseBody(null) },
      },
      () => loadJoiningSelection(),
    );

    expect(outcome).toBeNull();
  });

  test('a selection is saved, to be restored after a log-in', async () => {
    const outcome = await verifyInteraction(
      {
        ...readRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a saved joining selection',
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('JoiningSelection', buildJoiningSelection())),
        },
      },
      () => loadJoiningSelection(),
    );

    expect(outcome).toMatchObject({
      homeVenue: { slug: 'riverside-leisure-centre' },
      paymentType: 'recurring',
    });
  });

  test('a monthly membership with bank details goes into the cart', async () => {
    const outcome = await verifyInteraction(
      {
        ...storeRequest,
        given: 'a-customer-without-instruction',
        description: 'a monthly membership for the cart',
        token: 'valid',
        body: membershipBody,
        answers: {
          status: 201,
          body: buildResponseBody(matchBody('StoredJoiningMembership', buildStoredJoiningMembership())),
        },
      },
      () => storeMembership(membershipDetails),
    );

    expect(outcome).toMatchObject({ cartId: expect.any(String), newMandate: true });
  });

  test('a customer with an instruction need not send bank details again', async () => {
    const { home_venue_id, membership_type_id, payment_option_id, start_date } = membershipBody;
    const { homeVenueId, membershipTypeId, paymentOptionId, startDate } = membershipDetails;
    const outcome = await verifyInteraction(
      {
        ...storeRequest,
        given: 'a-customer-with-instruction',
        description: 'a monthly membership for the cart, without bank details',
        token: 'valid',
        body: { home_venue_id, membership_type_id, payment_option_id, start_date, billing_day: null },
        answers: {
          status: 201,
          body: buildResponseBody({
            ...buildStoredJoiningMembership(),
            cart_id: MatchersV3.string(buildStoredJoiningMembership().cart_id),
            cart_item_id: MatchersV3.string(buildStoredJoiningMembership().cart_item_id),
            new_mandate: false,
          }),
        },
      },
      () => storeMembership({ homeVenueId, membershipTypeId, paymentOptionId, startDate, billingDay: null }),
    );

    expect(outcome).toMatchObject({ newMandate: false });
  });

  test('an invalid account number is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...storeRequest,
        given: 'a-customer-without-instruction',
        description: 'a monthly membership with an invalid account number',
        token: 'valid',
        body: { ...membershipBody, account_details: invalidAccountDetails },
        answers: {
          status: 422,
          body: buildFailureBody('The given data was invalid.', 'account_details.account_number'),
        },
      },
      () =>
        storeMembership({
          ...membershipDetails,
          ...(membershipDetails.accountDetails
            ? {
                accountDetails: {
                  ...membershipDetails.accountDetails,
                  accountNumber: invalidAccountDetails.account_number,
                },
              }
            : {}),
        }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { 'accountDetails.accountNumber': [expect.any(String)] },
    });
  });

  test('adding to a cart during its payment is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...storeRequest,
        given: 'a-cart-that-is-being-paid',
        description: 'a monthly membership for a cart that is being paid',
        token: 'valid',
        body: membershipBody,
        answers: { status: 422, body: buildFailureBody('A payment for this basket is in progress.') },
      },
      () => storeMembership(membershipDetails),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      message: 'A payment for this basket is in progress.',
    });
  });

  test('adding a membership without authentication is a 401', async () => {
    const outcome = await verifyInteraction(
      {
        ...storeRequest,
        given: 'a-visitor',
        description: 'a monthly membership without authentication',
        token: 'expired',
        body: membershipBody,
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => storeMembership(membershipDetails),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });
});
