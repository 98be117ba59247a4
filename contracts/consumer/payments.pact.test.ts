import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadCredit, loadPayments } from '../../src/shared/api/index.ts';
import {
  buildCreditChange,
  buildPastPayment,
  buildUnpaidPayment,
  buildUpcomingPayment,
  buildWaivedPayment,
} from '../../tests/fixtures/payments.ts';
import { buildPrice, buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

const customerRequest = { given: 'a-customer-with-a-failed-collection', token: 'valid' } as const;
const listRequest = { ...customerRequest, method: 'GET', path: '/api/my-account/payments' } as const;

describe('payments', () => {
  test('outstanding, upcoming and past payments come in one response', async () => {
    const paymentsMatcher = {
      outstanding: matchList('OutstandingPayment', buildUnpaidPayment({ kind: 'failed_collection' })),
      upcoming: matchList('UpcomingPayment', buildUpcomingPayment()),
      past: matchList('PastPayment', buildPastPayment()),
    };
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the payments of a customer',
        answers: { status: 200, body: buildResponseBody(MatchersV3.like(paymentsMatcher)) },
      },
      () => loadPayments({}),
    );

    expect(outcome).toMatchObject({
      outstanding: [{ kind: 'failed_collection', canPayOnline: expect.any(Boolean) }],
      upcoming: [{ method: 'direct_debit' }],
      past: [{ kind: expect.any(String) }],
    });
  });

  test('a waived charge is listed', async () => {
    const waivedPayments = { waived: matchList('WaivedPayment', buildWaivedPayment()) };
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        given: 'a-customer-with-a-waived-charge',
        optionalKey: 'waived',
        description: 'the payments of a customer to whom a charge was waived',
        answers: { status: 200, body: buildResponseBody(MatchersV3.like(waivedPayments)) },
      },
      () => loadPayments({}),
    );

    expect(outcome).toMatchObject({ waived: [{ amount: { formatted: '£3.00' }, date: expect.any(String) }] });
  });

  test('an unknown page of payments is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        query: { cursor: 'nonsense' },
        description: 'an unknown page of payments',
        answers: { status: 422, body: buildFailureBody('This page is unknown.', 'cursor') },
      },
      () => loadPayments({ cursor: 'nonsense' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation' });
  });

  test('the credit comes with its history', async () => {
    const creditMatcher = {
      balance: matchBody('Price', buildPrice(750)),
      membership: matchBody('Price', buildPrice(0)),
      entries: matchList('CreditChange', buildCreditChange()),
    };
    const outcome = await verifyInteraction(
      {
        ...customerRequest,
        method: 'GET',
        path: '/api/my-account/credit',
        description: 'the credit of a customer',
        answers: { status: 200, body: buildResponseBody(MatchersV3.like(creditMatcher)) },
      },
      () => loadCredit(),
    );

    expect(outcome).toMatchObject({
      balance: { formatted: expect.any(String) },
      entries: [{ kind: 'general' }],
    });
  });
});
