import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '@/entities/cart';
import {
  $servedCustomer,
  $token,
  customerServed,
  finishRequested,
  signedOut,
  signedOutElsewhere,
} from '@/entities/customer';
import { loadCart, readServedCustomer } from '@/shared/api';
import { desk, locationChanged, navigateFx, reloadFx } from '@/shared/routes';
import { fakeOperator } from '@/shared/testing';
import { $toasts, toastShown, toastTimeFx } from '@/shared/toast';
import { paymentChanged } from '@/widgets/take-offline-tender';
import { buildCart, buildCartTotals, buildHeldPlace } from '../../../tests/fixtures/cart.ts';
import { buildServedCustomer } from '../../../tests/fixtures/front-of-house.ts';
import './serve';
import './new-document';
import { $isUnpaidAsked, clearClicked, leaveClicked } from './finish';
import { $isStillServingAsked, barShown, carryOnClicked, staffBarHidden } from './idle';

const SAM = buildServedCustomer();
const EMPTY = buildCart({ items: [], joining: null, totals: buildCartTotals(0) });
const FULL = buildCart({ items: [buildHeldPlace()], joining: null, totals: buildCartTotals(520) });

/** A desk at which Sam is served, with this basket. */
async function serveSam(cart = EMPTY) {
  const asked: string[] = [];
  const answer = (data: typeof cart) => (call: { readonly call: string }, query: URLSearchParams) => {
    asked.push(`${call.call} for ${query.get('selected_user_id') === SAM.id ? 'Sam' : 'staff'}`);
    return { data };
  };
  fakeOperator({
    'GET /api/cart': answer(cart),
    'DELETE /api/cart': answer(EMPTY),
    'POST /api/auth/logout': { data: null },
    [`GET /api/front-of-house/customers/${SAM.id}`]: { data: SAM },
  });
  const wentTo: string[] = [];
  /** The message that each new document shows. */
  const reloads: (string | null)[] = [];
  const scope = fork({
    values: [[$token, 'token']],
    handlers: [
      [toastTimeFx, () => 0],
      [navigateFx, (_: unknown, { to }: { to: string }) => void wentTo.push(to)],
      [reloadFx, () => void reloads.push(sessionStorage.getItem('pavilion.toast'))],
    ],
  });
  const params = await readServedCustomer({ id: SAM.id });
  await allSettled(customerServed, { scope, params });
  return { scope, asked, reloads, served: () => scope.getState($servedCustomer)?.id ?? null };
}

afterEach(() => {
  sessionStorage.clear();
});

describe('a customer at the desk', () => {
  // Proves F1.3.
  test('a customer at the desk has their own till basket, and staff have theirs back afterwards', async () => {
    const { scope, asked } = await serveSam();
    await allSettled(finishRequested, { scope });
    expect(asked).toEqual(['GET /api/cart for Sam', 'GET /api/cart for staff']);
  });

  // Proves F1.4.
  test('leaves nothing behind: no basket, nothing in the tab, and no call in their name', async () => {
    const { scope, asked, served } = await serveSam();
    sessionStorage.setItem('pavilion.camp', 'Sam');
    await allSettled(finishRequested, { scope });
    expect(served()).toBeNull();
    expect(sessionStorage.getItem('pavilion.camp')).toBeNull();
    await loadCart();
    expect(asked.at(-1)).toBe('GET /api/cart for staff');
  });

  test('a customer at the desk is named by no message that still stands', async () => {
    const { scope } = await serveSam();
    const params = { content: 'Mia has been added.', type: 'success' } as const;
    await allSettled(toastShown, { scope, params });
    await allSettled(finishRequested, { scope });
    expect(scope.getState($toasts)).toEqual([]);
  });

  test('a customer at the desk is gone with the session of the staff', async () => {
    const { scope, served } = await serveSam();
    await allSettled(signedOut, { scope });
    expect(served()).toBeNull();
    expect(scope.getState($cart)).toBeNull();
  });

  test.each([
    { leaving: 'a log-out', event: signedOut },
    { leaving: 'a log-out in another tab', event: signedOutElsewhere },
  ])(
    'a customer at the desk is not in the memory of the tab after $leaving: a new document is loaded, which says so',
    async (row) => {
      const { scope, reloads } = await serveSam();
      await allSettled(row.event, { scope });
      expect(reloads).toEqual([expect.stringContaining('You’re logged out.')]);
    },
  );

  test('a customer at the desk and the next one have the same document: what a scanner types between them is not lost', async () => {
    const { scope, reloads } = await serveSam();
    await allSettled(finishRequested, { scope });
    await allSettled(locationChanged, {
      scope,
      params: { pathname: desk.home, search: '', hash: '', state: null },
    });
    expect(reloads).toEqual([]);
  });
});

test('who logs out without having served anybody keeps the document', async () => {
  const reloads: string[] = [];
  fakeOperator({ 'POST /api/auth/logout': { data: null } });
  const scope = fork({
    values: [[$token, 'token']],
    handlers: [[reloadFx, () => void reloads.push('reload')]],
  });
  await allSettled(signedOut, { scope });
  expect(reloads).toEqual([]);
});

