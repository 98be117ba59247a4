import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCartTotals } from '../../../../../tests/fixtures/cart.ts';
import { buildCartAnswer, fixClock, openBasket } from '../testing/open-basket';

fixClock();

const emptyCart = buildCartAnswer({
  items: [],
  totals: { ...buildCartTotals(0), item_count: 0 },
  hold_until: null,
});

const findItemRows = async () =>
  within(await screen.findByRole('list', { name: 'What you’re booking' })).getAllByRole('listitem');
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

// Proves K1.6.
test('an item whose place was taken cannot be restored, and an alert gives the reason', async () => {
  const refusal = {
    message: 'The given data was invalid.',
    errors: { 'items.0': ['The last space has just gone.'] },
    reasons: { 'items.0': 'full' },
  };
  let isRemoved = false;
  const { user } = await openBasket({
    'GET /api/cart': () => (isRemoved ? emptyCart : buildCartAnswer()),
    'POST /api/cart/remove': () => {
      isRemoved = true;
      return emptyCart;
    },
    'POST /api/cart/add': { status: 422, body: refusal },
  });
  await user.click(await findButton(/^Remove Yoga/));
  await user.click(await findButton('Undo'));
  const alert = await screen.findByText('We couldn’t put Yoga back.');
  expect(alert.parentElement?.textContent).toContain('The last space has just gone.');
  // A retry would be refused again.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

// Proves K5.2.
test('while another window pays, nothing can be changed, and then the confirmation opens', async () => {
  const cartAnswers = [
    buildCartAnswer({ status: 'paying', hold_until: null }),
    buildCartAnswer({ items: [], complete_order_id: 'order-1', hold_until: null }),
  ];
  const { visitedPaths } = await openBasket({
    'GET /api/cart': () => cartAnswers.shift() ?? { breaks: true },
  });
  expect(await screen.findByText('A payment for this basket is in progress.')).toBeTruthy();
  expect(await findItemRows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove|Change|Clear/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(visitedPaths).toEqual(['/booking-confirmed/order-1']));
});

test('during a bank check in another window the basket says that a payment is in progress', async () => {
  let notifyTab = (_: string) => {};
  class FakeChannel extends EventTarget {
    postMessage(message: string): void {
      if (message !== 'asking') return;
      notifyTab = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      notifyTab('paying');
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  await openBasket({});
  expect(await screen.findByText('A payment for this basket is in progress.')).toBeTruthy();
  expect(
    screen.getByText(/^Your bank is asking you to confirm the payment in another window\./),
  ).toBeTruthy();
  expect(await findItemRows()).toHaveLength(1);
  act(() => notifyTab('ended'));
  expect(screen.queryByText('A payment for this basket is in progress.')).toBeNull();
  vi.unstubAllGlobals();
});

test.each([
  ['Back from the confirmation leads to the confirmation', 'back_forward', ['/booking-confirmed/order-1']],
  ['the basket page opened after an order shows an empty basket', 'navigate', []],
])('%s', async (_, type, expectedPaths) => {
  class FakeTiming {
    readonly type = type;
    readonly name = 'http://bookings.test/basket';
  }
  vi.stubGlobal('PerformanceNavigationTiming', FakeTiming);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(FakeTiming.prototype), new FakeTiming()),
  ]);
  const paidCart = buildCartAnswer({ items: [], complete_order_id: 'order-1', hold_until: null });
  const { visitedPaths } = await openBasket({ 'GET /api/cart': paidCart });
  expect(await screen.findByText('Your basket is empty.')).toBeTruthy();
  expect(visitedPaths).toEqual(expectedPaths);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
