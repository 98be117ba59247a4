import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { timetableRefreshRequested } from '@/features/browse-timetable';
import { buildTodayAnswer, callAndWait, fixClock, fullYoga, openTimetable } from '../testing/open-timetable';

fixClock();

const BOOK_BUTTON = 'Book Yoga for improvers, Monday 23 November, 18:30';

describe('a session that the customer has booked', () => {
  const bookedSessions = [{ session_id: 'yoga-1', booking_id: 'b-1' }];
  const BOOKED_TEXT = 'Booked: Yoga for improvers, Monday 23 November, 18:30. See your booking';

  test('a booked session links to the booking, and another place can be booked', async () => {
    openTimetable([buildTodayAnswer({ booked: bookedSessions })], '', {
      token: 't-1',
      myAccount: 'http://account.test',
    });
    const bookingLink = await screen.findByRole('link', { name: BOOKED_TEXT });
    expect(bookingLink.textContent).toBe('Booked');
    expect(bookingLink.getAttribute('href')).toBe('http://account.test/bookings/b-1');
    expect(
      screen.getByRole('button', {
        name: 'Book another space: Yoga for improvers, Monday 23 November, 18:30',
      }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: BOOK_BUTTON })).toBeNull();
  });

  test('a booked session shows the booking even if it is full, without a waiting list', async () => {
    openTimetable([buildTodayAnswer({ sessions: [fullYoga], booked: bookedSessions })], '', {
      token: 't-1',
      myAccount: 'http://account.test',
    });
    expect(await screen.findByRole('link', { name: BOOKED_TEXT })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Join the waiting list/ })).toBeNull();
  });

  test('a booked session has no link if the operator has no account site', async () => {
    openTimetable([buildTodayAnswer({ booked: bookedSessions })], '', {
      token: 't-1',
      myAccount: '',
    });
    expect(await screen.findByText('Booked')).toBeTruthy();
    expect(screen.queryByRole('link', { name: BOOKED_TEXT })).toBeNull();
  });

  test('a session is no longer shown as booked after the list has loaded without the booking', async () => {
    openTimetable([buildTodayAnswer({ booked: bookedSessions }), buildTodayAnswer({ booked: [] })], '', {
      token: 't-1',
    });
    expect(await screen.findByText('Booked')).toBeTruthy();
    await callAndWait(timetableRefreshRequested, undefined);
    expect(await screen.findByRole('button', { name: BOOK_BUTTON })).toBeTruthy();
    expect(screen.queryByText('Booked')).toBeNull();
  });
});
