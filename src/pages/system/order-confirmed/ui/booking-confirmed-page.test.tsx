import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $user } from '@/entities/customer';
import { bookingPostponed } from '@/entities/order';
import { saveFileFx } from '@/shared/calendar-file';
import { $config, readConfig } from '@/shared/config';
import { aUser, type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildPlaceDay } from '../../../../../tests/fixtures/cart.ts';
import {
  buildBookedSession,
  buildBookingOrderItem,
  buildOrder,
} from '../../../../../tests/fixtures/orders.ts';
import { buildPrice, buildTotal } from '../../../../../tests/fixtures/wire.ts';
import { BookingConfirmedPage } from './booking-confirmed-page';

const buildBookingOrder = (overrides: Parameters<typeof buildOrder>[0] = {}) =>
  buildOrder({ items: [buildBookedSession()], total: buildTotal(650), order_type: 'booking', ...overrides });

function openConfirmation(answer: Parameters<typeof fakeOperator>[0][string]) {
  const savedFiles: { name: string; content: string }[] = [];
  const calls = fakeOperator({ 'GET /api/orders/order-1': answer });
  const scope = fork({
    handlers: [[saveFileFx, (file: (typeof savedFiles)[number]) => void savedFiles.push(file)]],
    values: [
      [$user, { ...aUser(), barcode: '9000001234' }],
      [$config, readConfig({ subSites: { myAccount: 'https://my-account.operator.test' } })],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/booking-confirmed/order-1']}>
          <Routes>
            <Route
              path="/booking-confirmed/:completeOrderId"
              element={<BookingConfirmedPage notFound={<h1>Not here</h1>} />}
            />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, savedFiles, user: userEvent.setup() };
}

test('a paid booking shows when, where and for whom it is, and until when cancellation is free', async () => {
  openConfirmation({ data: buildBookingOrder() });
  await screen.findByRole('heading', { level: 1, name: 'Your payment was successful' });
  const card = screen.getByRole('region', { name: /^Yoga, / });
  for (const content of [
    'Tuesday 24 November, 18:30 to 19:30',
    'Studio 1, Riverside Leisure Centre',
    'Ann Example',
    'Please come ten minutes early.',
    'Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, you pay £3.00.',
  ])
    expect(readText(card)).toContain(content);
});

test('the account link mentions bookings, because customers may have no membership', async () => {
  openConfirmation({ data: buildBookingOrder() });
  const accountSentence = 'You can see, change and cancel your bookings in your online account.';
  expect(await screen.findByText(accountSentence)).toBeDefined();
  expect(screen.queryByText(/manage your membership/)).toBeNull();
});

test('a free booking does not mention a payment', async () => {
  openConfirmation({ data: buildBookingOrder({ total: buildTotal(0), payments: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re booked' })).toBeDefined();
});

test.each([
  ['2026-11-24T16:29:59Z', true],
  ['2026-11-24T16:30:00Z', false],
])('if it was booked at %s, cancellation is free: %s', async (created_at, isFree) => {
  openConfirmation({
    data: buildBookingOrder({ created_at, items: [buildBookedSession({ late_fee: null })] }),
  });
  const card = await screen.findByRole('region', { name: /^Yoga, / });
  expect(readText(card)).toContain(
    isFree
      ? 'Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, there’s no refund.'
      : 'It’s too late to cancel free. If you cancel, or don’t come, there’s no refund.',
  );
});

test('two children in one session are two cards with different titles', async () => {
  const buildForChild = (id: string, name: string) => ({
    ...buildBookedSession({ attendee: { id, name } }),
    id: `item-${id}`,
  });
  openConfirmation({
    data: buildBookingOrder({
      items: [buildForChild('p-1', 'Leo Example'), buildForChild('p-2', 'Mia Example')],
    }),
  });
  const cards = await screen.findAllByRole('region', { name: /^Yoga, / });
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'Yoga, Tuesday 24 November, 18:30 to 19:30, Leo Example',
    'Yoga, Tuesday 24 November, 18:30 to 19:30, Mia Example',
  ]);
});

test('two prices in one session without named attendees are two cards with different titles', async () => {
  const buildAtPrice = (id: string, label: string) => ({
    ...buildBookedSession({ attendee: null }),
    id,
    price_breakdown: [{ label, price: buildPrice(650) }],
  });
  openConfirmation({
    data: buildBookingOrder({ items: [buildAtPrice('i-1', 'Adult'), buildAtPrice('i-2', 'Junior')] }),
  });
  const cards = await screen.findAllByRole('region', { name: /^Yoga, / });
  expect(cards.map((card) => card.getAttribute('aria-label')?.split(', ').at(-1))).toEqual([
    'Adult',
    'Junior',
  ]);
});

test('the customer can save the calendar file, note the member code and go to their account', async () => {
  const { savedFiles, user } = openConfirmation({ data: buildBookingOrder() });
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await expect.poll(() => savedFiles[0]?.content).toContain('DTSTART;TZID=Europe/London:20261124T183000');
  expect(readText(screen.getByRole('region', { name: 'Your member code' }))).toContain('9000001234');
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(
    'https://my-account.operator.test/',
  );
  expect(screen.getByRole('link', { name: 'Back to the timetable' })).toBeDefined();
});

test('a camp lists each day, and the calendar file contains all of them', async () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-10'].map((local_date) => buildPlaceDay({ local_date }));
  const camp = buildBookedSession({ local_date: '2026-12-07', days });
  const { savedFiles, user } = openConfirmation({ data: buildBookingOrder({ items: [camp] }) });
  const card = await screen.findByRole('region', { name: /^Yoga, / });
  expect(within(card).getAllByRole('listitem').map(readText)).toEqual([
    expect.stringContaining('Mon 7 Dec'),
    expect.stringContaining('Tue 8 Dec'),
    expect.stringContaining('Thu 10 Dec'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await expect.poll(() => savedFiles[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test('another customer’s order shows the not-found page, and is requested once', async () => {
  const { calls } = openConfirmation({ status: 404, body: { message: 'x' } });
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeDefined();
  expect(calls).toHaveLength(1);
});

test('an order that fails to load can be retried', async () => {
  const answers: FakeAnswer[] = [{ status: 500, body: { message: 'x' } }, { data: buildBookingOrder() }];
  const { user } = openConfirmation(() => answers.shift() ?? { breaks: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /^Yoga, / })).toBeDefined();
});

test('only an order that pays an outstanding balance links back to what the customer wanted to book', async () => {
  const scope = fork();
  const path = '/location/riverside/session/s-1';
  await allSettled(bookingPostponed, { scope, params: { path, owedIds: ['owed-1'] } });
  const charge = buildBookingOrderItem({ booking: null });
  const related = { ...charge.related, id: 'owed-1', simple_name: 'Missed class' };
  openConfirmation({ data: buildBookingOrder({ items: [{ ...charge, related }] }) });
  const backLink = await screen.findByRole('link', { name: 'Go back to what you wanted to book' });
  expect(backLink.getAttribute('href')).toBe(path);
  cleanup();
  openConfirmation({ data: buildBookingOrder() });
  await screen.findByRole('heading', { level: 1, name: 'Your payment was successful' });
  expect(screen.queryByRole('link', { name: 'Go back to what you wanted to book' })).toBeNull();
});
