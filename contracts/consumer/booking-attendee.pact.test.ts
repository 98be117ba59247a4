import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { changeAttendee, listOtherPeople } from '../../src/shared/api/index.ts';
import { buildOtherPerson } from '../../tests/fixtures/bookings.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { bookingId, attendeeId, userId } = providerStateValues;
const childBookingRequest = { given: 'a-booking-for-a-child', token: 'valid' } as const;
const lateBookingRequest = { given: 'a-customer-with-a-late-booking', token: 'valid' } as const;
const attendeePath = matchPath`/api/my-account/bookings/${'bookingId'}/attendee`;
const tooLateBody = buildFailureBody('You could change who’s going until Tue 24 Nov at 16:30.');
const changeRequest = {
  method: 'PUT',
  path: attendeePath,
  body: { attendee_id: matchProviderValue('attendeeId') },
} as const;

describe('the attendee of a booking', () => {
  test('the people who could come instead are listed', async () => {
    const peopleMatcher = { people: matchList('OtherPerson', buildOtherPerson()) };
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        method: 'GET',
        path: attendeePath,
        description: 'who could come to a booking instead',
        answers: { status: 200, body: buildResponseBody(MatchersV3.like(peopleMatcher)) },
      },
      () => listOtherPeople({ id: bookingId }),
    );

    expect(outcome).toMatchObject([{ name: expect.any(String), allowed: expect.any(Boolean) }]);
  });

  test('nobody is listed once it is too late to change the attendee', async () => {
    const outcome = await verifyInteraction(
      {
        ...lateBookingRequest,
        method: 'GET',
        path: attendeePath,
        description: 'who could come to a booking whose person cannot be changed',
        answers: { status: 422, body: tooLateBody },
      },
      () => listOtherPeople({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("listing who could come to another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        method: 'GET',
        path: `/api/my-account/bookings/${UNKNOWN_ID}/attendee`,
        description: 'who could come to a booking of somebody else',
        answers: notFoundAnswer,
      },
      () => listOtherPeople({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the attendee of a booking is changed', async () => {
    const attendeeMatcher = MatchersV3.like({
      id: matchProviderValue('attendeeId'),
      name: MatchersV3.string('Mia Example'),
    });
    const body = { data: MatchersV3.like({ state: 'booked', attendee: attendeeMatcher }) };
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        ...changeRequest,
        description: 'another person for a booking of a customer',
        answers: { status: 200, body },
      },
      () => changeAttendee({ id: bookingId, attendeeId }),
    );

    expect(outcome).toMatchObject({ state: 'booked', attendee: { id: attendeeId } });
  });

  test('changing the attendee to somebody who cannot come is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        ...changeRequest,
        body: { attendee_id: matchProviderValue('userId') },
        description: 'a person who cannot come to a booking',
        answers: {
          status: 422,
          body: buildFailureBody('This session is for people aged 5 to 11.', 'attendee_id'),
        },
      },
      () => changeAttendee({ id: bookingId, attendeeId: userId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { attendee_id: [expect.any(String)] } });
  });

  test('changing the attendee is refused once it is too late', async () => {
    const outcome = await verifyInteraction(
      {
        ...lateBookingRequest,
        ...changeRequest,
        body: { attendee_id: UNKNOWN_ID },
        description: 'another person for a booking whose person cannot be changed',
        answers: { status: 422, body: tooLateBody },
      },
      () => changeAttendee({ id: bookingId, attendeeId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test("changing the attendee of another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        ...changeRequest,
        path: `/api/my-account/bookings/${UNKNOWN_ID}/attendee`,
        description: 'another person for a booking of somebody else',
        answers: notFoundAnswer,
      },
      () => changeAttendee({ id: UNKNOWN_ID, attendeeId }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test("changing the attendee to another customer's attendee is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...childBookingRequest,
        ...changeRequest,
        body: { attendee_id: UNKNOWN_ID },
        description: 'a person of somebody else for a booking',
        answers: notFoundAnswer,
      },
      () => changeAttendee({ id: bookingId, attendeeId: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
