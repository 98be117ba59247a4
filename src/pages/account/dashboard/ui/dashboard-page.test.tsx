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
import { answerInTurn, aUser, type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAccountMembership } from '../../../../../tests/fixtures/account-memberships.ts';
import { buildAccountBooking, buildBookingPage } from '../../../../../tests/fixtures/bookings.ts';
import { buildHeldPackage } from '../../../../../tests/fixtures/packages.ts';
import {
  buildCampEntry,
  buildWaitingEntry,
  buildWaitingOffer,
} from '../../../../../tests/fixtures/waiting-list.ts';
import { DashboardPage } from './dashboard-page';

const bookingsSite = 'https://bookings.operator.test';
const joiningSite = 'https://join.operator.test';

interface OtherAnswers {
  readonly pastBookings?: FakeAnswer;
  readonly packages?: readonly FakeAnswer[];
  readonly payments?: FakeAnswer;
  readonly memberships?: FakeAnswer;
}

function openDashboard(
  bookingAnswers: readonly FakeAnswer[],
  user: Partial<User> = {},
  waitingAnswers: readonly FakeAnswer[] = [{ data: [] }],
  otherAnswers: OtherAnswers = {},
) {
  const bookingAnswersLeft = [...bookingAnswers];
  const packageAnswersLeft = [...(otherAnswers.packages ?? [{ data: { items: [] } }])];
  const calls = fakeOperator({
    'GET /api/my-account/bookings': (_, query) =>
      query.get('when') === 'past'
        ? (otherAnswers.pastBookings ?? { data: buildBookingPage({ items: [] }) })
        : (bookingAnswersLeft.shift() ?? { breaks: true }),
    'GET /api/my-account/packages': () => packageAnswersLeft.shift() ?? { breaks: true },
    'GET /api/my-account/payments': otherAnswers.payments ?? { breaks: true },
    'GET /api/my-account/memberships': otherAnswers.memberships ?? { data: { items: [] } },
    'GET /api/activities/waiting-list': answerInTurn(waitingAnswers),
  });
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$user, aUser(user)],
      [$config, readConfig({ subSites: { bookings: bookingsSite, onlineJoining: joiningSite } })],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

const oneBookingAnswer = { data: buildBookingPage({ items: [buildAccountBooking({ id: 'b-1' })] }) };
const buildMoney = (amount: number, formatted: string) => ({ amount, formatted });

