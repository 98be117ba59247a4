import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $token, $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { toastTimeFx } from '@/shared/toast';
import { buildAccountBooking, buildBookingPage } from '../../../../../tests/fixtures/bookings.ts';
import { buildCart, buildCartItem } from '../../../../../tests/fixtures/cart.ts';
import {
  buildWaitingEntry,
  buildWaitingForDays,
  buildWaitingOffer,
} from '../../../../../tests/fixtures/waiting-list.ts';
import { DashboardPage } from './dashboard-page';

const bookings = 'https://bookings.operator.test';

function openDashboard(
  list: readonly FakeAnswer[],
  user: Partial<User> = {},
  waiting: readonly FakeAnswer[] = [{ data: [] }],
) {
  const left = [...list];
  const leftOfWaiting = [...waiting];
  const calls = fakeOperator({
    'GET /api/my-account/bookings': () => left.shift() ?? { breaks: true },
    'GET /api/activities/waiting-list': () => leftOfWaiting.shift() ?? { breaks: true },
    'POST /api/cart/add': { data: buildCart({ items: [buildCartItem({ type: 'penalty' })] }) },
  });
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$user, aUser(user)],
      [$config, readConfig({ subSites: { bookings } })],
    ],
    handlers: [[toastTimeFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

const page = { data: buildBookingPage({ items: [buildAccountBooking({ id: 'b-1' })] }) };
const money = (amount: number, formatted: string) => ({ amount, formatted });

test('the dashboard says what is next, with the code for the door and the credit', async () => {
  openDashboard([page], { barcode: '9000001234', credit: { balance: money(1500, '£15.00') } });
  const next = within(await screen.findByRole('region', { name: 'Next bookings' }));
  expect((await next.findByRole('link', { name: 'Yoga' })).getAttribute('href')).toBe('/bookings/b-1');
  expect(next.getByText('Tuesday 24 November, 18:30 to 19:15')).toBeTruthy();
  expect(screen.getByText('9000001234')).toBeTruthy();
  expect(screen.getByText('£15.00 is on your account. You can spend it on your next booking.')).toBeTruthy();
});

test('bookings that do not come leave the rest of the page, and are asked for again', async () => {
  const { user } = openDashboard([{ breaks: true }, page], { barcode: '9000001234' });
  expect(await screen.findByText('We could not load your next bookings.')).toBeTruthy();
  expect(screen.getByText('9000001234')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
});

test('what is owed comes first and is put into the basket from here', async () => {
  const owed = { id: 'p-1', name: 'Missed class: Yoga', price: { ...money(300, '£3.00'), decimal: '3.00' } };
  const { calls, user } = openDashboard([page], { outstandingPenalties: [owed] });
  expect(
    screen.getByText('You owe £3.00 (Missed class: Yoga). You cannot book until it is paid.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay what is outstanding' }));
  const link = await screen.findByRole('link', { name: 'Go to your basket' });
  expect(link.getAttribute('href')).toBe(`${bookings}/basket`);
  const added = calls.filter(({ call }) => call === 'POST /api/cart/add');
  expect(added.map(({ body }) => body)).toEqual([{ items: [{ id: 'p-1', type: 'penalty' }] }]);
});

test('a customer without bookings is led to the timetable', async () => {
  openDashboard([{ data: buildBookingPage({ items: [] }) }]);
  const link = await screen.findByRole('link', { name: 'Book an activity' });
  expect(link.getAttribute('href')).toBe(bookings);
});

test('an offer from a waiting list comes before what is waited for, and leads to its page on the bookings site', async () => {
  openDashboard([page], {}, [
    { data: [buildWaitingEntry({ id: 'w-1', rank: 2, length: 5 }), buildWaitingOffer({ id: 'w-2' })] },
  ]);
  const lists = within(await screen.findByRole('region', { name: 'Waiting lists' }));
  const said = lists.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual(['A place is yours until Mon 23 Nov, 19:02.', 'You are 2 of 5.']);
  const offer = lists.getByRole('link', { name: 'Take it or let it go' });
  expect(offer.getAttribute('href')).toBe(`${bookings}/waiting-list/w-2`);
});

test('days of a camp that a parent waits for stand with their times, for whom, and the rank', async () => {
  openDashboard([page], {}, [{ data: [buildWaitingForDays({ rank: 1, length: 1 })] }]);
  const entry = within(await screen.findByRole('region', { name: 'Multi-sports camp' }));
  expect(entry.getByText('Wed 9 Dec, 08:30–17:30 · Full day')).toBeTruthy();
  expect(entry.getByText('For Mia Taylor')).toBeTruthy();
  expect(entry.getByText('You are 1 of 1.')).toBeTruthy();
});

test('waiting lists that do not come leave the rest, and are asked for again', async () => {
  const { user } = openDashboard([page], {}, [{ breaks: true }, { data: [buildWaitingEntry()] }]);
  expect(await screen.findByText('We could not load your waiting lists.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Waiting lists' })).toBeTruthy();
});
