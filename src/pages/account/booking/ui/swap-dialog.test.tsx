import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import { buildAccountBooking, buildOtherPerson } from '../../../../../tests/fixtures/bookings.ts';
import { ATTENDEE_PATH, BOOKING_ID, openBooking } from '../testing/open-booking';

const swap = { allowed: true, message: null };
const bookingForLeo = {
  data: buildAccountBooking({ id: BOOKING_ID, swap, attendee: { id: 'leo', name: 'Leo Example' } }),
};
const bookingForSam = {
  data: buildAccountBooking({ id: BOOKING_ID, swap, attendee: { id: 'sam', name: 'Sam Example' } }),
};
const mia = buildOtherPerson({ id: 'mia', name: 'Mia Example' });
const sam = buildOtherPerson({
  id: 'sam',
  name: 'Sam Example',
  message: 'Sam has Judo at 12:15 at the same time.',
});
const ann = buildOtherPerson({
  id: 'ann',
  name: 'Ann Example',
  allowed: false,
  message: 'This session is for people aged 5 to 11.',
});
const everyoneAnswer = { data: { people: [ann, mia, sam] } };

async function openSwapDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Change who’s going' }));
  return within(await screen.findByRole('dialog', { name: 'Change who’s going' }));
}

test('another attendee is chosen from those who can come, and the others show the reason', async () => {
  const { calls, scope, user } = openBooking({
    bookingAnswer: bookingForLeo,
    peopleAnswers: [everyoneAnswer],
    swapAnswers: [bookingForSam],
  });
  const dialog = await openSwapDialog(user);
  const getRadio = (name: RegExp) => dialog.getByRole<HTMLInputElement>('radio', { name });
  await dialog.findByText('The space, the time and what you paid stay the same.');
  expect(getRadio(/^Ann Example/).disabled).toBe(true);
  expect(dialog.getByText('This session is for people aged 5 to 11.')).toBeTruthy();
  expect(getRadio(/^Mia Example/).checked).toBe(true);
  await user.click(getRadio(/^Sam Example/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sam Example')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ call }) => call === `PUT ${ATTENDEE_PATH}`)?.body).toEqual({ attendee_id: 'sam' });
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Sam Example is now booked on to Yoga.',
  ]);
});

test('when the chosen person is refused, the server’s message is shown and the list is reloaded', async () => {
  const message = 'This is at the same time as Judo at 12:15.';
  const { user } = openBooking({
    bookingAnswer: bookingForLeo,
    peopleAnswers: [everyoneAnswer, { data: { people: [{ ...mia, allowed: false, message }, sam] } }],
    swapAnswers: [{ status: 422, body: { message, errors: { attendee_id: [message] } } }, bookingForSam],
  });
  const dialog = await openSwapDialog(user);
  await dialog.findByRole('radio', { name: /^Mia/ });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByRole('alert');
  expect(within(alert).getByText(message)).toBeTruthy();
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Mia/ }).disabled).toBe(true),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sam Example')).toBeTruthy();
});

test('a failed request shows an error and can be retried', async () => {
  const { user } = openBooking({
    bookingAnswer: bookingForLeo,
    peopleAnswers: [{ status: 500, body: {} }, everyoneAnswer],
    swapAnswers: [{ breaks: true }, bookingForSam],
  });
  const dialog = await openSwapDialog(user);
  expect(await dialog.findByText('We couldn’t load your people.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await user.click(await dialog.findByRole('radio', { name: /^Sam/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('We couldn’t check whether this has changed.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Sam/ }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sam Example')).toBeTruthy();
});

test('if nobody else can come, there is no save button', async () => {
  const { user } = openBooking({
    bookingAnswer: bookingForLeo,
    peopleAnswers: [{ data: { people: [ann] } }],
  });
  const dialog = await openSwapDialog(user);
  expect(await dialog.findByText('No one else on your account can go instead.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('if the server does not allow a change of attendee, the reason is shown instead of the button', async () => {
  const message = 'You could change who’s going until Tue 24 Nov 16:30.';
  openBooking({
    bookingAnswer: { data: buildAccountBooking({ id: BOOKING_ID, swap: { allowed: false, message } }) },
  });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change who’s going' })).toBeNull();
});

test('if the API has no change of attendee, it is not offered', async () => {
  const { swap: _swap, ...booking } = buildAccountBooking({ id: BOOKING_ID });
  openBooking({ bookingAnswer: { data: booking } });
  await screen.findByRole('button', { name: 'Cancel booking' });
  expect(screen.queryByRole('button', { name: 'Change who’s going' })).toBeNull();
});
