import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readText } from '@/shared/testing';
import { buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const HOLD_UNTIL = '2026-11-23T10:42:00Z';

const findItemRows = async () =>
  within(await screen.findByRole('list', { name: 'What you’re booking' })).getAllByRole('listitem');
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

// Proves K2.1.
test('in the last minute of a hold a dialog asks whether to keep the places', async () => {
  const extendedCart = buildCartAnswer({
    hold_until: '2026-11-23T10:52:00Z',
    server_time: '2026-11-23T10:41:10Z',
  });
  const { user } = await openBasket({ 'POST /api/cart/extend': extendedCart });
  await screen.findByText(/^We’re holding your spaces until 10:42\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readText(screen.getByRole('timer'))).toBe('15 minutes left.');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(readText(screen.getByRole('timer'))).toBe('14 minutes left.');
  await act(() => vi.advanceTimersByTimeAsync(13 * 60_000 + 2000));
  const dialog = within(
    screen.getByRole('dialog', { name: 'We’re holding your spaces for one more minute.' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Keep my spaces' }));
  expect((await screen.findAllByText(/^We’re holding your spaces until 10:52\./)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Proves K2.2.
test('after a hold has ended the basket is reloaded, and lapsed places can be held again', async () => {
  const lapsedCart = buildCartAnswer({
    items: [buildPlaceItem({ hold: { state: 'lapsed', until: HOLD_UNTIL } })],
    hold_until: null,
    server_time: '2026-11-23T10:42:01Z',
  });
  const cartAnswers = [buildCartAnswer({ server_time: '2026-11-23T10:41:59Z' }), lapsedCart];
  const { user } = await openBasket({
    'GET /api/cart': () => cartAnswers.shift() ?? { breaks: true },
    'POST /api/cart/extend': buildCartAnswer({ hold_until: '2026-11-23T10:52:00Z' }),
  });
  expect(
    await screen.findByText('We’ve released your spaces. We’ll try to get them back when you continue.'),
  ).toBeTruthy();
  expect((await findItemRows())[0]?.textContent).toContain('Released');
  await user.click(await findButton('Hold again'));
  expect((await screen.findAllByText(/^We’re holding your spaces until 10:52\./)).length).toBeGreaterThan(0);
});

test('five minutes before a hold lapses a status announces it once', async () => {
  await openBasket({});
  await screen.findByText(/^We’re holding your spaces until 10:42\./);
  const listAnnouncements = () =>
    screen
      .getAllByRole('status')
      .filter((status) => status.textContent === 'We’re holding your spaces for 5 more minutes.');
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  expect(listAnnouncements()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(listAnnouncements()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(listAnnouncements()).toHaveLength(0);
});

// Proves K2.2.
test('a hold that cannot be extended shows the reason beside it', async () => {
  const message = 'You’ve kept your spaces ten times, so we can’t hold them any longer.';
  const { user } = await openBasket({ 'POST /api/cart/extend': { status: 422, body: { message } } });
  await user.click(await findButton('Keep my spaces'));
  expect(
    (await screen.findByText('We can’t hold your spaces any longer.')).parentElement?.textContent,
  ).toContain(message);
  expect(screen.getByText(/^We’re holding your spaces until 10:42\./)).toBeTruthy();
});
