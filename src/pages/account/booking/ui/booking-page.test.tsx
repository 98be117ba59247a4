import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import {
  buildAccountBooking,
  buildBookingCharge,
  buildCancelPreview,
} from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, CANCEL_PATH, openBooking } from '../testing/open-booking';

const creditRefund = { to: 'credit' as const, amount: { amount: 750, formatted: '£7.50', decimal: '7.50' } };
const cancelledAnswer = {
  data: buildAccountBooking({
    id: BOOKING_ID,
    state: 'cancelled',
    cancel: { allowed: false, free_until: null, message: null },
    ending: { at: '2026-11-23T09:12:00Z', reason: null, refund: creditRefund, fee: null },
  }),
};
const openCancelDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
};

// Proves A2.3.
test('a booking shows when, where and for whom it is, and until when it can be cancelled free of charge', async () => {
  openBooking({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Yoga' })).toBeTruthy();
  expect(screen.getByText('Tuesday 24 November, 18:30 to 19:15')).toBeTruthy();
  expect(screen.getByText('Studio 1, Riverside Leisure Centre')).toBeTruthy();
  expect(screen.getByText('Free to cancel until Tue 24 Nov, 16:30.')).toBeTruthy();
});

test('a booking shows its hire and extras', async () => {
  openBooking({
    bookingAnswer: { data: buildAccountBooking({ id: BOOKING_ID, extras: ['Two rackets', 'Shuttles'] }) },
  });
  expect(await screen.findByText('Two rackets, Shuttles')).toBeTruthy();
});

test.each([
  ['PV7KQ2MD', 'PV7KQ2MD'],
  [undefined, undefined],
])('the reference for the desk is shown if there is one: %s', async (reference, sentence) => {
  openBooking({
    bookingAnswer: { data: buildAccountBooking({ id: BOOKING_ID, ...(reference && { reference }) }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Yoga' });
  expect(screen.queryByText('Reference')?.nextElementSibling?.textContent).toBe(sentence);
});

// Proves A2.4.
test('the effect of cancelling is previewed, and exactly that is done', async () => {
  const { calls, scope, user } = openBooking({
    previewAnswers: [{ data: buildCancelPreview({ expected: 'e-1' }) }],
    cancelAnswers: [cancelledAnswer],
  });
  const dialog = await openCancelDialog(user);
  expect(dialog.getByText('Yoga · Tuesday 24 November, 18:30 to 19:15 · Ann Example')).toBeTruthy();
  expect(await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('£7.50 as credit on your account')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ call }) => call === `POST ${CANCEL_PATH}`)?.body).toEqual({ expected: 'e-1' });
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Cancelled. We’ve added £7.50 to your account as credit.',
  ]);
});

// Proves B9.3.
test('if the outcome has changed, the new one is shown before anything is done', async () => {
  const message = 'The cost of cancelling has changed. Please check it again.';
  const changedPreview = buildCancelPreview({
    outcome: 'late',
    sentence: 'It costs £3.00 now.',
    expected: 'e-2',
  });
  const { calls, user } = openBooking({
    previewAnswers: [{ data: buildCancelPreview({ expected: 'e-1' }) }, { data: changedPreview }],
    cancelAnswers: [{ status: 422, body: { message, errors: { expected: [message] } } }, cancelledAnswer],
  });
  const dialog = await openCancelDialog(user);
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await dialog.findByText('It costs £3.00 now.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call === `POST ${CANCEL_PATH}`).map(({ body }) => body)).toEqual([
    { expected: 'e-1' },
    { expected: 'e-2' },
  ]);
});

// Proves A2.5.
test('a failed cancellation shows an error in the dialog and can be retried', async () => {
  const { user } = openBooking({
    previewAnswers: [{ data: buildCancelPreview() }],
    cancelAnswers: [{ breaks: true }, cancelledAnswer],
  });
  const dialog = await openCancelDialog(user);
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('We couldn’t check whether your booking was cancelled.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('£7.50 as credit on your account')).toBeTruthy();
});

test('a cancellation whose response was lost is detected in the booking and shown like any other', async () => {
  const { scope, user } = openBooking({
    previewAnswers: [{ data: buildCancelPreview() }],
    cancelAnswers: [{ breaks: true }],
    reloadAnswer: cancelledAnswer,
  });
  const dialog = await openCancelDialog(user);
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('£7.50 as credit on your account')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Cancelled. We’ve added £7.50 to your account as credit.',
  ]);
});

