import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { reportLateArrival } from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import { buildFailureBody, path, verifyInteraction } from './verify-interaction.ts';

const { bookingId } = stateValues;
const state = { given: 'a-customer-with-bookings', as: 'customer' } as const;
const unknown = '00000000-0000-8000-a000-000000000000';
const notFound = buildFailureBody('Unable to complete request, item not found.');

describe('running late', () => {
  const about = { method: 'POST', path: path`/api/my-account/bookings/${'bookingId'}/late` } as const;

  test('the customer tells the centre that they are running late', async () => {
    const late = MatchersV3.like({ allowed: true, minutes: MatchersV3.equal(10) });
    const outcome = await verifyInteraction(
      {
        ...about,
        given: 'a-booking-about-to-begin',
        as: 'customer',
        optional: 'late',
        description: 'a customer who comes late to a booking',
        body: { minutes: 10 },
        answers: { status: 200, body: { data: MatchersV3.like({ state: 'booked', late }) } },
      },
      () => reportLateArrival({ id: bookingId, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ late: { allowed: true, minutes: 10 } });
  });

  test('reporting a late arrival at any other time is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...state,
        ...about,
        description: 'a customer who comes late to a booking of another day',
        body: { minutes: 10 },
        answers: { status: 422, body: buildFailureBody('You can tell the centre an hour before the start.') },
      },
      () => reportLateArrival({ id: bookingId, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("reporting a late arrival for another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...state,
        ...about,
        path: `/api/my-account/bookings/${unknown}/late`,
        description: 'a customer who comes late to a booking of somebody else',
        body: { minutes: 10 },
        answers: { status: 404, body: notFound },
      },
      () => reportLateArrival({ id: unknown, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
