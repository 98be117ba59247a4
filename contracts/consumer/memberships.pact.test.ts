import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { listMembershipTypes, loadCosts } from '../../src/shared/api/index.ts';
import { buildCosts, buildMembershipType } from '../../tests/fixtures/memberships.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import {
  buildFailureBody,
  formatPlaceholder,
  matchPath,
  matchProviderValue,
  verifyInteraction,
} from './verify-interaction.ts';

const visitorRequest = { given: 'a-visitor', method: 'GET' } as const;
const { venueId, membershipTypeId, paymentOptionId, startDate, billingDay } = providerStateValues;
const membershipTypesBody = buildResponseBody(matchList('MembershipType', buildMembershipType()));
const costsRequest = {
  ...visitorRequest,
  path: matchPath`/api/memberships/types/${'membershipTypeId'}/payment-options/${'paymentOptionId'}`,
} as const;
const monthlyCostsBody = {
  data: MatchersV3.like({
    total_to_pay_now: matchBody('Price', buildCosts().total_to_pay_now),
    billing_days: MatchersV3.eachLike(MatchersV3.integer(1)),
    start_date: matchBody('DateWindow', buildCosts().start_date),
    today: MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', buildCosts().today),
    payment_type: 'recurring',
    promotion_enabled: MatchersV3.boolean(true),
    global_base_price: matchBody('Price', buildCosts().global_base_price),
    fees: MatchersV3.like({}),
  }),
};

describe('memberships', () => {
  test('a visitor reads the membership types that a centre sells', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the memberships of a venue for a visitor',
        path: '/api/memberships/types',
        query: { venue_id: matchProviderValue('venueId') },
        answers: { status: 200, body: membershipTypesBody },
      },
      () => listMembershipTypes({ venueId }),
    );

    expect(outcome).toMatchObject([
      {
        slug: 'total-fitness',
        paymentOptions: [{ paymentType: 'recurring', isPurchasable: { canPurchase: true } }],
      },
    ]);
  });

  test('a logged-in customer reads the membership types of a centre', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        given: 'a-customer-without-instruction',
        description: 'the memberships of a venue for a customer',
        path: '/api/memberships/types',
        query: { venue_id: matchProviderValue('venueId') },
        token: 'valid',
        answers: { status: 200, body: membershipTypesBody },
      },
      () => listMembershipTypes({ venueId }),
    );

    expect(outcome).toHaveLength(1);
  });

  test('reading the membership types of an unknown centre fails with a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the memberships of an unknown venue',
        path: '/api/memberships/types',
        query: { venue_id: UNKNOWN_ID },
        answers: notFoundAnswer,
      },
      () => listMembershipTypes({ venueId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the costs of a membership come with the start dates that may be chosen', async () => {
    const outcome = await verifyInteraction(
      {
        ...costsRequest,
        description: 'the costs of a monthly option',
        query: { venue_id: matchProviderValue('venueId') },
        answers: { status: 200, body: monthlyCostsBody },
      },
      () => loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId }),
    );

    expect(outcome).toMatchObject({
      totalToPayNow: { formatted: '£27.42' },
      billingDays: [1],
      startDate: { min: '2026-11-20' },
    });
  });

  test('the costs of a membership depend on the start date and the billing day', async () => {
    const outcome = await verifyInteraction(
      {
        ...costsRequest,
        description: 'the costs for a start date and a billing day',
        query: {
          venue_id: matchProviderValue('venueId'),
          start_date: matchProviderValue('startDate'),
          billing_day: MatchersV3.fromProviderState(formatPlaceholder('billingDay'), String(billingDay)),
        },
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              billing_day: MatchersV3.integer(billingDay),
              first_billing_date: MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-12-01'),
              pretty_first_billing_date: MatchersV3.string('1st December 2026'),
            }),
          },
        },
      },
      () =>
        loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId, startDate, billingDay }),
    );

    expect(outcome).toMatchObject({ billingDay: 1, firstBillingDate: '2026-12-01' });
  });

  test('the costs of a membership include the discount of a promotion', async () => {
    const { promotionCodeId } = providerStateValues;
    const outcome = await verifyInteraction(
      {
        ...costsRequest,
        given: 'a-free-membership-promotion',
        description: 'the costs with a promotion',
        query: {
          venue_id: matchProviderValue('venueId'),
          promotion_code_id: matchProviderValue('promotionCodeId'),
        },
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              fees: MatchersV3.like({ discount: matchBody('Price', buildCosts().total_to_pay_now) }),
            }),
          },
        },
      },
      () => loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId, promotionCodeId }),
    );

    expect(outcome).toEqual({ fees: { discount: { amount: 2742, formatted: '£27.42', decimal: '27.42' } } });
  });

  test('an unavailable start date is refused with an error for its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...costsRequest,
        description: 'the costs for a day long past',
        query: { venue_id: matchProviderValue('venueId'), start_date: '2001-01-01' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'start_date') },
      },
      () =>
        loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId, startDate: '2001-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { startDate: [expect.any(String)] } });
  });
});
