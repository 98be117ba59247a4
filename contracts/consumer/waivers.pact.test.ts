import { describe, expect, test } from 'vitest';
import { completeFreePayment, listWaivers } from '../../src/shared/api/index.ts';
import { buildAttendeeWaiver } from '../../tests/fixtures/waivers.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const basketRequest = { given: 'a-basket-with-waivers', token: 'valid' } as const;
const waiversRequest = { ...basketRequest, method: 'GET', path: '/api/activities/waivers' } as const;
const { cartId } = providerStateValues;

describe('waivers', () => {
  test('the waivers that each attendee of a cart must sign are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...waiversRequest,
        description: 'the waivers of a cart',
        query: { cart_id: matchProviderValue('cartId') },
        answers: { status: 200, body: buildResponseBody(matchList('AttendeeWaiver', buildAttendeeWaiver())) },
      },
      () => listWaivers({ cartId }),
    );

    expect(outcome).toMatchObject([{ attendee: { name: 'Mia Taylor' }, isCompleted: false }]);
  });

  test('the waivers of another customer’s cart are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...waiversRequest,
        description: 'the waivers of somebody else’s cart',
        query: { cart_id: UNKNOWN_ID },
        answers: notFoundAnswer,
      },
      () => listWaivers({ cartId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an order with unsigned waivers is refused with their names', async () => {
    const freeOrder = {
      termsAccepted: true,
      terms: [],
      completedWaivers: [],
      source: 'activity-booking',
    } as const;
    const outcome = await verifyInteraction(
      {
        ...basketRequest,
        method: 'POST',
        path: '/api/checkout/free',
        description: 'an order whose waivers are not signed',
        body: { terms_accepted: true, terms: [], completed_waivers: [], source: 'activity-booking' },
        answers: { status: 422, body: buildFailureBody('Please accept the waiver.', 'completed_waivers') },
      },
      () => completeFreePayment({ ...freeOrder, terms: [], completedWaivers: [] }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { completed_waivers: [expect.any(String)] },
    });
  });
});
