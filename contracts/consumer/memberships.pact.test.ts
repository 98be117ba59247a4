import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { listMembershipTypes, loadCosts } from '../../src/shared/api/index.ts';
import { buildCosts, buildMembershipType } from '../../tests/fixtures/memberships.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, path, placeholder, verifyInteraction } from './verify-interaction.ts';

const ask = { given: 'a-visitor', method: 'GET' } as const;
const { venueId, membershipTypeId: typeId, paymentOptionId: optionId, startDate, billingDay } = stateValues;
const types = buildAnswer(matchList('MembershipType', buildMembershipType()));
const costs = {
  ...ask,
  path: path`/api/memberships/types/${'membershipTypeId'}/payment-options/${'paymentOptionId'}`,
} as const;
const costsOfMonthly = {
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
  test('a visitor reads the memberships that a centre sells', async () => {
    const outcome = await verifyInteraction(
      {
        ...ask,
        description: 'the memberships of a venue for a visitor',
        path: '/api/memberships/types',
        query: { venue_id: matchState('venueId') },
        answers: { status: 200, body: types },
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

  test('a customer reads the memberships of a centre with their own prices', async () => {
    const outcome = await verifyInteraction(
      {
        ...ask,
        given: 'a-customer-without-instruction',
        description: 'the memberships of a venue for a customer',
        path: '/api/memberships/types',
        query: { venue_id: matchState('venueId') },
        as: 'customer',
        answers: { status: 200, body: types },
      },
      () => listMembershipTypes({ venueId }),
    );

    expect(outcome).toHaveLength(1);
  });

  test('the memberships of an unknown centre are a 404', async () => {
    const unknown = '00000000-0000-8000-a000-000000000000';
    const outcome = await verifyInteraction(
      {
        ...ask,
        description: 'the memberships of an unknown venue',
        path: '/api/memberships/types',
        query: { venue_id: unknown },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => listMembershipTypes({ venueId: unknown }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the costs of a membership come with the start dates that may be chosen', async () => {
    const outcome = await verifyInteraction(
      {
        ...costs,
        description: 'the costs of a monthly option',
        query: { venue_id: matchState('venueId') },
        answers: { status: 200, body: costsOfMonthly },
      },
      () => loadCosts({ typeId, optionId, venueId }),
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
        ...costs,
        description: 'the costs for a start date and a billing day',
        query: {
          venue_id: matchState('venueId'),
          start_date: matchState('startDate'),
          billing_day: MatchersV3.fromProviderState(placeholder('billingDay'), String(billingDay)),
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
      () => loadCosts({ typeId, optionId, venueId, startDate, billingDay }),
    );

    expect(outcome).toMatchObject({ billingDay: 1, firstBillingDate: '2026-12-01' });
  });

  test('the costs of a membership name the discount of a promotion', async () => {
    const { promotionCodeId } = stateValues;
    const outcome = await verifyInteraction(
      {
        ...costs,
        given: 'a-free-membership-promotion',
        description: 'the costs with a promotion',
        query: { venue_id: matchState('venueId'), promotion_code_id: matchState('promotionCodeId') },
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              fees: MatchersV3.like({ discount: matchBody('Price', buildCosts().total_to_pay_now) }),
            }),
          },
        },
      },
      () => loadCosts({ typeId, optionId, venueId, promotionCodeId }),
    );

    expect(outcome).toEqual({ fees: { discount: { amount: 2742, formatted: '£27.42', decimal: '27.42' } } });
  });

  test('a start date that is not offered is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...costs,
        description: 'the costs for a day long past',
        query: { venue_id: matchState('venueId'), start_date: '2001-01-01' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'start_date') },
      },
      () => loadCosts({ typeId, optionId, venueId, startDate: '2001-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { startDate: [expect.any(String)] } });
  });
});
