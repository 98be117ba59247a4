import { describe, expect, test } from 'vitest';
import { completeFreePayment, listWaivers } from '../../src/shared/api/index.ts';
import { buildAttendeeWaiver } from '../../tests/fixtures/waivers.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, verifyInteraction } from './verify-interaction.ts';

const basket = { given: 'a-basket-with-waivers', as: 'customer' } as const;
const ask = { ...basket, method: 'GET', path: '/api/activities/waivers' } as const;
const { cartId } = stateValues;

describe('waivers', () => {
  test('the waivers that each attendee of a cart must sign are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...ask,
        description: 'the waivers of a cart',
        query: { cart_id: matchState('cartId') },
        answers: { status: 200, body: buildAnswer(matchList('AttendeeWaiver', buildAttendeeWaiver())) },
      },
      () => listWaivers({ cartId }),
    );

    expect(outcome).toMatchObject([{ attendee: { name: 'Mia Taylor' }, isCompleted: false }]);
  });

  test('the waivers of another customer’s cart are a 404', async () => {
    const unknown = '00000000-0000-8000-a000-000000000000';
    const outcome = await verifyInteraction(
      {
        ...ask,
        description: 'the waivers of somebody else’s cart',
        query: { cart_id: unknown },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => listWaivers({ cartId: unknown }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an order with unsigned waivers is refused with their names', async () => {
    const request = {
      termsAccepted: true,
      terms: [],
      completedWaivers: [],
      source: 'activity-booking',
    } as const;
    const outcome = await verifyInteraction(
      {
        ...basket,
        method: 'POST',
        path: '/api/checkout/free',
        description: 'an order whose waivers are not signed',
        body: { terms_accepted: true, terms: [], completed_waivers: [], source: 'activity-booking' },
        answers: { status: 422, body: buildFailureBody('Please accept the waiver.', 'completed_waivers') },
      },
      () => completeFreePayment({ ...request, terms: [], completedWaivers: [] }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { completed_waivers: [expect.any(String)] },
    });
  });
});
