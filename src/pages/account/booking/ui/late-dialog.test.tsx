import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildAccountBooking } from '../../../../../tests/fixtures/bookings.ts';
import { BOOKING_ID, LATE_PATH, openBooking } from '../testing/open-booking';

const buildLateAnswer = (minutes: number | null) => ({
  data: buildAccountBooking({ id: BOOKING_ID, late: { allowed: true, message: null, minutes } }),
});
const LATE_NOTICE = 'We’ve told Riverside Leisure Centre: about 15 minutes late.';
const getRadio = (dialog: { getByRole: typeof screen.getByRole }, name: string) =>
  dialog.getByRole<HTMLInputElement>('radio', { name });

async function openLateDialog(user: ReturnType<typeof userEvent.setup>, buttonName = 'I’m running late') {
  await user.click(await screen.findByRole('button', { name: buttonName }));
  return within(await screen.findByRole('dialog', { name: 'Running late' }));
}

test('a late customer tells the centre, and can change what they said', async () => {
  const { calls, user } = openBooking({
    bookingAnswer: buildLateAnswer(null),
    lateAnswers: [buildLateAnswer(15), buildLateAnswer(20)],
  });
  const dialog = await openLateDialog(user);
  expect(getRadio(dialog, '10 minutes').checked).toBe(true);
  await user.click(getRadio(dialog, '15 minutes'));
  await user.click(dialog.getByRole('button', { name: 'Tell the centre' }));
  expect((await screen.findAllByText(LATE_NOTICE)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  const reopenedDialog = await openLateDialog(user, 'Update my arrival');
  expect(getRadio(reopenedDialog, '15 minutes').checked).toBe(true);
  await user.click(getRadio(reopenedDialog, '20 minutes'));
  await user.click(reopenedDialog.getByRole('button', { name: 'Tell the centre' }));
  await screen.findByRole('button', { name: 'Update my arrival' });
  expect(calls.filter(({ call }) => call === `POST ${LATE_PATH}`).map(({ body }) => body)).toEqual([
    { minutes: 15 },
    { minutes: 20 },
  ]);
});

test('a refusal and a lost connection are shown in the dialog, which keeps the choice', async () => {
  const message = 'It is too late for this now.';
  const { user } = openBooking({
    bookingAnswer: buildLateAnswer(null),
    lateAnswers: [{ breaks: true }, { status: 422, body: { message, errors: {} } }, buildLateAnswer(15)],
  });
  const dialog = await openLateDialog(user);
  await user.click(getRadio(dialog, '15 minutes'));
  const clickTell = () => user.click(dialog.getByRole('button', { name: 'Tell the centre' }));
  await clickTell();
  expect(await dialog.findByText('We couldn’t check whether the centre has your message.')).toBeTruthy();
  expect(getRadio(dialog, '15 minutes').checked).toBe(true);
  await clickTell();
  expect(await dialog.findByText(message)).toBeTruthy();
  await clickTell();
  expect((await screen.findAllByText(LATE_NOTICE)).length).toBeGreaterThan(0);
});

test('at any other time only the operator’s message is shown', async () => {
  const message = 'Please ring the centre when you are late.';
  openBooking({
    bookingAnswer: {
      data: buildAccountBooking({ id: BOOKING_ID, late: { allowed: false, message, minutes: null } }),
    },
  });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I’m running late' })).toBeNull();
});
