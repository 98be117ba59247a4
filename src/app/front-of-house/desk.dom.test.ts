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
import { loadCart, loadServedCustomer } from '@/shared/api';
import { deskPaths, locationChanged, navigateFx, reloadFx } from '@/shared/routes';
import { fakeOperator } from '@/shared/testing';
import { $toasts, toastShown, toastTimerFx } from '@/shared/toast';
import { paymentChanged } from '@/widgets/take-offline-tender';
import { buildCart, buildCartTotals, buildPlaceItem } from '../../../tests/fixtures/cart.ts';
import { buildServedCustomer } from '../../../tests/fixtures/front-of-house.ts';
import './serve';
import './new-document';
import { $isUnpaidAsked, clearBasketClicked, leaveBasketClicked } from './finish';
import { $isStillServingAsked, carryOnClicked, staffBarHidden, staffBarShown } from './idle';

const SAM = buildServedCustomer();
const EMPTY_CART = buildCart({ items: [], joining: null, totals: buildCartTotals(0) });
const FULL_CART = buildCart({ items: [buildPlaceItem()], joining: null, totals: buildCartTotals(520) });

/** Starts a desk where staff serve Sam, whose basket is `cart`. */
async function serveSam(cart = EMPTY_CART) {
  const requestedCalls: string[] = [];
  const answer = (data: typeof cart) => (call: { readonly call: string }, query: URLSearchParams) => {
    requestedCalls.push(`${call.call} for ${query.get('selected_user_id') === SAM.id ? 'Sam' : 'staff'}`);
    return { data };
  };
  fakeOperator({
    'GET /api/cart': answer(cart),
    'DELETE /api/cart': answer(EMPTY_CART),
    'POST /api/auth/logout': { data: null },
    [`GET /api/front-of-house/customers/${SAM.id}`]: { data: SAM },
  });
  const wentTo: string[] = [];
  /** For each reload, the message that the new document shows. */
  const reloads: (string | null)[] = [];
  const scope = fork({
    values: [[$token, 'token']],
    handlers: [
      [toastTimerFx, () => 0],
      [navigateFx, (_: unknown, { to }: { to: string }) => void wentTo.push(to)],
      [reloadFx, () => void reloads.push(sessionStorage.getItem('pavilion.toast'))],
    ],
  });
  const params = await loadServedCustomer({ id: SAM.id });
  await allSettled(customerServed, { scope, params });
  return { scope, requestedCalls, reloads, served: () => scope.getState($servedCustomer)?.id ?? null };
}

afterEach(() => {
  sessionStorage.clear();
});

describe('a customer at the desk', () => {
  // Proves F1.3.
  test('staff see the till basket of the customer they serve, and their own basket afterwards', async () => {
    const { scope, requestedCalls } = await serveSam();
    await allSettled(finishRequested, { scope });
    expect(requestedCalls).toEqual(['GET /api/cart for Sam', 'GET /api/cart for staff']);
  });

  // Proves F1.4.
  test('Finish leaves no data of the customer: no basket, nothing stored in the tab, and no requests on their behalf', async () => {
    const { scope, requestedCalls, served } = await serveSam();
    sessionStorage.setItem('pavilion.camp', 'Sam');
    await allSettled(finishRequested, { scope });
    expect(served()).toBeNull();
    expect(sessionStorage.getItem('pavilion.camp')).toBeNull();
    await loadCart();
    expect(requestedCalls.at(-1)).toBe('GET /api/cart for staff');
  });

  test('after Finish no remaining message names the customer', async () => {
    const { scope } = await serveSam();
    const params = { content: 'Mia has been added.', type: 'success' } as const;
    await allSettled(toastShown, { scope, params });
    await allSettled(finishRequested, { scope });
    expect(scope.getState($toasts)).toEqual([]);
  });

  test('a customer at the desk is dropped when the session of the staff ends', async () => {
    const { scope, served } = await serveSam();
    await allSettled(signedOut, { scope });
    expect(served()).toBeNull();
    expect(scope.getState($cart)).toBeNull();
  });

  test.each([
    { leaving: 'a log-out', event: signedOut },
    { leaving: 'a log-out in another tab', event: signedOutElsewhere },
  ])('$leaving loads a new document, which shows a message and has no data of the customer', async (row) => {
    const { scope, reloads } = await serveSam();
    await allSettled(row.event, { scope });
    expect(reloads).toEqual([expect.stringContaining('You’re logged out.')]);
  });

  test('the page does not reload between two customers, so that scanner input is not lost', async () => {
    const { scope, reloads } = await serveSam();
    await allSettled(finishRequested, { scope });
    await allSettled(locationChanged, {
      scope,
      params: { pathname: deskPaths.home, search: '', hash: '', state: null },
    });
    expect(reloads).toEqual([]);
  });
});

