import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import {
  buildAccountBooking,
  buildBookingDate,
  buildCancelPreview,
} from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, CANCEL_PATH, openBooking } from '../testing/open-booking';

const dates = [BOOKING_ID, 'b-2', 'b-3'].map((booking_id) => buildBookingDate({ booking_id }));
const cancel = { allowed: true, free_until: null, message: null, whole_days: 3 };
const day = { data: buildAccountBooking({ id: BOOKING_ID, title: 'Camp', dates, cancel }) };
const amount = { amount: 8400, formatted: '£84.00', decimal: '84.00' };
const sentence = 'You’ll get a refund of £84.00 for 3 days, as credit on your account.';
const preview = { data: buildCancelPreview({ sentence, expected: 'e-1', refund: { to: 'credit', amount } }) };
const ending = {
  at: '2026-11-23T09:12:00Z',
  reason: null,
  refund: { to: 'credit' as const, amount: { amount: 2800, formatted: '£28.00', decimal: '28.00' } },
  fee: null,
};
const none = { allowed: false, free_until: null, message: null, whole_days: null };
const cancelled = {
  data: buildAccountBooking({
    id: BOOKING_ID,
    title: 'Camp',
    dates,
    state: 'cancelled',
    cancel: none,
    ending,
  }),
};
const WHOLE_CAMP_BUTTON = 'Cancel all 3 days';
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Cancel all 3 days?' }));

test('all days of a camp are cancelled as previewed, and the total is shown', async () => {
  const {
    calls,
    previewQueries: requestedUrls,
    scope,
    user,
  } = openBooking({
    bookingAnswer: day,
    previewAnswers: [preview],
    cancelAnswers: [cancelled],
  });
  await user.click(await screen.findByRole('button', { name: WHOLE_CAMP_BUTTON }));
  const dialog = await findDialog();
  expect(await dialog.findByText(sentence)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: WHOLE_CAMP_BUTTON }));
  expect(await screen.findByText('£28.00 as credit on your account')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestedUrls).toEqual(['whole=true']);
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({
    expected: 'e-1',
    whole: true,
  });
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Cancelled. We’ve added £84.00 to your account as credit.',
  ]);
});

test('a single day of a camp can be cancelled', async () => {
  const {
    calls,
    previewQueries: requestedUrls,
    user,
  } = openBooking({
    bookingAnswer: day,
    previewAnswers: [{ data: buildCancelPreview({ expected: 'e-2' }) }],
    cancelAnswers: [cancelled],
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel this day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('£28.00 as credit on your account');
  expect(requestedUrls).toEqual(['']);
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({ expected: 'e-2' });
});

test('a changed outcome is loaded again for all days', async () => {
  const message = 'The cost of cancelling has changed. Please check it again.';
  const laterPreview = { data: buildCancelPreview({ sentence: 'It costs £3.00 now.', expected: 'e-3' }) };
  const { previewQueries: requestedUrls, user } = openBooking({
    bookingAnswer: day,
    previewAnswers: [preview, laterPreview],
    cancelAnswers: [{ status: 422, body: { message, errors: { expected: [message] } } }],
    history: [`/bookings/${BOOKING_ID}/cancel?days=all`],
  });
  const dialog = await findDialog();
  await dialog.findByText(sentence);
  await user.click(dialog.getByRole('button', { name: WHOLE_CAMP_BUTTON }));
  expect(await dialog.findByText('It costs £3.00 now.')).toBeTruthy();
  expect(dialog.getByText(message)).toBeTruthy();
  expect(requestedUrls).toEqual(['whole=true', 'whole=true']);
});

test('the page of a past day offers to cancel the remaining days', async () => {
  const partlyOver = { allowed: false, free_until: null, message: null, whole_days: 2 };
  openBooking({
    bookingAnswer: {
      data: buildAccountBooking({ id: BOOKING_ID, state: 'attended', dates, cancel: partlyOver }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Cancel both days' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel this day' })).toBeNull();
});

test('a cancelled camp is removed from the calendar as a whole', async () => {
  const cancelledDates = dates.map((date) => ({ ...date, is_cancelled: true }));
  const booking = buildAccountBooking({
    id: BOOKING_ID,
    state: 'cancelled',
    dates: cancelledDates,
    cancel: none,
    ending,
  });
  openBooking({ bookingAnswer: { data: booking } });
  expect(await screen.findByRole('button', { name: 'Remove all dates from calendar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add all dates to calendar' })).toBeNull();
});
