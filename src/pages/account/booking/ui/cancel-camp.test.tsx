import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import {
  buildAccountBooking,
  buildBookingDate,
  buildCancelPreview,
} from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, CANCEL_PATH, openBooking } from '../testing/open-booking';

const campDates = [BOOKING_ID, 'b-2', 'b-3'].map((booking_id) => buildBookingDate({ booking_id }));
const cancelOptions = { allowed: true, free_until: null, message: null, whole_days: 3 };
const dayAnswer = {
  data: buildAccountBooking({ id: BOOKING_ID, title: 'Camp', dates: campDates, cancel: cancelOptions }),
};
const totalRefund = { amount: 8400, formatted: '£84.00', decimal: '84.00' };
const previewSentence = 'You’ll get a refund of £84.00 for 3 days, as credit on your account.';
const previewAnswer = {
  data: buildCancelPreview({
    sentence: previewSentence,
    expected: 'e-1',
    refund: { to: 'credit', amount: totalRefund },
  }),
};
const ending = {
  at: '2026-11-23T09:12:00Z',
  reason: null,
  refund: { to: 'credit' as const, amount: { amount: 2800, formatted: '£28.00', decimal: '28.00' } },
  fee: null,
};
const noCancelOptions = { allowed: false, free_until: null, message: null, whole_days: null };
const cancelledAnswer = {
  data: buildAccountBooking({
    id: BOOKING_ID,
    title: 'Camp',
    dates: campDates,
    state: 'cancelled',
    cancel: noCancelOptions,
    ending,
  }),
};
const WHOLE_CAMP_BUTTON = 'Cancel all 3 days';
const findWholeCampDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Cancel all 3 days?' }));

test('all days of a camp are cancelled as previewed, and the total is shown', async () => {
  const { calls, previewQueries, scope, user } = openBooking({
    bookingAnswer: dayAnswer,
    previewAnswers: [previewAnswer],
    cancelAnswers: [cancelledAnswer],
  });
  await user.click(await screen.findByRole('button', { name: WHOLE_CAMP_BUTTON }));
  const dialog = await findWholeCampDialog();
  expect(await dialog.findByText(previewSentence)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: WHOLE_CAMP_BUTTON }));
  expect(await screen.findByText('£28.00 as credit on your account')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(previewQueries).toEqual(['whole=true']);
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({
    expected: 'e-1',
    whole: true,
  });
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Cancelled. We’ve added £84.00 to your account as credit.',
  ]);
});

test('a single day of a camp can be cancelled', async () => {
  const { calls, previewQueries, user } = openBooking({
    bookingAnswer: dayAnswer,
    previewAnswers: [{ data: buildCancelPreview({ expected: 'e-2' }) }],
    cancelAnswers: [cancelledAnswer],
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel this day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('£28.00 as credit on your account');
  expect(previewQueries).toEqual(['']);
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({ expected: 'e-2' });
});

test('a changed outcome is loaded again for all days', async () => {
  const message = 'The cost of cancelling has changed. Please check it again.';
  const changedPreviewAnswer = {
    data: buildCancelPreview({ sentence: 'It costs £3.00 now.', expected: 'e-3' }),
  };
  const { previewQueries, user } = openBooking({
    bookingAnswer: dayAnswer,
    previewAnswers: [previewAnswer, changedPreviewAnswer],
    cancelAnswers: [{ status: 422, body: { message, errors: { expected: [message] } } }],
    history: [`/bookings/${BOOKING_ID}/cancel?days=all`],
  });
  const dialog = await findWholeCampDialog();
  await dialog.findByText(previewSentence);
  await user.click(dialog.getByRole('button', { name: WHOLE_CAMP_BUTTON }));
  expect(await dialog.findByText('It costs £3.00 now.')).toBeTruthy();
  expect(dialog.getByText(message)).toBeTruthy();
  expect(previewQueries).toEqual(['whole=true', 'whole=true']);
});

test('the page of a past day offers to cancel the remaining days', async () => {
  const remainingDaysOptions = { allowed: false, free_until: null, message: null, whole_days: 2 };
  openBooking({
    bookingAnswer: {
      data: buildAccountBooking({
        id: BOOKING_ID,
        state: 'attended',
        dates: campDates,
        cancel: remainingDaysOptions,
      }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Cancel both days' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel this day' })).toBeNull();
});

test('a cancelled camp is removed from the calendar as a whole', async () => {
  const cancelledDates = campDates.map((date) => ({ ...date, is_cancelled: true }));
  const booking = buildAccountBooking({
    id: BOOKING_ID,
    state: 'cancelled',
    dates: cancelledDates,
    cancel: noCancelOptions,
    ending,
  });
  openBooking({ bookingAnswer: { data: booking } });
  expect(await screen.findByRole('button', { name: 'Remove all dates from calendar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add all dates to calendar' })).toBeNull();
});
