import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { $selectedVenueSlug, $subSite } from '@/shared/mode';
import { navigated } from '@/shared/routes';
import { type FakeAnswer, fakeOperator, isLeftToBrowser } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildAccountBooking, buildBookingPage } from '../../../../../tests/fixtures/bookings.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { centreFinder } from '../model/bookings-home';
import { BookingsHomePage } from './bookings-home-page';

const ACCOUNT_SITE = 'https://my-account.operator.test';
const NEXT_BOOKING_TEXT =
  'Your next booking: Yoga, Tuesday 24 November, 18:30 to 19:15, Riverside Leisure Centre.';
const bookingsAnswer = { data: buildBookingPage({ items: [buildAccountBooking({ id: 'b-1' })] }) };

interface OpenHomeOptions {
  readonly token?: string | null;
  readonly subSites?: { readonly myAccount: string };
  /** The centre that was selected before. */
  readonly slug?: string | null;
}

function openHome(
  answer: FakeAnswer,
  { token = 't-1', subSites = { myAccount: ACCOUNT_SITE }, slug = null }: OpenHomeOptions = {},
) {
  const calls = fakeOperator({
    'GET /api/my-account/bookings': answer,
    'GET /api/activities/venues': { data: [buildVenue({ slug: 'riverside', name: 'Riverside' })] },
  });
  const scope = fork({
    values: [
      [$subSite, 'bookings'],
      [$token, token],
      [$selectedVenueSlug, slug],
      [$config, readConfig({ subSites })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <BookingsHomePage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, scope };
}
const countBookingCalls = (calls: readonly { call: string }[]) =>
  calls.filter(({ call }) => call === 'GET /api/my-account/bookings').length;

test('a customer sees their next booking with a link to it', async () => {
  openHome(bookingsAnswer);
  expect(await screen.findByText(NEXT_BOOKING_TEXT)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
    `${ACCOUNT_SITE}/bookings/b-1`,
  );
});

test('the next booking is not linked if the operator has no account site', async () => {
  openHome(bookingsAnswer, { subSites: { myAccount: '' } });
  expect(await screen.findByText(NEXT_BOOKING_TEXT)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See your booking' })).toBeNull();
});

test('the next booking is requested only for a customer, and disappears after the log-out', async () => {
  const { calls, scope } = openHome(bookingsAnswer, { token: null });
  await screen.findByRole('heading', { level: 1, name: 'Book an activity' });
  expect(countBookingCalls(calls)).toBe(0);
  await act(() => allSettled($token, { scope, params: 't-2' }));
  expect(await screen.findByText(NEXT_BOOKING_TEXT)).toBeTruthy();
  await act(() => allSettled($token, { scope, params: null }));
  expect(screen.queryByText(NEXT_BOOKING_TEXT)).toBeNull();
});

test.each<[string, FakeAnswer]>([
  ['has none', { data: buildBookingPage({ items: [] }) }],
  ['does not come', { breaks: true }],
])('if the next booking %s, a centre can be chosen as usual', async (_, answer) => {
  const { calls } = openHome(answer);
  await expect.poll(() => countBookingCalls(calls)).toBe(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Book an activity' })).toBeTruthy();
  expect(screen.queryByText(/^Your next booking/)).toBeNull();
  const link = await screen.findByRole('link', { name: 'See your bookings' });
  expect(link.getAttribute('href')).toBe(`${ACCOUNT_SITE}/bookings`);
});

test('a centre links to its timetable, and opening it in another tab does not select it here', async () => {
  const { scope } = openHome(bookingsAnswer, { token: null });
  const onNavigated = vi.fn();
  createWatch({ unit: navigated, scope, fn: onNavigated });
  const centre = await screen.findByRole('link', { name: 'Choose Riverside' });
  expect(centre.getAttribute('href')).toBe('/location/riverside');
  expect(isLeftToBrowser(centre, { ctrlKey: true })).toBe(true);
  expect(onNavigated).not.toHaveBeenCalled();
  expect(isLeftToBrowser(centre, {})).toBe(false);
  expect(onNavigated).toHaveBeenCalledExactlyOnceWith({ to: '/location/riverside' });
  expect(scope.getState($selectedVenueSlug)).toBe('riverside');
});

test('Search is secondary while there is a centre to continue with, but not after a search', async () => {
  const { scope } = openHome(bookingsAnswer, { token: null, slug: 'riverside' });
  const readButtonBackground = () =>
    getComputedStyle(screen.getByRole('button', { name: 'Search' })).background;
  const primaryBackground = readButtonBackground();
  await screen.findByRole('link', { name: 'Continue with Riverside' });
  expect(readButtonBackground()).not.toBe(primaryBackground);
  await act(() => allSettled(centreFinder.searchChanged, { scope, params: 'Riverside' }));
  await act(() => allSettled(centreFinder.searchSubmitted, { scope }));
  expect(readButtonBackground()).toBe(primaryBackground);
});
