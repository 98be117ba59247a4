import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $client } from '@/entities/client';
import { type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildFreezeEnd,
  buildFreezePreview,
  buildFrozenBooking,
  buildMembershipFreezing,
  buildPlannedFreeze,
} from '../../../../../tests/fixtures/freezes.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { MembershipFreezePage } from './membership-freeze-page';

const FREEZE_PATH = '/api/my-account/memberships/m-1/freeze';
const limitsAnswer = { data: buildMembershipFreezing() };
const buildPreviewAnswer = (overrides: Parameters<typeof buildFreezePreview>[0] = {}) => ({
  data: buildMembershipFreezing({ preview: buildFreezePreview(overrides) }),
});
const plannedFreezeAnswer = { data: buildPlannedFreeze() };
const sentAnswer = { status: 201, body: plannedFreezeAnswer };

interface FreezeAnswers {
  readonly loadAnswers?: readonly FakeAnswer[];
  readonly sendAnswers?: readonly FakeAnswer[];
  readonly endAnswers?: readonly FakeAnswer[];
}

function openFreeze({
  loadAnswers = [limitsAnswer, buildPreviewAnswer()],
  sendAnswers = [sentAnswer],
  endAnswers = [],
}: FreezeAnswers = {}) {
  const [loadAnswersLeft, sendAnswersLeft, endAnswersLeft] = [
    [...loadAnswers],
    [...sendAnswers],
    [...endAnswers],
  ];
  const calls = fakeOperator({
    [`GET ${FREEZE_PATH}`]: () => loadAnswersLeft.shift() ?? { breaks: true },
    [`POST ${FREEZE_PATH}`]: () => sendAnswersLeft.shift() ?? { breaks: true },
    [`DELETE ${FREEZE_PATH}`]: () => endAnswersLeft.shift() ?? { breaks: true },
  });
  const scope = fork({
    values: [[$client, toCamelCase(buildClient({ today: '2026-11-20' }))]],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/memberships/m-1/freeze']}>
          <Routes>
            <Route path="/memberships/:membershipId/freeze" element={<MembershipFreezePage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = () =>
    calls.filter(({ call }) => call === `POST ${FREEZE_PATH}`).map(({ body }) => body);
  return { calls, listSentBodies, user: userEvent.setup() };
}

type UserEvent = ReturnType<typeof userEvent.setup>;
const findFromField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Freeze from/ });
const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const findPreview = async () => within(await screen.findByRole('region', { name: 'If you freeze' }));

// Proves A3.8.
test('the limits are shown, and the first possible day is the default', async () => {
  openFreeze();
  expect((await findFromField()).value).toBe('02/12/2026');
  expect(screen.getByText(/you pay £5.00 a month/)).toBeTruthy();
  expect(screen.getByText('DD/MM/YYYY, from 02/12/2026 to 25/02/2027')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Freeze my membership' })).toBeNull();
});

// Proves A3.8.
test('the effect of freezing is previewed, and exactly that is done', async () => {
  const bookings = [buildFrozenBooking({ id: 'b-1' })];
  const { listSentBodies, user } = openFreeze({
    loadAnswers: [limitsAnswer, buildPreviewAnswer({ bookings, expected: 'e-1' })],
  });
  await user.clear(await findFromField());
  await user.type(await findFromField(), '7/12/2026');
  await user.type(screen.getByRole('textbox', { name: 'Why (optional)' }), 'A broken ankle');
  await clickButton(user, 'Check dates and cost');
  const previewRegion = await findPreview();
  expect(previewRegion.getByText('7 December 2026 to 6 January 2027')).toBeTruthy();
  expect(previewRegion.getByText('£5.00 instead of £36.50')).toBeTruthy();
  expect(previewRegion.getByText('£36.50 on 15 January 2027')).toBeTruthy();
  expect(previewRegion.getByText(/You can’t use your membership while it’s frozen/)).toBeTruthy();
  const booking = previewRegion.getByRole('link', { name: 'Yoga, 9 December 2026, 18:30' });
  expect(booking.getAttribute('href')).toBe('/bookings/b-1');
  await user.dblClick(previewRegion.getByRole('button', { name: 'Freeze my membership' }));
  expect(
    await screen.findByText('Your membership will be frozen from 7 December 2026 to 6 January 2027.'),
  ).toBeTruthy();
  expect(screen.getByText('Your next Direct Debit: £5.00 on 15 December 2026.')).toBeTruthy();
  expect(listSentBodies()).toEqual([
    {
      from: '2026-12-07',
      to: '2027-01-06',
      reason: 'A broken ankle',
      expected: 'e-1',
      attempt_id: expect.any(String),
    },
  ]);
});

test.each([
  ['', 'Date must be valid. Enter the day, the month and the year, for example 31/03/1990.'],
  ['soon', 'Date must be valid. Enter the day, the month and the year, for example 31/03/1990.'],
  ['31/02/2027', 'Date must be valid. Check the day.'],
  ['1122026', 'Date must be valid. Did you mean 01/12/2026 or 11/02/2026? Enter the one you meant.'],
])('an invalid first day shows its error beside the field: %j', async (input, message) => {
  const { calls, user } = openFreeze();
  await user.clear(await findFromField());
  if (input !== '') await user.type(await findFromField(), input);
  await clickButton(user, 'Check dates and cost');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(await findFromField());
  expect(calls).toHaveLength(1);
});

test('the server’s message about a refused day is shown beside the field', async () => {
  const message = 'We need 5 working days: choose 2 December 2026 or later.';
  const refusal = { status: 422, body: { message, errors: { from: [message] } } };
  const { user } = openFreeze({ loadAnswers: [limitsAnswer, refusal] });
  await clickButton(user, 'Check dates and cost');
  expect(await screen.findByText(message)).toBeTruthy();
  expect((await findFromField()).getAttribute('aria-invalid')).toBe('true');
});

test('changing the day removes the preview', async () => {
  const { user } = openFreeze();
  await clickButton(user, 'Check dates and cost');
  await findPreview();
  await user.selectOptions(screen.getByRole('combobox', { name: /^For how long/ }), '2');
  expect(screen.queryByRole('region', { name: 'If you freeze' })).toBeNull();
});

test('a preview that fails to load shows an error, keeps the values, and can be retried', async () => {
  const { user } = openFreeze({ loadAnswers: [limitsAnswer, { breaks: true }, buildPreviewAnswer()] });
  await user.type(await screen.findByRole('textbox', { name: 'Why (optional)' }), 'Ill');
  await clickButton(user, 'Check dates and cost');
  expect(await screen.findByText('We couldn’t check the dates and cost.')).toBeTruthy();
  await clickButton(user, 'Try again');
  await findPreview();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why (optional)' }).value).toBe('Ill');
});

test('a changed outcome is shown before anything is done', async () => {
  const message = 'The dates or cost of this freeze have changed. Please check them again.';
  const { listSentBodies, user } = openFreeze({
    loadAnswers: [
      limitsAnswer,
      buildPreviewAnswer({ expected: 'e-1' }),
      buildPreviewAnswer({ expected: 'e-2' }),
    ],
    sendAnswers: [{ status: 422, body: { message, errors: { expected: [message] } } }, sentAnswer],
  });
  await clickButton(user, 'Check dates and cost');
  await clickButton(user, 'Freeze my membership');
  expect(await screen.findByText(message)).toBeTruthy();
  await clickButton(user, 'Freeze my membership');
  await screen.findByText(/^Your membership will be frozen/);
  expect(listSentBodies()).toMatchObject([{ expected: 'e-1' }, { expected: 'e-2' }]);
});

test('a retry after a lost response is the same attempt', async () => {
  const { listSentBodies, user } = openFreeze({ sendAnswers: [{ breaks: true }, sentAnswer] });
  await clickButton(user, 'Check dates and cost');
  await clickButton(user, 'Freeze my membership');
  expect(await screen.findByText('We couldn’t check whether your membership was frozen.')).toBeTruthy();
  await clickButton(user, 'Freeze my membership');
  await screen.findByText(/^Your membership will be frozen/);
  const [firstBody, secondBody] = listSentBodies();
  expect(secondBody).toEqual(firstBody);
});

test('a new freeze can be cancelled on the same page', async () => {
  const { user } = openFreeze({
    loadAnswers: [limitsAnswer, buildPreviewAnswer(), plannedFreezeAnswer],
    endAnswers: [{ data: buildMembershipFreezing() }],
  });
  await clickButton(user, 'Check dates and cost');
  await clickButton(user, 'Freeze my membership');
  await clickButton(user, 'Undo the freeze');
  const dialog = within(await screen.findByRole('dialog', { name: 'End the freeze?' }));
  expect(await dialog.findByText('It’s free to undo the freeze.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Undo the freeze' }));
  expect((await findFromField()).value).toBe('02/12/2026');
});

test('a membership that cannot be frozen shows the reason and no form', async () => {
  const message = 'Only monthly memberships can be frozen.';
  openFreeze({ loadAnswers: [{ data: buildMembershipFreezing({ may: { allowed: false, message } }) }] });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a current freeze can be ended early on the freeze page; if its effect has changed, it is shown again first', async () => {
  const message = 'What happens when you end the freeze has changed. Please check it again.';
  const buildRunningFreezeAnswer = (sentence: string, expected: string) => ({
    data: buildPlannedFreeze({ end: buildFreezeEnd({ kind: 'end_early', sentence, expected }) }),
  });
  const { calls, user } = openFreeze({
    loadAnswers: [
      buildRunningFreezeAnswer('It costs £1.00.', 'e-1'),
      buildRunningFreezeAnswer('It costs £1.00.', 'e-1'),
      buildRunningFreezeAnswer('It costs £2.00.', 'e-2'),
    ],
    endAnswers: [
      { status: 422, body: { message, errors: { expected: [message] } } },
      { data: buildMembershipFreezing() },
    ],
  });
  await clickButton(user, 'Undo the freeze');
  const dialog = within(await screen.findByRole('dialog', { name: 'End the freeze?' }));
  expect(await dialog.findByText('It costs £1.00.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'End the freeze early' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await dialog.findByText('It costs £2.00.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'End the freeze early' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call === `DELETE ${FREEZE_PATH}`)).toHaveLength(2);
});

// Proves A1.5.
test('another customer’s membership is not found', async () => {
  openFreeze({
    loadAnswers: [{ status: 404, body: { message: 'Unable to complete request, item not found.' } }],
  });
  expect(await screen.findByText('We can’t find that membership.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('limits that fail to load show an error with Try again', async () => {
  const { user } = openFreeze({ loadAnswers: [{ breaks: true }, limitsAnswer] });
  expect(await screen.findByText('We couldn’t load your membership.')).toBeTruthy();
  await clickButton(user, 'Try again');
  expect((await findFromField()).value).toBe('02/12/2026');
});
