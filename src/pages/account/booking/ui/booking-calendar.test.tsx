import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildAccountBooking, buildBookingDate } from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, openBooking } from '../testing/open-booking';

const creditRefund = { to: 'credit' as const, amount: { amount: 750, formatted: '£7.50', decimal: '7.50' } };
const cancelledAnswer = {
  data: buildAccountBooking({
    id: BOOKING_ID,
    state: 'cancelled',
    cancel: { allowed: false, free_until: null, message: null },
    ending: { at: '2026-11-23T09:12:00Z', reason: null, refund: creditRefund, fee: null },
  }),
};

test('if the browser cannot save files, the calendar button links to the API’s file, if there is one', async () => {
  openBooking({
    bookingAnswer: { data: buildAccountBooking({ calendar_url: '/api/calendar/booking.x.y' }) },
  });
  const link = await screen.findByRole('link', { name: 'Nothing was saved? Open the calendar file' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/api/calendar/booking.x.y`);
});

test('a booking is saved to the calendar, and a cancelled one is removed with the same id and a higher sequence', async () => {
  const bookedPage = openBooking({});
  await bookedPage.user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(bookedPage.savedFiles).toHaveLength(1));
  const bookedLines = bookedPage.savedFiles[0]?.content.split('\r\n') ?? [];
  expect(bookedPage.savedFiles[0]?.name).toBe('yoga-2026-11-24.ics');
  expect(bookedLines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Yoga: Ann Example',
      'LOCATION:Studio 1\\, Riverside Leisure Centre',
      'DTSTART;TZID=Europe/London:20261124T183000',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
    ]),
  );
  cleanup();
  const cancelledPage = openBooking({ bookingAnswer: cancelledAnswer });
  await cancelledPage.user.click(await screen.findByRole('button', { name: 'Remove from calendar' }));
  await waitFor(() => expect(cancelledPage.savedFiles).toHaveLength(1));
  const cancelledLines = cancelledPage.savedFiles[0]?.content.split('\r\n') ?? [];
  expect(cancelledLines).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED']));
  const findUid = (lines: readonly string[]) => lines.find((line) => line.startsWith('UID:'));
  expect(findUid(cancelledLines)).toBe(findUid(bookedLines));
});

test('a past booking cannot be saved to the calendar', async () => {
  openBooking({ bookingAnswer: { data: buildAccountBooking({ id: BOOKING_ID, state: 'attended' }) } });
  await screen.findByRole('heading', { level: 1, name: 'Yoga' });
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
});

describe('the calendar', () => {
  const buildCamp = (state: 'booked' | 'cancelled') =>
    buildAccountBooking({
      id: BOOKING_ID,
      state,
      item_id: 'i-1',
      dates: [
        buildBookingDate({ booking_id: BOOKING_ID, is_cancelled: state === 'cancelled' }),
        buildBookingDate({
          booking_id: 'b-2',
          local_date: '2026-11-25',
          starts_at: '2026-11-25T18:30:00Z',
          ends_at: '2026-11-25T19:15:00Z',
        }),
      ],
    });
  const listUidsAndStates = (file: { content: string } | undefined) =>
    (file?.content ?? '').split('\r\n').filter((line) => /^(UID|STATUS)/.test(line));

  test('the calendar contains one day of a camp, or all days booked together, with the ids of the confirmation', async () => {
    const { user, savedFiles } = openBooking({ bookingAnswer: { data: buildCamp('booked') } });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(listUidsAndStates(savedFiles[0])).toEqual(['UID:i-1-2026-11-24@pavilion', 'STATUS:CONFIRMED']);
    await user.click(screen.getByRole('button', { name: 'Add all dates to calendar' }));
    await waitFor(() => expect(savedFiles).toHaveLength(2));
    expect(listUidsAndStates(savedFiles[1])).toEqual([
      'UID:i-1-2026-11-24@pavilion',
      'STATUS:CONFIRMED',
      'UID:i-1-2026-11-25@pavilion',
      'STATUS:CONFIRMED',
    ]);
  });

  test('the calendar contains every session of a course', async () => {
    const dates = ['2026-11-24', '2026-12-01'].map((local_date) =>
      buildBookingDate({ booking_id: BOOKING_ID, local_date }),
    );
    const course = buildAccountBooking({ id: BOOKING_ID, item_id: 'i-1', dates });
    const { user, savedFiles } = openBooking({ bookingAnswer: { data: course } });
    await user.click(await screen.findByRole('button', { name: 'Add all dates to calendar' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(listUidsAndStates(savedFiles[0]).filter((line) => line.startsWith('UID'))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
});