test('nothing can be cancelled before the preview has loaded', async () => {
  const { calls, user } = openBooking({ previewAnswers: [{ breaks: true }, { data: buildCancelPreview() }] });
  const dialog = await openCancelDialog(user);
  expect(await dialog.findByText('We couldn’t check what you’d get back.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(calls.some(({ call }) => call === `POST ${CANCEL_PATH}`)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Proves A1.5.
test('another customer’s booking is not found', async () => {
  const message = 'Unable to complete request, item not found.';
  openBooking({ bookingAnswer: { status: 404, body: { message } } });
  expect(await screen.findByText('We can’t find that booking.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test('the cancel dialog never opens for another customer’s booking, not even while it loads', async () => {
  const message = 'Unable to complete request, item not found.';
  openBooking({
    bookingAnswer: { status: 404, body: { message } },
    history: [`/bookings/${BOOKING_ID}/cancel`],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('We can’t find that booking.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([undefined, null, 'javascript:alert(1)'])(
  'the calendar address %s is not linked',
  async (address) => {
    openBooking({
      bookingAnswer: { data: buildAccountBooking(address === undefined ? {} : { calendar_url: address }) },
    });
    await screen.findByRole('button', { name: 'Add to calendar' });
    expect(screen.queryByRole('link', { name: /calendar file/ })).toBeNull();
  },
);

test('money is refunded in addition to the package visit', async () => {
  const amount = { amount: 750, formatted: '£7.50', decimal: '7.50' };
  const ending = {
    at: '2026-11-23T09:12:00Z',
    reason: null,
    refund: { to: 'benefit' as const, amount },
    fee: null,
  };
  openBooking({
    bookingAnswer: { data: buildAccountBooking({ id: BOOKING_ID, state: 'cancelled', ending }) },
  });
  const refundSentence = 'The visit you used, and £7.50 as credit on your account';
  expect(await screen.findByText(refundSentence)).toBeTruthy();
});

test('an invalid response counts as a failure, and the booking stays as it was', async () => {
  const invalidAnswer = {
    data: { ...cancelledAnswer.data, title: { text: 'x' }, instructions: { text: 'x' } },
  };
  const { user } = openBooking({
    previewAnswers: [{ data: buildCancelPreview() }],
    cancelAnswers: [invalidAnswer, cancelledAnswer],
  });
  const dialog = await openCancelDialog(user);
  await dialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('We couldn’t check whether your booking was cancelled.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('£7.50 as credit on your account')).toBeTruthy();
});

describe('a fee for a booking', () => {
  const buildMissedAnswer = (charge: Parameters<typeof buildBookingCharge>[0]) => ({
    data: buildAccountBooking({ id: BOOKING_ID, state: 'missed', charge: buildBookingCharge(charge) }),
  });

  test('an unpaid fee is shown with a link to pay it', async () => {
    openBooking({ bookingAnswer: buildMissedAnswer({ state: 'owed' }) });
    expect(await screen.findByText('You owe £3.00 for this. You can’t book until it’s paid.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay it now' }).getAttribute('href')).toBe('/payments');
  });

  test('a fee that cannot be paid online says how to pay it', async () => {
    const message = 'You can pay this at reception from tomorrow.';
    openBooking({ bookingAnswer: buildMissedAnswer({ can_pay_online: false, message }) });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay it now' })).toBeNull();
  });

  test.each([
    ['paid', 'You’ve paid the £3.00 fee.'],
    ['waived', 'We waived the £3.00 fee.'],
  ] as const)('a fee for a booking that is %s leaves nothing to pay', async (state, sentence) => {
    openBooking({ bookingAnswer: buildMissedAnswer({ state }) });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay it now' })).toBeNull();
  });
});

describe('the address of the cancel dialog', () => {
  const previews = [{ data: buildCancelPreview() }, { data: buildCancelPreview() }];
  const findDialog = () => screen.findByRole('dialog', { name: 'Cancel this booking?' });

  test('the cancel button opens the dialog with an address of its own; Keep it and Back close it', async () => {
    const { user } = openBooking({ previewAnswers: previews, history: ['/', `/bookings/${BOOKING_ID}`] });
    const openedDialog = await openCancelDialog(user);
    expect(screen.getByText(`/bookings/${BOOKING_ID}/cancel`)).toBeTruthy();
    await user.click(openedDialog.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText(`/bookings/${BOOKING_ID}`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await openCancelDialog(user);
    await user.click(screen.getByText('Back of the browser'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`/bookings/${BOOKING_ID}`)).toBeTruthy();
  });

  test('a link to the cancel dialog opens the booking and the dialog; closing it stays on the booking', async () => {
    const { user } = openBooking({ previewAnswers: previews, history: [`/bookings/${BOOKING_ID}/cancel`] });
    const openedDialog = within(await findDialog());
    expect(
      await openedDialog.findByText('You’ll get a refund of £7.50, as credit on your account.'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Yoga', hidden: true })).toBeTruthy();
    await user.click(openedDialog.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText(`/bookings/${BOOKING_ID}`)).toBeTruthy();
  });

  test('after the cancellation the address is that of the booking', async () => {
    const { user } = openBooking({
      previewAnswers: previews,
      cancelAnswers: [cancelledAnswer],
      history: [`/bookings/${BOOKING_ID}/cancel`],
    });
    const openedDialog = within(await findDialog());
    await openedDialog.findByText('You’ll get a refund of £7.50, as credit on your account.');
    await user.click(openedDialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText(`/bookings/${BOOKING_ID}`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the dialog of a booking that cannot be cancelled shows the reason and no confirm button', async () => {
    const message = 'You can no longer cancel this booking.';
    openBooking({
      previewAnswers: [{ status: 422, body: { message, errors: {} } }],
      history: [`/bookings/${BOOKING_ID}/cancel`],
    });
    const openedDialog = within(await findDialog());
    expect(await openedDialog.findByText(message)).toBeTruthy();
    expect(openedDialog.getAllByRole('button', { name: /Close/ }).length).toBeGreaterThan(0);
    expect(openedDialog.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(openedDialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
