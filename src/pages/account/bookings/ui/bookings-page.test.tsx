import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { saveFileFx } from '@/shared/calendar-file';
import { type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildAccountBooking, buildBookingPage } from '../../../../../tests/fixtures/bookings.ts';
import { buildWaitingEntry, buildWaitingOffer } from '../../../../../tests/fixtures/waiting-list.ts';
import { BookingsPage } from './bookings-page';

function openBookingsAt(path: string, ...answers: FakeAnswer[]) {
  return openBookingsWithWaitingLists(path, [], ...answers);
}

function openBookingsWithWaitingLists(
  path: string,
  waitingEntries: readonly object[],
  ...answers: FakeAnswer[]
) {
  const answersLeft = [...answers];
  const requestedAttendeeIds: (string | null)[] = [];
  const savedFiles: { name: string; content: string }[] = [];
  fakeOperator({
    'GET /api/my-account/bookings': (_, query) => {
      requestedAttendeeIds.push(query.get('attendee_id'));
      return answersLeft.shift() ?? { breaks: true };
    },
    'GET /api/activities/waiting-list': { data: [...waitingEntries] },
  });
  render(
    <Provider
      value={fork({
        handlers: [[saveFileFx, (file: (typeof savedFiles)[number]) => void savedFiles.push(file)]],
      })}
    >
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <BookingsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { requestedAttendeeIds, savedFiles, user: userEvent.setup() };
}

const buildBookingsAnswer = (...bookingsOverrides: Parameters<typeof buildAccountBooking>[0][]) => ({
  data: buildBookingPage({ items: bookingsOverrides.map((overrides) => buildAccountBooking(overrides)) }),
});

// Proves A2.1.
test('upcoming bookings are grouped by day, and each links to its own page', async () => {
  openBookingsAt(
    '/bookings/upcoming',
    buildBookingsAnswer(
      { id: 'b-1' },
      { id: 'b-2', title: 'Swimming', attendee: null, quantity: 3, local_start: '20:00', local_end: '21:00' },
      { id: 'b-3', title: 'Pilates', local_date: '2026-11-25' },
    ),
  );
  const tuesday = await screen.findByRole('region', { name: 'Tuesday 24 November' });
  expect(within(tuesday).getAllByRole('listitem')).toHaveLength(2);
  expect(within(tuesday).getByText('Studio 1, Riverside Leisure Centre · 3 spaces')).toBeTruthy();
  expect(within(tuesday).getAllByText('Free to cancel until Tue 24 Nov, 16:30.')).toHaveLength(2);
  const pilatesLink = screen.getByRole('link', { name: 'Pilates' });
  expect(pilatesLink.getAttribute('href')).toBe('/bookings/b-3');
  expect(screen.getByRole('link', { name: 'Upcoming' }).getAttribute('aria-current')).toBe('page');
});

test('unnamed places are listed with their price, and a single one without a number', async () => {
  const price_label = 'Included in your Family';
  openBookingsAt(
    '/bookings/upcoming',
    buildBookingsAnswer(
      { id: 'b-1', attendee: null, quantity: 3, price_label },
      { id: 'b-2', attendee: null, quantity: 1, price_label },
    ),
  );
  const [severalPlaces, singlePlace] = await screen.findAllByText(/Included in your Family/);
  expect(readText(severalPlaces)).toMatch(/ · Included in your Family \(3 spaces\)$/);
  expect(singlePlace?.textContent).toMatch(/ · Included in your Family$/);
});

test('a past booking shows its outcome in words', async () => {
  openBookingsAt(
    '/bookings/past',
    buildBookingsAnswer({ id: 'b-1', state: 'missed' }, { id: 'b-2', state: 'cancelled' }),
  );
  expect(await screen.findByText('Missed')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

// Proves A2.2.
test('"Show more" adds the next page; a failed page shows an error, can be retried, and keeps the list', async () => {
  const firstPage = { data: buildBookingPage({ items: [buildAccountBooking()], next_cursor: 'n-1' }) };
  const { user } = openBookingsAt(
    '/bookings/past',
    firstPage,
    { status: 500, body: { message: 'No.' } },
    buildBookingsAnswer({ id: 'b-2', title: 'Pilates', local_date: '2026-11-20' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We couldn’t load more bookings.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yoga' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Pilates' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a list that does not load shows an error with Try again', async () => {
  const { user } = openBookingsAt('/bookings/upcoming', { breaks: true }, buildBookingsAnswer({}));
  expect(await screen.findByText('We couldn’t load your bookings.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  expect(screen.queryByText('We couldn’t load your bookings.')).toBeNull();
});

test('a customer without bookings gets a link to the timetable', async () => {
  openBookingsAt('/bookings/upcoming', buildBookingsAnswer());
  expect(await screen.findByText('You have no upcoming bookings.')).toBeTruthy();
});

test('a parent of two can filter the bookings by child, and clear the filter', async () => {
  const [ann, leo] = [
    { id: 'b-1', attendee: { id: 'p-1', name: 'Ann Example' } },
    { id: 'b-2', title: 'Swimming', attendee: { id: 'p-2', name: 'Leo Example' } },
  ];
  const { requestedAttendeeIds, user } = openBookingsAt(
    '/bookings/upcoming',
    buildBookingsAnswer(ann, leo),
    buildBookingsAnswer(leo),
    buildBookingsAnswer(ann, leo),
  );
  const personSelect = await screen.findByLabelText('Who for');
  await user.selectOptions(personSelect, 'Leo Example');
  expect(await screen.findByRole('link', { name: 'Swimming' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Yoga' })).toBeNull();
  expect(document.activeElement).toBe(personSelect);
  await user.selectOptions(personSelect, 'Everyone');
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  expect(requestedAttendeeIds).toEqual([null, 'p-2', null]);
});

test('the waiting lists have their own tab with their number, and are listed below the offers', async () => {
  openBookingsWithWaitingLists('/bookings/waiting', [
    buildWaitingEntry({ rank: 3, length: 4 }),
    buildWaitingOffer({ id: 'w-2' }),
  ]);
  const lists = within(await screen.findByRole('region', { name: 'Waiting lists' }));
  expect(lists.getByText('3rd of 4')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept space' })).toBeTruthy();
  const waitingTab = screen.getByRole('link', { name: 'Waiting (2)' });
  expect(waitingTab.getAttribute('aria-current')).toBe('page');
});

test('a customer who is on no waiting list sees a message', async () => {
  openBookingsAt('/bookings/waiting');
  expect(await screen.findByText('You’re not on a waiting list.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Waiting' })).toBeTruthy();
});

test('a customer who books for one person has no filter', async () => {
  openBookingsAt('/bookings/upcoming', buildBookingsAnswer({ id: 'b-1' }, { id: 'b-2', title: 'Pilates' }));
  await screen.findByRole('link', { name: 'Pilates' });
  expect(screen.queryByLabelText('Who for')).toBeNull();
});

test('the bookings on the screen are saved to the calendar, including the cancellations', async () => {
  const { savedFiles, user } = openBookingsAt(
    '/bookings/upcoming',
    buildBookingsAnswer(
      { id: 'b-1' },
      {
        id: 'b-2',
        title: 'Pilates',
        state: 'cancelled_by_centre',
        ending: {
          at: '2026-11-23T09:12:00Z',
          reason: 'The leader is ill.',
          refund: { to: 'none', amount: { amount: 0, formatted: '£0.00', decimal: '0.00' } },
          fee: null,
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Add these to calendar' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  const lines = savedFiles[0]?.content.split('\r\n') ?? [];
  expect(lines.filter((line) => /^(SUMMARY|STATUS)/.test(line))).toEqual([
    'SUMMARY:Yoga: Ann Example',
    'STATUS:CONFIRMED',
    'SUMMARY:Pilates: Ann Example',
    'STATUS:CANCELLED',
  ]);
});