// Proves A1.1.
test('the dashboard shows the next booking, the member code and the credit', async () => {
  openDashboard([oneBookingAnswer], {
    barcode: '9000001234',
    credit: { balance: buildMoney(1500, '£15.00') },
  });
  const nextCard = within(await screen.findByRole('region', { name: 'Next booking' }));
  expect((await nextCard.findByRole('link', { name: 'Yoga' })).getAttribute('href')).toBe('/bookings/b-1');
  expect(nextCard.getByText('Studio 1, Riverside Leisure Centre')).toBeTruthy();
  expect(nextCard.getByText('For Ann Example')).toBeTruthy();
  expect(nextCard.getByText('Free to cancel until Tue 24 Nov, 16:30.')).toBeTruthy();
  expect(nextCard.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(nextCard.getByText('Tuesday 24 November, 18:30 to 19:15')).toBeTruthy();
  expect(nextCard.getByRole('link', { name: 'Cancel booking' }).getAttribute('href')).toBe(
    '/bookings/b-1/cancel',
  );
  expect(screen.getByRole('heading', { level: 1, name: `Hello, ${aUser({}).firstName}` })).toBeTruthy();
  expect(screen.getByText('9000001234')).toBeTruthy();
  expect(screen.getByText('You have £15.00 of credit. You can spend it on your next booking.')).toBeTruthy();
});

// Proves A1.2.
test('if bookings fail to load, the rest of the page stays and they can be retried', async () => {
  const { user } = openDashboard([{ breaks: true }, oneBookingAnswer], { barcode: '9000001234' });
  expect(await screen.findByText('We couldn’t load your next bookings.')).toBeTruthy();
  expect(screen.getByText('9000001234')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
});

test('later bookings are listed in rows, and each links to its own page', async () => {
  const items = [
    buildAccountBooking({ id: 'b-1' }),
    buildAccountBooking({ id: 'b-2', title: 'Pilates', local_date: '2026-11-25' }),
  ];
  openDashboard([{ data: buildBookingPage({ items }) }]);
  const laterCard = within(await screen.findByRole('region', { name: 'After that' }));
  expect(laterCard.getAllByRole('listitem')).toHaveLength(1);
  expect(laterCard.getByRole('link', { name: 'Pilates' }).getAttribute('href')).toBe('/bookings/b-2');
  expect(laterCard.getByText('Wed 25 Nov, 18:30 to 19:15 · For Ann Example')).toBeTruthy();
});

test('a customer without bookings gets a link to the timetable', async () => {
  openDashboard([{ data: buildBookingPage({ items: [] }) }]);
  const link = await screen.findByRole('link', { name: 'Book an activity' });
  expect(link.getAttribute('href')).toBe(bookingsSite);
});

test('a customer without a membership or a package can buy one', async () => {
  openDashboard([oneBookingAnswer]);
  const membershipLink = await screen.findByRole('link', { name: 'Buy a membership' });
  expect(membershipLink.getAttribute('href')).toBe(joiningSite);
  const packageLink = await screen.findByRole('link', { name: 'Buy a package' });
  expect(packageLink.getAttribute('href')).toBe('/packages');
});

// Proves A1.6.
test('an offer from a waiting list is the first card, with the remaining time and two buttons', async () => {
  openDashboard([oneBookingAnswer], {}, [
    { data: [buildWaitingEntry({ id: 'w-1', rank: 2, length: 5 }), buildWaitingOffer({ id: 'w-2' })] },
  ]);
  const offer = within(await screen.findByRole('region', { name: 'Yoga for improvers' }));
  expect(offer.getByText('A space has come up for you')).toBeTruthy();
  expect(offer.getByText('We’re keeping a space for you until Mon 23 Nov, 19:02.')).toBeTruthy();
  expect(readText(offer.getByRole('timer'))).toBe('59 minutes left');
  expect(offer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Accept space',
    'No thanks',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Yoga for improvers');
});

test('waiting list entries are listed in rows with their position and a button to leave', async () => {
  openDashboard([oneBookingAnswer], {}, [{ data: [buildWaitingEntry({ id: 'w-1', rank: 2, length: 5 })] }]);
  const waitingLists = within(await screen.findByRole('region', { name: 'Waiting lists' }));
  expect(waitingLists.getByText('2nd of 5')).toBeTruthy();
  expect(waitingLists.getByRole('button', { name: 'Leave Yoga for improvers' })).toBeTruthy();
  const entryLink = waitingLists.getByRole('link', { name: 'Yoga for improvers' });
  expect(entryLink.getAttribute('href')).toBe(`${bookingsSite}/waiting-list/w-1`);
});

test('waiting list entries for days of a camp show the times, the child and the position', async () => {
  openDashboard([oneBookingAnswer], {}, [{ data: [buildCampEntry({ rank: 1, length: 1 })] }]);
  const waitingLists = within(await screen.findByRole('region', { name: 'Waiting lists' }));
  expect(waitingLists.getByText('Wed 9 Dec, 08:30 to 17:30 · Full day')).toBeTruthy();
  expect(waitingLists.getByText(/ · For Mia Taylor$/)).toBeTruthy();
  expect(waitingLists.getByText('1st of 1')).toBeTruthy();
});

test('if waiting lists fail to load, the rest of the page stays and they can be retried', async () => {
  const { user } = openDashboard([oneBookingAnswer], {}, [{ breaks: true }, { data: [buildWaitingEntry()] }]);
  expect(await screen.findByText('We couldn’t load your waiting lists.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Waiting lists' })).toBeTruthy();
});

test('the cards are in order of importance', async () => {
  const twoBookingsAnswer = {
    data: buildBookingPage({ items: [{ id: 'b-1' }, { id: 'b-2' }].map(buildAccountBooking) }),
  };
  openDashboard(
    [twoBookingsAnswer],
    { barcode: '9000001234', credit: { balance: buildMoney(1500, '£15.00') } },
    [{ data: [buildWaitingEntry()] }],
  );
  await screen.findByRole('heading', { name: 'Waiting lists' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Next booking', 'Member card', 'Credit', 'After that', 'Waiting lists']);
});

test('a package shows its remaining visits, and a used-up one is not shown', async () => {
  const items = [
    buildHeldPackage({ name: '10 swims', uses: 10, uses_left: 6 }),
    buildHeldPackage({ id: 'used', name: '5 classes', state: 'used_up', uses_left: 0 }),
  ];
  openDashboard([oneBookingAnswer], {}, undefined, { packages: [{ data: { items } }] });
  const card = within(await screen.findByRole('region', { name: 'Packages' }));
  expect(await card.findByText('10 swims')).toBeTruthy();
  expect(card.getByText(/6 of 10 visits left/)).toBeTruthy();
  expect(card.queryByText('5 classes')).toBeNull();
});

// Proves A1.2.
test('if packages fail to load, the rest of the page stays and they can be retried', async () => {
  const { user } = openDashboard([oneBookingAnswer], {}, undefined, {
    packages: [{ breaks: true }, { data: { items: [] } }],
  });
  expect(await screen.findByText('We couldn’t load your packages.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Buy a package' })).toBeTruthy();
});

test('the most recent activity can be booked again', async () => {
  const pastBookings = {
    data: buildBookingPage({ items: [buildAccountBooking({ title: 'Spin', activity_slug: 'spin' })] }),
  };
  openDashboard([oneBookingAnswer], {}, undefined, { pastBookings });
  const bookAgainCard = within(await screen.findByRole('region', { name: 'Book again' }));
  const link = await bookAgainCard.findByRole('link', { name: 'Spin' });
  expect(link.getAttribute('href')).toBe(`${bookingsSite}/location/riverside-leisure-centre/activities/spin`);
});

const permissions = buildAccountMembership().may;
const renewablePermissions = { ...permissions, renew: { allowed: true, message: null } };

test('a membership shows its state and its next payment', async () => {
  const refusedPermissions = { ...permissions, renew: { allowed: false, message: 'It goes on by itself.' } };
  const items = [buildAccountMembership({ may: refusedPermissions })];
  openDashboard([oneBookingAnswer], {}, undefined, { memberships: { data: { items } } });
  const card = within(await screen.findByRole('region', { name: 'Membership' }));
  expect(await card.findByRole('heading', { name: 'Total Fitness' })).toBeTruthy();
  expect(card.getByText('Active')).toBeTruthy();
  expect(card.getByText('Next payment: £36.50 on 15 December 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Change Total Fitness' }).getAttribute('href')).toMatch(/\/change$/);
  expect(card.getByRole('link', { name: 'Manage Total Fitness' })).toBeTruthy();
  expect(card.queryByRole('link', { name: /^Renew/ })).toBeNull();
});

test('a membership that ends soon shows when, and can be renewed from its card', async () => {
  const items = [
    buildAccountMembership({
      id: 'm-1',
      end_date: '2026-12-10',
      next_collection: null,
      may: renewablePermissions,
    }),
    buildAccountMembership({ id: 'm-2', state: 'ended', end_date: '2025-01-31', may: permissions }),
  ];
  openDashboard([oneBookingAnswer], {}, undefined, { memberships: { data: { items } } });
  const card = within(await screen.findByRole('region', { name: 'Membership' }));
  expect(await card.findByText('Ends on 10 December 2026')).toBeTruthy();
  const renewLink = card.getByRole('link', { name: 'Renew Total Fitness' });
  expect(renewLink.getAttribute('href')).toBe('/memberships/m-1/renew');
});

test('if memberships fail to load, the rest of the page stays', async () => {
  openDashboard([oneBookingAnswer], {}, undefined, { memberships: { breaks: true } });
  expect(await screen.findByText('We couldn’t load your memberships.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeTruthy();
});
