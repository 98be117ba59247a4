import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { reportLateArrival } from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, verifyInteraction } from './verify-interaction.ts';

const { bookingId } = providerStateValues;
const upcomingBookingRequest = { given: 'a-customer-with-bookings', token: 'valid' } as const;

describe('running late', () => {
  const reportRequest = {
    method: 'POST',
    path: matchPath`/api/my-account/bookings/${'bookingId'}/late`,
  } as const;

  test('the customer tells the centre that they are running late', async () => {
    const lateMatcher = MatchersV3.like({ allowed: true, minutes: MatchersV3.equal(10) });
    const outcome = await verifyInteraction(
      {
        ...reportRequest,
        given: 'a-booking-about-to-begin',
        token: 'valid',
        optionalKey: 'late',
        description: 'a customer who comes late to a booking',
        body: { minutes: 10 },
        answers: { status: 200, body: { data: MatchersV3.like({ state: 'booked', late: lateMatcher }) } },
      },
      () => reportLateArrival({ id: bookingId, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ late: { allowed: true, minutes: 10 } });
  });

  test('reporting a late arrival at any other time is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...upcomingBookingRequest,
        ...reportRequest,
        description: 'a customer who comes late to a booking of another day',
        body: { minutes: 10 },
        answers: { status: 422, body: buildFailureBody('You can tell the centre an hour before the start.') },
      },
      () => reportLateArrival({ id: bookingId, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('reporting a late arrival for an unknown booking is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...upcomingBookingRequest,
        ...reportRequest,
        path: `/api/my-account/bookings/${UNKNOWN_ID}/late`,
        description: 'a customer who comes late to a booking of somebody else',
        body: { minutes: 10 },
        answers: notFoundAnswer,
      },
      () => reportLateArrival({ id: UNKNOWN_ID, minutes: 10 }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
