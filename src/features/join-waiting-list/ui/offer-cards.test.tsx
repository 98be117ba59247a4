import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import { waitingEntries } from '@/entities/account-notice';
import { $token } from '@/entities/customer';
import { $config, readConfig } from '@/shared/config';
import { leaveFx } from '@/shared/routes';
import { type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildCart, buildPlaceItem } from '../../../../tests/fixtures/cart.ts';
import { buildWaitingEntry, buildWaitingOffer } from '../../../../tests/fixtures/waiting-list.ts';
import { OfferCards } from './offer-cards';

const bookings = 'https://bookings.operator.test';
const ENTRY = '/api/activities/waiting-list/w-1';

async function openCards(answers: Record<string, FakeAnswer | (() => FakeAnswer)> = {}) {
  const calls = fakeOperator({
    'GET /api/activities/waiting-list': {
      data: [buildWaitingEntry({ id: 'w-0' }), buildWaitingOffer({ id: 'w-1' })],
    },
    ...answers,
  });
  const wentTo: string[] = [];
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$config, readConfig({ subSites: { bookings } })],
    ],
    handlers: [
      [toastTimerFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void wentTo.push(to)],
    ],
  });
  await allSettled(waitingEntries.requested, { scope, params: null });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <OfferCards />
      </ChakraProvider>
    </Provider>,
  );
  return { scope, wentTo, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// Proves A1.6.
test('accepting an offer leads to the basket of the bookings site', async () => {
  const cart = buildCart({ items: [buildPlaceItem()] });
  const { wentTo } = await openCards({ [`POST ${ENTRY}/accept`]: { data: cart } });
  await press('Accept space');
  await vi.waitFor(() => expect(wentTo).toEqual([`${bookings}/basket`]));
  expect(screen.queryByRole('button', { name: 'Accept space' })).toBeNull();
});

test('a lost response is reported next to the buttons, and the answer can be sent again', async () => {
  const remainingAnswers: FakeAnswer[] = [
    { breaks: true },
    { data: buildCart({ items: [buildPlaceItem()] }) },
  ];
  const { wentTo } = await openCards({
    [`POST ${ENTRY}/accept`]: () => remainingAnswers.shift() ?? { breaks: true },
  });
  await press('Accept space');
  expect((await screen.findByRole('alert')).textContent).toContain('You don’t have the space yet');
  await press('Accept space');
  await vi.waitFor(() => expect(wentTo).toHaveLength(1));
});

test('a declined offer disappears; an entry that is still waiting stays', async () => {
  const gone = buildWaitingEntry({ id: 'w-1', status: 'ended', ended_by: 'declined', rank: null });
  const { scope } = await openCards({ [`DELETE ${ENTRY}`]: { data: gone } });
  await press('No thanks');
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(scope.getState(waitingEntries.$data)?.map(({ id }) => id)).toEqual(['w-0']);
});

test('the countdown uses the server’s clock, is announced once, and removes the buttons at its end', async () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z'), shouldAdvanceTime: true });
  try {
    await openCards();
    const timer = screen.getByRole('timer');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([readText(timer), timer.getAttribute('aria-live')]).toEqual(['59 minutes left', 'off']);
    const announced = screen.getByRole('status');
    expect(announced.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(54.5 * 60_000));
    expect(readText(announced)).toBe('5 minutes left');
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000));
    expect(screen.getByRole('status').textContent).toBe(
      'This offer has expired. The space has gone to the next person.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
