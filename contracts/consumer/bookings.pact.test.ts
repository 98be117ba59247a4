import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { cancelBooking, listBookings, loadBooking, previewCancellation } from '../../src/shared/api/index.ts';
import {
  buildAccountBooking,
  buildBookingCharge,
  buildBookingPage,
  buildCancelPreview,
} from '../../tests/fixtures/bookings.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { bookingId, expected } = providerStateValues;
const customerRequest = { given: 'a-customer-with-bookings', token: 'valid' } as const;
const listRequest = { ...customerRequest, method: 'GET', path: '/api/my-account/bookings' } as const;
const bookingPath = matchPath`/api/my-account/bookings/${'bookingId'}`;
const bookingRequest = { ...customerRequest, path: bookingPath } as const;
const cancelPath = matchPath`/api/my-account/bookings/${'bookingId'}/cancel`;
const cancelRequest = { ...customerRequest, path: cancelPath } as const;
const refund = { to: 'credit', amount: { amount: 750, formatted: '£7.50', decimal: '7.50' } };
const cancelledBookingBody = {
  data: MatchersV3.like({ state: 'cancelled', ending: MatchersV3.like({ refund: MatchersV3.like(refund) }) }),
};

describe('bookings', () => {
  test('upcoming bookings are listed a page at a time', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        query: { when: 'upcoming' },
        description: 'the upcoming bookings of a customer',
        answers: { status: 200, body: buildResponseBody(matchBody('BookingPage', buildBookingPage())) },
      },
      () => listBookings({ when: 'upcoming' }),
    );

    expect(outcome).toMatchObject({ items: [{ state: expect.any(String), cancel: { allowed: true } }] });
  });

  test('past bookings are listed with a page size', async () => {
    const attendedBooking = { state: 'attended', cancel: { allowed: false } };
    const bookingPage = {
      items: MatchersV3.eachLike(attendedBooking),
      next_cursor: MatchersV3.string('MjAyNi0xMS0yNFQxODozMA'),
    };
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        query: { when: 'past', limit: '1' },
        description: 'the latest past booking of a customer',
        answers: { status: 200, body: { data: MatchersV3.like(bookingPage) } },
      },
      () => listBookings({ when: 'past', limit: 1 }),
    );

    expect(outcome).toMatchObject({ nextCursor: expect.any(String) });
  });

  test('an unknown page of bookings is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        query: { when: 'past', cursor: 'nonsense' },
        description: 'an unknown page of bookings',
        answers: { status: 422, body: buildFailureBody('This page is unknown.', 'cursor') },
      },
      () => listBookings({ when: 'past', cursor: 'nonsense' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation' });
  });

  test('a booking is read', async () => {
    const outcome = await verifyInteraction(
      {
        ...bookingRequest,
        method: 'GET',
        description: 'a booking',
        answers: { status: 200, body: buildResponseBody(matchBody('AccountBooking', buildAccountBooking())) },
      },
      () => loadBooking({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ title: expect.any(String), venue: { slug: expect.any(String) } });
  });

  test("reading another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...customerRequest,
        method: 'GET',
        path: `/api/my-account/bookings/${UNKNOWN_ID}`,
        description: 'a booking of somebody else',
        answers: notFoundAnswer,
      },
      () => loadBooking({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('a missed booking', () => {
  test.each([
    ['a-customer-with-a-missed-booking', 'owed', 'a missed booking with its fee'],
    ['a-customer-with-a-waived-charge', 'waived', 'a missed booking whose fee is waived'],
  ] as const)('a missed booking shows its fee: %s', async (given, chargeState, description) => {
    const charge = matchBody('BookingCharge', buildBookingCharge({ state: chargeState }));
    const missedBooking = { state: MatchersV3.equal('missed'), charge: MatchersV3.like(charge) };
    const outcome = await verifyInteraction(
      {
        ...bookingRequest,
        given,
        method: 'GET',
        optionalKey: 'charge',
        description,
        answers: { status: 200, body: { data: MatchersV3.like(missedBooking) } },
      },
      () => loadBooking({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ state: 'missed', charge: { state: chargeState, canPayOnline: true } });
  });
});

describe('cancelling a booking', () => {
  test('the outcome of a cancellation is read before it', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        method: 'GET',
        description: 'what cancelling a booking does',
        answers: { status: 200, body: buildResponseBody(matchBody('CancelPreview', buildCancelPreview())) },
      },
      () => previewCancellation({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ sentence: expect.any(String), expected: expect.any(String) });
  });

  test('the outcome of a late cancellation names the fee', async () => {
    const { sentence, expected: fingerprint } = buildCancelPreview();
    const lateCancellation = {
      outcome: MatchersV3.equal('late'),
      fee: MatchersV3.like({ amount: 300, formatted: '£3.00', decimal: '3.00' }),
      sentence: MatchersV3.string(sentence),
      expected: MatchersV3.string(fingerprint),
    };
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        given: 'a-customer-with-a-late-booking',
        method: 'GET',
        description: 'what cancelling a booking too late does',
        answers: { status: 200, body: { data: MatchersV3.like(lateCancellation) } },
      },
      () => previewCancellation({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ outcome: 'late', fee: { formatted: '£3.00' } });
  });

  test("the outcome of cancelling another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...customerRequest,
        method: 'GET',
        path: `/api/my-account/bookings/${UNKNOWN_ID}/cancel`,
        description: 'what cancelling a booking of somebody else does',
        answers: notFoundAnswer,
      },
      () => previewCancellation({ id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('a booking is cancelled with the outcome that was shown', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        method: 'POST',
        description: 'a booking to be cancelled',
        body: { expected: matchProviderValue('expected') },
        answers: { status: 200, body: cancelledBookingBody },
      },
      () => cancelBooking({ id: bookingId, expected }),
    );

    expect(outcome).toMatchObject({ state: 'cancelled', ending: { refund: { to: 'credit' } } });
  });

  test('a cancellation whose outcome has changed since is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...cancelRequest,
        method: 'POST',
        description: 'a cancellation whose outcome has changed',
        body: { expected: 'another' },
        answers: {
          status: 422,
          body: buildFailureBody('The cost of cancelling has changed. Please check it again.', 'expected'),
        },
      },
      () => cancelBooking({ id: bookingId, expected: 'another' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { expected: [expect.any(String)] } });
  });

  test("cancelling another customer's booking is a 404", async () => {
    const outcome = await verifyInteraction(
      {
        ...customerRequest,
        method: 'POST',
        path: `/api/my-account/bookings/${UNKNOWN_ID}/cancel`,
        description: 'a booking of somebody else to be cancelled',
        body: { expected },
        answers: notFoundAnswer,
      },
      () => cancelBooking({ id: UNKNOWN_ID, expected }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('cancelling a whole camp', () => {
  const campRequest = { ...cancelRequest, given: 'a-booked-camp' } as const;

  test('the outcome of cancelling a whole camp names the refund for all its days', async () => {
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        method: 'GET',
        query: { whole: 'true' },
        description: 'what cancelling a camp does',
        answers: { status: 200, body: buildResponseBody(matchBody('CancelPreview', buildCancelPreview())) },
      },
      () => previewCancellation({ id: bookingId, isWhole: true }),
    );

    expect(outcome).toMatchObject({ sentence: expect.any(String), expected: expect.any(String) });
  });

  test('a booked day of a camp offers to cancel the whole camp, with the number of days', async () => {
    const campDay = MatchersV3.like({ cancel: MatchersV3.like({ whole_days: MatchersV3.integer(2) }) });
    const outcome = await verifyInteraction(
      {
        ...bookingRequest,
        given: 'a-booked-camp',
        method: 'GET',
        optionalKey: 'cancel.whole_days',
        description: 'a booking of one day of a camp',
        answers: { status: 200, body: { data: campDay } },
      },
      () => loadBooking({ id: bookingId }),
    );

    expect(outcome).toMatchObject({ cancel: { wholeDays: 2 } });
  });

  test('a whole camp is cancelled with the outcome that was shown', async () => {
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        method: 'POST',
        description: 'a camp to be cancelled',
        body: { expected: matchProviderValue('expected'), whole: true },
        answers: { status: 200, body: { data: MatchersV3.like({ state: 'cancelled' }) } },
      },
      () => cancelBooking({ id: bookingId, expected, isWhole: true }),
    );

    expect(outcome).toMatchObject({ state: 'cancelled' });
  });

  test('cancelling a whole camp is refused if the outcome has changed since', async () => {
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        method: 'POST',
        description: 'the cancellation of a camp whose outcome has changed',
        body: { expected: 'another', whole: true },
        answers: {
          status: 422,
          body: buildFailureBody('The cost of cancelling has changed. Please check it again.', 'expected'),
        },
      },
      () => cancelBooking({ id: bookingId, expected: 'another', isWhole: true }),
    );

    expect(outcome).toMatchObject({ kind: 'validation' });
  });
});
