import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { $venues } from '@/entities/venue';
import { $selectedVenueSlug } from '@/shared/mode';
import { aVenue, type FakeAnswer, fakeOperator, listViolations } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildHandOff } from '../../../../tests/fixtures/handoffs.ts';
import { handOffFound, nextClicked, printClicked, startClicked } from '../model/hand-off';
import { HandOffBar } from './hand-off-bar';
// Imports the dialog's code, so that it is loaded before it is needed.
import './hand-off-dialog';

const HAND_OFF_ID = buildHandOff().id;
const READ_CALL = `GET /api/cart/handoffs/${HAND_OFF_ID}`;
const ARDWICK = aVenue({ slug: 'ardwick', name: 'Ardwick' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:27:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the bar of a desk that has just handed off a basket; the server gives these answers from then on. */
async function openHandOffBar(
  nextAnswer: FakeAnswer = { data: buildHandOff() },
  answers: Parameters<typeof fakeOperator>[0] = {},
) {
  const calls = fakeOperator({
    'GET /api/cart': { data: buildCart() },
    'POST /api/cart/handoffs': { data: buildHandOff() },
    [READ_CALL]: nextAnswer,
    ...answers,
  });
  const scope = fork({
    values: [
      [$venues, [ARDWICK]],
      [$selectedVenueSlug, ARDWICK.slug],
    ],
  });
  await allSettled(cartRequested, { scope });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <HandOffBar />
      </ChakraProvider>
    </Provider>,
  );
  const spyOnUnit = (unit: typeof printClicked) => {
    const heard = vi.fn();
    createWatch({ unit, scope, fn: heard });
    return heard;
  };
  const countCalls = (call: string) => calls.filter((request) => request.call === call).length;
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await act(() => allSettled(startClicked, { scope }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay on your phone' }));
  return { user, dialog, spyOnUnit, countCalls };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openWith = async (overrides: Parameters<typeof buildHandOff>[0]) => {
  const desk = await openHandOffBar({ data: buildHandOff(overrides) });
  await pass(4000);
  return desk;
};

test('the customer sees the code, the address, the amount and the remaining time', async () => {
  const { dialog } = await openHandOffBar();
  const picture = await dialog.findByRole('img', {
    name: 'QR code of bookings.example.com/handoff/Zk3v0yq8RrGm1c5bT9wXeA',
  });
  expect(picture.getAttribute('viewBox')).toMatch(/^-4 -4 /);
  dialog.getByText('£5.20');
  dialog.getByText('Ardwick');
  dialog.getByText('bookings.example.com/handoff');
  dialog.getByText('7KQ4-92MT');
  expect(dialog.getByRole('timer').textContent).toMatch(/^Works for (10:00|09:5\d) more$/);
  dialog.getByText('Waiting to be opened');
  expect(await listViolations()).toEqual([]);
});

test('Esc closes the dialog without taking the basket back, and the bar can open it again', async () => {
  const { user, countCalls } = await openHandOffBar();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(countCalls(`DELETE /api/cart/handoffs/${HAND_OFF_ID}`)).toBe(0);
  expect(screen.getByText(/^On the phone: waiting (10:00|09:5\d)$/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('On the phone: waiting');
  expect(await listViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByRole('dialog', { name: 'Pay on your phone' })).toBeTruthy();
});

test.each([
  [{ state: 'opened' }, 'Opened on the phone', ['More time', 'Bring the basket back', 'Email it to them']],
  [{ state: 'paying' }, 'Paying…', []],
  [{ state: 'expired' }, 'The code has expired. The basket is back at the desk.', ['Show a new code']],
  [{ state: 'cancelled' }, 'The basket is back at the desk.', ['Show a new code']],
  [{ state: 'given_back' }, 'The customer has sent the basket back to the desk.', ['Show a new code']],
  [{ state: 'paid', order_id: 'order-1' }, 'Paid', ['Print receipt', 'Next customer']],
  [
    { opened_by_other: true },
    'Opened by another account. Only the customer you’re serving can pay for it.',
    ['More time', 'Bring the basket back', 'Email it to them'],
  ],
] as const)('the dialog tells of %o', async (overrides, sentence, actions) => {
  const { dialog } = await openWith(overrides);
  const state = await dialog.findByText(sentence);
  expect(state.closest('[role=status]')).toBeTruthy();
  // The close icon has no text.
  const buttons = dialog.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
  expect(buttons).toEqual(actions);
  expect(await listViolations()).toEqual([]);
});

test('staff cannot take money while it is unknown whether the basket is paid', async () => {
  let isDown = true;
  const { dialog, user } = await openHandOffBar(undefined, {
    [READ_CALL]: () => (isDown ? { breaks: true } : { data: buildHandOff({ state: 'opened' }) }),
  });
  await pass(19_000);
  await dialog.findByText('We can’t see whether it is paid.');
  dialog.getByText('Do not take money now.');
  expect(dialog.queryByRole('img')).toBeNull();
  expect(await listViolations()).toEqual([]);
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Look again' }));
  await dialog.findByText('Opened on the phone');
});

test('a paid basket offers its receipt and the next customer', async () => {
  const { dialog, user, spyOnUnit } = await openWith({ state: 'paid', order_id: 'order-1' });
  const [printed, nextSpy] = [spyOnUnit(printClicked), spyOnUnit(nextClicked)];
  await user.click(await dialog.findByRole('button', { name: 'Print receipt' }));
  expect([printed.mock.calls.length, nextSpy.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an e-mail is sent and confirmed', async () => {
  const { dialog, user, countCalls } = await openHandOffBar(undefined, {
    [`POST /api/cart/handoffs/${HAND_OFF_ID}/email`]: { data: null },
  });
  await user.click(dialog.getByRole('button', { name: 'Email it to them' }));
  await dialog.findByText('We’ve emailed it to them.');
  expect(countCalls(`POST /api/cart/handoffs/${HAND_OFF_ID}/email`)).toBe(1);
});

test('the server’s message is shown when it refuses another e-mail', async () => {
  const { dialog, user } = await openHandOffBar(undefined, {
    [`POST /api/cart/handoffs/${HAND_OFF_ID}/email`]: { status: 429, body: { message: 'Too many.' } },
  });
  await user.click(dialog.getByRole('button', { name: 'Email it to them' }));
  await dialog.findByText('Too many.');
  expect(await listViolations()).toEqual([]);
});

test('a basket that is already on the phone is shown before the server has responded', async () => {
  const scope = fork();
  fakeOperator({ [READ_CALL]: () => new Promise<FakeAnswer>(() => {}) });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <HandOffBar />
      </ChakraProvider>
    </Provider>,
  );
  void allSettled(handOffFound, {
    scope,
    params: { id: HAND_OFF_ID, state: 'opened', expiresAt: '2026-11-23T10:37:00Z' },
  });
  expect(await screen.findByText('On the phone: checking')).toBeTruthy();
});