describe('an unpaid basket at the end', () => {
  // Proves F1.5.
  test('an unpaid basket at the end is asked about, and stays when staff leave it', async () => {
    const { scope, asked, served } = await serveSam(FULL);
    await allSettled(finishRequested, { scope });
    expect(scope.getState($isUnpaidAsked)).toBe(true);
    expect(served()).toBe(SAM.id);
    await allSettled(leaveClicked, { scope });
    expect(served()).toBeNull();
    expect(scope.getState($isUnpaidAsked)).toBe(false);
    expect(asked).not.toContain('DELETE /api/cart for Sam');
  });

  test('an unpaid basket at the end is cleared before the customer is done with', async () => {
    const { scope, asked, served } = await serveSam(FULL);
    await allSettled(finishRequested, { scope });
    await allSettled(clearClicked, { scope });
    expect(asked).toContain('DELETE /api/cart for Sam');
    expect(served()).toBeNull();
  });

  test('an unpaid basket at the end that could not be cleared keeps the customer', async () => {
    const { scope, served } = await serveSam(FULL);
    fakeOperator({ 'GET /api/cart': { data: FULL } });
    await allSettled(finishRequested, { scope });
    await allSettled(clearClicked, { scope });
    expect(served()).toBe(SAM.id);
    expect(scope.getState($isUnpaidAsked)).toBe(true);
  });
});

describe('a payment at the end', () => {
  test('a payment at the end is waited for: neither Finish nor idle lets go of the customer', async () => {
    const { scope, served } = await serveSam(FULL);
    await allSettled(paymentChanged, { scope, params: 'running' });
    await allSettled(finishRequested, { scope });
    expect(scope.getState($isUnpaidAsked)).toBe(false);
    expect(served()).toBe(SAM.id);
    expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
      'Wait a moment: a payment is being made.',
    ]);
    await allSettled(paymentChanged, { scope, params: 'none' });
    await allSettled(finishRequested, { scope });
    expect(scope.getState($isUnpaidAsked)).toBe(true);
  });

  test('a payment at the end that nobody knows about does not keep the customer', async () => {
    const { scope, served } = await serveSam(FULL);
    await allSettled(paymentChanged, { scope, params: 'unknown' });
    await allSettled(finishRequested, { scope });
    await allSettled(leaveClicked, { scope });
    expect(served()).toBeNull();
  });
});

describe('a customer at whom nobody looks', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Proves F1.6.
  test.each([
    { page: 'the home of the desk', pathname: desk.home },
    { page: 'a timetable', pathname: '/location/westfield' },
  ])(
    'a customer at whom nobody looks is asked about after three minutes and dropped after five, on $page',
    async ({ pathname }) => {
      const { scope, served, reloads } = await serveSam();
      await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
      await allSettled(barShown, { scope });
      vi.advanceTimersByTime(3 * MINUTE_MS - 1000);
      expect(scope.getState($isStillServingAsked)).toBe(false);
      vi.advanceTimersByTime(2000);
      expect(scope.getState($isStillServingAsked)).toBe(true);
      vi.advanceTimersByTime(2 * MINUTE_MS);
      expect(served()).toBeNull();
      // The home of the desk is opened, and then once more as a new document.
      const home = { pathname: desk.home, search: '', hash: '', state: null };
      if (pathname !== desk.home) await allSettled(locationChanged, { scope, params: home });
      await vi.waitFor(() =>
        expect(reloads).toEqual([
          expect.stringContaining('We closed the customer after five minutes without activity.'),
        ]),
      );
      expect(scope.getState($isStillServingAsked)).toBe(false);
      await allSettled(staffBarHidden, { scope });
    },
  );

  test('a customer at whom nobody looks stays while a payment is being made', async () => {
    const { scope, served } = await serveSam(FULL);
    await allSettled(barShown, { scope });
    await allSettled(paymentChanged, { scope, params: 'running' });
    vi.advanceTimersByTime(6 * MINUTE_MS);
    expect(served()).toBe(SAM.id);
    await allSettled(staffBarHidden, { scope });
  });

  test('a customer at whom nobody looks is asked about what is not paid when staff finish with them', async () => {
    const { scope, served } = await serveSam(FULL);
    await allSettled(barShown, { scope });
    vi.advanceTimersByTime(3 * MINUTE_MS + 1000);
    await allSettled(finishRequested, { scope });
    expect([scope.getState($isStillServingAsked), scope.getState($isUnpaidAsked), served()]).toEqual([
      false,
      true,
      SAM.id,
    ]);
    await allSettled(staffBarHidden, { scope });
  });

  test('a customer at whom nobody looks stays when staff carry on', async () => {
    const { scope, served } = await serveSam();
    await allSettled(barShown, { scope });
    vi.advanceTimersByTime(3 * MINUTE_MS + 1000);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await allSettled(carryOnClicked, { scope });
    expect(scope.getState($isStillServingAsked)).toBe(false);
    vi.advanceTimersByTime(2.5 * MINUTE_MS);
    expect(served()).toBe(SAM.id);
    await allSettled(staffBarHidden, { scope });
  });
});
