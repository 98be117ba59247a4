import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  changeMembership,
  listChangeMemberships,
  loadChangeCosts,
  loadRenewal,
  renewMembership,
} from '../../src/shared/api/index.ts';
import {
  buildChangeCosts,
  buildMembershipType,
  buildRenewal,
  buildStoredJoiningMembership,
} from '../../tests/fixtures/memberships.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const monthlyRequest = { given: 'a-customer-with-billing-date', token: 'valid' } as const;
const singlePaymentRequest = { given: 'a-customer-with-single-payment-membership', token: 'valid' } as const;
const { membershipId, paymentOptionId, startDate } = providerStateValues;
const changeRequest = {
  ...monthlyRequest,
  path: matchPath`/api/memberships/${'membershipId'}/change/${'paymentOptionId'}`,
};
const costsRequest = {
  ...changeRequest,
  method: 'GET',
  query: { startsAt: matchProviderValue('startDate') },
} as const;
const matchDay = (example: string) => MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const storedMembershipBody = buildResponseBody(
  matchBody('StoredJoiningMembership', buildStoredJoiningMembership({ new_mandate: false })),
);

describe('changing a membership', () => {
  test('the memberships to which it can be changed are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...monthlyRequest,
        method: 'GET',
        description: 'what a membership can be changed to',
        path: matchPath`/api/memberships/${'membershipId'}/change`,
        answers: { status: 200, body: buildResponseBody(matchList('MembershipType', buildMembershipType())) },
      },
      () => listChangeMemberships({ membershipId }),
    );

    expect(outcome).toMatchObject([
      { slug: 'total-fitness', paymentOptions: [{ paymentType: 'recurring' }] },
    ]);
  });

  test('the costs of a change depend on the day', async () => {
    const outcome = await verifyInteraction(
      {
        ...costsRequest,
        description: 'the costs of a change',
        answers: { status: 200, body: buildResponseBody(matchBody('ChangeCosts', buildChangeCosts())) },
      },
      () => loadChangeCosts({ membershipId, optionId: paymentOptionId, startsAt: startDate }),
    );

    expect(outcome).toMatchObject({
      totalDueNow: { formatted: '£40.00', composition: { monthInHand: { formatted: '£40.00' } } },
      differenceToOldMembership: '£5.00 more each month',
      startsAt: { min: '2026-12-01' },
    });
  });

  test('a change of a membership is put into the cart', async () => {
    const outcome = await verifyInteraction(
      {
        ...changeRequest,
        method: 'POST',
        description: 'a change of a membership',
        body: { start_date: matchProviderValue('startDate') },
        answers: { status: 201, body: storedMembershipBody },
      },
      () => changeMembership({ membershipId, optionId: paymentOptionId, details: { startDate } }),
    );

    expect(outcome).toMatchObject({ newMandate: false });
  });

  test('a change on a day that is not offered is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...changeRequest,
        method: 'POST',
        description: 'a change of a membership for a day long past',
        body: { start_date: '2001-01-01' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'start_date') },
      },
      () =>
        changeMembership({ membershipId, optionId: paymentOptionId, details: { startDate: '2001-01-01' } }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { startDate: [expect.any(String)] } });
  });
});

describe('renewing a membership', () => {
  test('a renewal shows its first and last day and its costs', async () => {
    const outcome = await verifyInteraction(
      {
        ...singlePaymentRequest,
        method: 'GET',
        description: 'what a renewal gives and costs',
        path: matchPath`/api/memberships/${'membershipId'}/renew`,
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({
              membership_type_id: buildRenewal().membership_type_id,
              start_date: matchDay(buildRenewal().start_date),
              end_date: matchDay('2027-01-08'),
              price: matchBody('Price', buildRenewal().price),
              today: matchDay(buildRenewal().today),
            }),
          ),
        },
      },
      () => loadRenewal({ membershipId }),
    );

    expect(outcome).toMatchObject({
      startDate: '2026-12-10',
      endDate: '2027-01-08',
      price: { formatted: '£32.00' },
    });
  });

  test('a renewal of a membership is put into the cart', async () => {
    const outcome = await verifyInteraction(
      {
        ...singlePaymentRequest,
        method: 'POST',
        description: 'a renewal of a membership',
        path: matchPath`/api/memberships/${'membershipId'}/renew`,
        answers: { status: 201, body: storedMembershipBody },
      },
      () => renewMembership({ membershipId }),
    );

    expect(outcome).toMatchObject({ newMandate: false });
  });

  test('reading the renewal of a membership that renews itself is refused with the reason', async () => {
    const outcome = await verifyInteraction(
      {
        ...monthlyRequest,
        method: 'GET',
        description: 'what a renewal of a monthly membership gives',
        path: matchPath`/api/memberships/${'membershipId'}/renew`,
        answers: { status: 422, body: buildFailureBody('You don’t need to renew this membership.') },
      },
      () => loadRenewal({ membershipId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });
});

const unknownMembershipPath = `/api/memberships/${UNKNOWN_ID}`;
const changeDetails = { startDate };

describe('a membership that does not exist, or is another customer’s, is a 404', () => {
  test.each([
    [
      'what it can be changed to',
      'GET',
      `${unknownMembershipPath}/change`,
      () => listChangeMemberships({ membershipId: UNKNOWN_ID }),
    ],
    [
      'the costs of its change',
      'GET',
      `${unknownMembershipPath}/change/${UNKNOWN_ID}`,
      () => loadChangeCosts({ membershipId: UNKNOWN_ID, optionId: UNKNOWN_ID }),
    ],
    [
      'its change',
      'POST',
      `${unknownMembershipPath}/change/${UNKNOWN_ID}`,
      () => changeMembership({ membershipId: UNKNOWN_ID, optionId: UNKNOWN_ID, details: changeDetails }),
    ],
    [
      'what its renewal gives',
      'GET',
      `${unknownMembershipPath}/renew`,
      () => loadRenewal({ membershipId: UNKNOWN_ID }),
    ],
    [
      'its renewal',
      'POST',
      `${unknownMembershipPath}/renew`,
      () => renewMembership({ membershipId: UNKNOWN_ID }),
    ],
  ] as const)('an unknown membership is a 404: %s', async (subject, method, unknownPath, send) => {
    const outcome = await verifyInteraction(
      {
        ...monthlyRequest,
        method,
        description: `an unknown membership: ${subject}`,
        path: unknownPath,
        ...(subject === 'its change' && { body: { start_date: startDate } }),
        answers: notFoundAnswer,
      },
      send,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('a change or renewal that is not possible is a 422 with one message', () => {
  test('a change is refused while a payment has claimed the cart', async () => {
    const outcome = await verifyInteraction(
      {
        ...changeRequest,
        given: 'a-member-who-pays',
        method: 'POST',
        description: 'a change of a membership while the cart is paid',
        body: { start_date: matchProviderValue('startDate') },
        answers: { status: 422, body: buildFailureBody('A payment for this basket is in progress.') },
      },
      () => changeMembership({ membershipId, optionId: paymentOptionId, details: changeDetails }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('a renewal is refused if the membership renews itself', async () => {
    const outcome = await verifyInteraction(
      {
        ...monthlyRequest,
        method: 'POST',
        description: 'a renewal of a monthly membership',
        path: matchPath`/api/memberships/${'membershipId'}/renew`,
        answers: { status: 422, body: buildFailureBody('You don’t need to renew this membership.') },
      },
      () => renewMembership({ membershipId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });
});
