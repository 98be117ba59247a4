import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { buildAccountBooking, buildBookingPage } from '../../../../../tests/fixtures/bookings.ts';
import { BookingsPage } from './bookings-page';

function openAt(path: string, ...answers: FakeAnswer[]) {
  const left = [...answers];
  fakeOperator({
    'GET /api/my-account/bookings': () => left.shift() ?? { breaks: true },
    'GET /api/activities/waiting-list': { data: [] },
  });
  render(
    <Provider value={fork()}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[path]}>
          <BookingsPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { user: userEvent.setup() };
}

const page = (...given: Parameters<typeof buildAccountBooking>[0][]) => ({
  data: buildBookingPage({ items: given.map((one) => buildAccountBooking(one)) }),
});

test('upcoming bookings stand under their days, each leading to its own page', async () => {
  openAt(
    '/bookings/upcoming',
    page(
      { id: 'b-1' },
      { id: 'b-2', title: 'Swimming', attendee: null, quantity: 3, local_start: '20:00', local_end: '21:00' },
      { id: 'b-3', title: 'Pilates', local_date: '2026-11-25' },
    ),
  );
  const tuesday = await screen.findByRole('region', { name: 'Tuesday 24 November' });
  expect(within(tuesday).getAllByRole('listitem')).toHaveLength(2);
  expect(within(tuesday).getByText('Studio 1, Riverside Leisure Centre · 3 places')).toBeTruthy();
  const pilates = screen.getByRole('link', { name: 'Pilates' });
  expect(pilates.getAttribute('href')).toBe('/bookings/b-3');
  expect(screen.getByRole('link', { name: 'Upcoming' }).getAttribute('aria-current')).toBe('page');
});

test('a past booking says in words what became of it', async () => {
  openAt('/bookings/past', page({ id: 'b-1', state: 'missed' }, { id: 'b-2', state: 'cancelled' }));
  expect(await screen.findByText('Missed')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

test('"Show more" adds the next page; one that fails shows an error, is asked for again, and keeps the list', async () => {
  const first = { data: buildBookingPage({ items: [buildAccountBooking()], next_cursor: 'n-1' }) };
  const { user } = openAt(
    '/bookings/past',
    first,
    { status: 500, body: { message: 'No.' } },
    page({ id: 'b-2', title: 'Pilates', local_date: '2026-11-20' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We could not load more bookings.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yoga' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Pilates' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a list that does not load shows an error with Try again', async () => {
  const { user } = openAt('/bookings/upcoming', { breaks: true }, page({}));
  expect(await screen.findByText('We could not load your bookings.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  expect(screen.queryByText('We could not load your bookings.')).toBeNull();
});

test('a customer without bookings is led to the timetable', async () => {
  openAt('/bookings/upcoming', page());
  expect(await screen.findByText('You have no upcoming bookings.')).toBeTruthy();
});
