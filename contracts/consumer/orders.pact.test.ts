import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadOrder } from '../../src/shared/api/index.ts';
import { buildMembershipOrderItem, buildOrder, buildOrderPayment } from '../../tests/fixtures/orders.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, verifyInteraction } from './verify-interaction.ts';

const { orderId } = providerStateValues;

describe('orders', () => {
  test('an order shows what was bought and what was paid', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-paid-order',
        description: 'an order',
        method: 'GET',
        path: matchPath`/api/orders/${'orderId'}`,
        token: 'valid',
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({
              id: MatchersV3.string(orderId),
              items: MatchersV3.eachLike(matchBody('MembershipOrderItem', buildMembershipOrderItem())),
              tax: matchBody('Price', buildOrder().tax),
              total: matchBody('Total', buildOrder().total),
              order_type: 'membership',
              reference: MatchersV3.string('PV7KQ2MD'),
              created_at: MatchersV3.string('2026-11-20T10:02:11Z'),
              payments: MatchersV3.eachLike(
                MatchersV3.like({
                  tender_type: 'card',
                  amount: matchBody('Price', buildOrderPayment().amount),
                  card: {
                    type: MatchersV3.string('Visa'),
                    last_four_digits: MatchersV3.regex('^\\d{4}$', '4242'),
                  },
                }),
              ),
              new_mandate: MatchersV3.boolean(true),
            }),
          ),
        },
      },
      () => loadOrder({ orderId }),
    );

    expect(outcome).toMatchObject({
      newMandate: true,
      total: { raw: { amount: 2742 } },
      payments: [{ tenderType: 'card', card: { type: 'Visa', lastFourDigits: '4242' } }],
      items: [{ type: 'membership', friendlyName: 'Total Fitness, monthly', fees: [{ label: 'Setup fee' }] }],
    });
  });

  test('reading another customer’s order is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-paid-order',
        description: 'an order of someone else',
        method: 'GET',
        path: `/api/orders/${UNKNOWN_ID}`,
        token: 'valid',
        answers: notFoundAnswer,
      },
      () => loadOrder({ orderId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('reading an order without authentication is a 401', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-visitor',
        description: 'an order without authentication',
        method: 'GET',
        path: `/api/orders/${orderId}`,
        token: 'expired',
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => loadOrder({ orderId }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });
});