test('the page does not reload when staff log out without having served anybody', async () => {
  const reloads: string[] = [];
  fakeOperator({ 'POST /api/auth/logout': { data: null } });
  const scope = fork({
    values: [[$token, 'token']],
    handlers: [
      [reloadFx, () => void reloads.push('reload')],
      [toastTimerFx, () => 0],
    ],
  });
  await allSettled(signedOut, { scope });
  expect(reloads).toEqual([]);
});

describe('an unpaid basket at the end', () => {
  // Proves F1.5.
  test('staff are asked about an unpaid basket at the end, and can keep it', async () => {
    const { scope, requestedCalls, served } = await serveSam(FULL_CART);
    await allSettled(finishRequested, { scope });
    expect(scope.getState($isUnpaidAsked)).toBe(true);
    expect(served()).toBe(SAM.id);
    await allSettled(leaveBasketClicked, { scope });
    expect(served()).toBeNull();
    expect(scope.getState($isUnpaidAsked)).toBe(false);
    expect(requestedCalls).not.toContain('DELETE /api/cart for Sam');
  });

  test('an unpaid basket is cleared before staff finish with the customer', async () => {
    const { scope, requestedCalls, served } = await serveSam(FULL_CART);
    await allSettled(finishRequested, { scope });
    await allSettled(clearBasketClicked, { scope });
    expect(requestedCalls).toContain('DELETE /api/cart for Sam');
    expect(served()).toBeNull();
  });

  test('the customer stays if an unpaid basket cannot be cleared', async () => {
    const { scope, served } = await serveSam(FULL_CART);
    fakeOperator({ 'GET /api/cart': { data: FULL_CART } });
    await allSettled(finishRequested, { scope });
    await allSettled(clearBasketClicked, { scope });
    expect(served()).toBe(SAM.id);
    expect(scope.getState($isUnpaidAsked)).toBe(true);
  });
});

describe('a payment at the end', () => {
  test('neither Finish nor the idle timeout drops the customer during a payment', async () => {
    const { scope, served } = await serveSam(FULL_CART);
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

  test('an unknown payment does not prevent finishing with the customer', async () => {
    const { scope, served } = await serveSam(FULL_CART);
    await allSettled(paymentChanged, { scope, params: 'unknown' });
    await allSettled(finishRequested, { scope });
    await allSettled(leaveBasketClicked, { scope });
    expect(served()).toBeNull();
  });
});

describe('an idle customer', () => {
  const MINUTE_MS = 60_000;
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Proves F1.6.
  test.each([
    { page: 'the home of the desk', pathname: deskPaths.home },
    { page: 'a timetable', pathname: '/location/westfield' },
  ])(
    'staff are asked about an idle customer after three minutes, and the customer is dropped after five, on $page',
    async ({ pathname }) => {
      const { scope, served, reloads } = await serveSam();
      await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
      await allSettled(staffBarShown, { scope });
      vi.advanceTimersByTime(3 * MINUTE_MS - 1000);
      expect(scope.getState($isStillServingAsked)).toBe(false);
      vi.advanceTimersByTime(2000);
      expect(scope.getState($isStillServingAsked)).toBe(true);
      vi.advanceTimersByTime(2 * MINUTE_MS);
      expect(served()).toBeNull();
      // The home of the desk opens, and then loads again as a new document.
      const home = { pathname: deskPaths.home, search: '', hash: '', state: null };
      if (pathname !== deskPaths.home) await allSettled(locationChanged, { scope, params: home });
      await vi.waitFor(() =>
        expect(reloads).toEqual([
          expect.stringContaining('We closed the customer after five minutes without activity.'),
        ]),
      );
      expect(scope.getState($isStillServingAsked)).toBe(false);
      await allSettled(staffBarHidden, { scope });
    },
  );

  test('an idle customer stays while a payment is in progress', async () => {
    const { scope, served } = await serveSam(FULL_CART);
    await allSettled(staffBarShown, { scope });
    await allSettled(paymentChanged, { scope, params: 'running' });
    vi.advanceTimersByTime(6 * MINUTE_MS);
    expect(served()).toBe(SAM.id);
    await allSettled(staffBarHidden, { scope });
  });

  test('staff who finish with an idle customer are asked about the unpaid basket', async () => {
    const { scope, served } = await serveSam(FULL_CART);
    await allSettled(staffBarShown, { scope });
    vi.advanceTimersByTime(3 * MINUTE_MS + 1000);
    await allSettled(finishRequested, { scope });
    expect([scope.getState($isStillServingAsked), scope.getState($isUnpaidAsked), served()]).toEqual([
      false,
      true,
      SAM.id,
    ]);
    await allSettled(staffBarHidden, { scope });
  });

  test('an idle customer stays when staff carry on', async () => {
    const { scope, served } = await serveSam();
    await allSettled(staffBarShown, { scope });
    vi.advanceTimersByTime(3 * MINUTE_MS + 1000);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await allSettled(carryOnClicked, { scope });
    expect(scope.getState($isStillServingAsked)).toBe(false);
    vi.advanceTimersByTime(2.5 * MINUTE_MS);
    expect(served()).toBe(SAM.id);
    await allSettled(staffBarHidden, { scope });
  });
});
