import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { $order } from '@/entities/order';
import { loadOrder } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { readStored } from '@/shared/lib';
import {
  $subSite,
  activityDetected,
  itemAddedToCart,
  type SubSite,
  startOverRequested,
  visitEnded,
} from '@/shared/mode';
import { $location, leaveFx, navigationLocked, paths } from '@/shared/routes';
import { fakeOperator } from '@/shared/testing';
import { buildOrder } from '../../../tests/fixtures/orders.ts';
import { $startUp } from '../start-up/model';
import { clearVisitFx } from './clear-visit';
import { $kioskScreen, customerLeft, homeClicked, idleTimer, kioskStarted } from './model';
import { $visitSources, visitCartRequested } from './visit-cart';

/** Starts a visit of a customer at a kiosk, on a page; records the ends of visits. */
function openKiosk(
  pathname: string,
  { token = 'token', subSite = 'online-joining', values = [] }: VisitOptions = {},
) {
  const wipes: unknown[] = [];
  const scope = fork({
    values: [
      [$token, token],
      [$subSite, subSite],
      [$startUp, 'ready'],
      [$config, readConfig({})],
      [$location, { pathname, search: '', hash: '', state: null }],
      ...values,
    ],
    handlers: [
      [clearVisitFx, (_: unknown, params: unknown) => wipes.push(params)],
      [leaveFx, () => {}],
    ],
  });
  return { scope, wipes };
}
type VisitOptions = {
  token?: string | null;
  subSite?: SubSite;
  values?: [typeof $order, Awaited<ReturnType<typeof loadFakeOrder>>][];
};

async function loadFakeOrder() {
  fakeOperator({ 'GET /api/orders/1': { data: buildOrder() } });
  return loadOrder({ orderId: '1' });
}

/** Counts how often a unit fires. */
function countEvents(unit: Unit<unknown>, scope: Scope) {
  const happened = vi.fn();
  createWatch({ unit, scope, fn: happened });
  return happened;
}

describe('a person who has walked away', () => {
  test.each(['/centre/riverside', '/checkout'])(
    'a person who walks away from %s leaves no cart of this visit behind',
    async (path) => {
      const { scope, wipes } = openKiosk(path);
      await allSettled(itemAddedToCart, { scope, params: 'online-joining' });
      await allSettled(customerLeft, { scope });
      expect(wipes).toMatchObject([{ clearedSources: ['online-joining'] }]);
    },
  );

  test('a person who walks away from the bookings site leaves no place on hold', async () => {
    const { scope, wipes } = openKiosk('/location/riverside');
    for (const source of ['activity-booking', 'online-joining', 'activity-booking'] as const)
      await allSettled(itemAddedToCart, { scope, params: source });
    await allSettled(customerLeft, { scope });
    expect(wipes).toMatchObject([{ clearedSources: ['activity-booking', 'online-joining'] }]);
  });

  test('a person who walks away keeps the cart that they filled at home', async () => {
    const { scope, wipes } = openKiosk('/checkout');
    await allSettled(visitCartRequested, { scope });
    await allSettled(customerLeft, { scope });
    expect(wipes).toMatchObject([{ clearedSources: [] }]);
  });

  test('the cart is not cleared when a person walks away from the confirmation, because it has been ordered', async () => {
    const { scope, wipes } = openKiosk(paths.orderConfirmed('1'), {
      values: [[$order, await loadFakeOrder()]],
    });
    await allSettled(itemAddedToCart, { scope, params: 'online-joining' });
    await allSettled(customerLeft, { scope });
    expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
  });

  // Proves F5.6.
  test('a person who walks away during a payment keeps the cart that is being paid for', async () => {
    const { scope, wipes } = openKiosk('/checkout');
    await allSettled(itemAddedToCart, { scope, params: 'online-joining' });
    await allSettled(navigationLocked, { scope, params: true });
    await allSettled(customerLeft, { scope });
    expect(wipes).toMatchObject([{ clearedSources: [] }]);
  });

  test('the next document of the visit also clears the cart of a person who has walked away', async () => {
    const firstVisit = openKiosk('/centre/riverside');
    await allSettled(itemAddedToCart, { scope: firstVisit.scope, params: 'online-joining' });
    expect(readStored('session', 'pavilion.kiosk.cart')).toBe('online-joining');
    const { scope, wipes } = openKiosk('/checkout');
    await allSettled(visitCartRequested, { scope });
    expect(scope.getState($visitSources)).toEqual(['online-joining']);
    await allSettled(customerLeft, { scope });
    expect(wipes).toMatchObject([{ clearedSources: ['online-joining'] }]);
  });
});

test('a customer who logs out keeps the items in their cart', async () => {
  const { scope, wipes } = openKiosk('/centre/riverside');
  await allSettled(itemAddedToCart, { scope, params: 'online-joining' });
  await allSettled(visitEnded, { scope });
  expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
});

describe('the idle timeout of a screen', () => {
  test.each([
    ['/kiosk', null, 'home'],
    ['/kiosk/', null, 'home'],
    ['/kiosk//', null, 'home'],
    ['/kiosk', 'token', 'joining'],
    ['/kiosk/terms', null, 'joining'],
    ['/', null, 'joining'],
    ['/centre/riverside', null, 'joining'],
    ['/centre/kiosk', null, 'joining'],
    ['/checkout', 'token', 'checkout'],
  ])('at %s, with the token %s, the idle timeout is that of %s', (pathname, token, screen) => {
    expect(openKiosk(pathname, { token }).scope.getState($kioskScreen)).toBe(screen);
  });

  test('only a confirmation whose order has loaded has the idle timeout of a confirmation', async () => {
    const values: VisitOptions['values'] = [[$order, await loadFakeOrder()]];
    const confirmation = paths.orderConfirmed('1');
    expect(openKiosk(confirmation).scope.getState($kioskScreen)).toBe('joining');
    expect(openKiosk(confirmation, { values }).scope.getState($kioskScreen)).toBe('confirmation');
    expect(openKiosk('/centre/riverside', { values }).scope.getState($kioskScreen)).toBe('joining');
  });

  test('a site that failed to start has the idle timeout of system screens', () => {
    const scope = fork({ values: [[$startUp, 'broken']] });
    expect(scope.getState($kioskScreen)).toBe('system');
  });
});

describe('Back to Kiosk Home', () => {
  test('Back to Kiosk Home ends the visit', async () => {
    const { scope, wipes } = openKiosk('/centre/riverside');
    const startOvers = countEvents(startOverRequested, scope);
    await allSettled(homeClicked, { scope });
    expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
    expect(startOvers).not.toHaveBeenCalled();
  });

  test('Back to Kiosk Home asks first in the checkout', async () => {
    const { scope, wipes } = openKiosk('/checkout');
    const startOvers = countEvents(startOverRequested, scope);
    await allSettled(homeClicked, { scope });
    expect(startOvers).toHaveBeenCalledOnce();
    expect(wipes).toEqual([]);
  });

  test.each(['/checkout', '/order-confirmed/1'])(
    'Back to Kiosk Home does nothing at %s during a payment',
    async (pathname) => {
      const { scope, wipes } = openKiosk(pathname);
      const startOvers = countEvents(startOverRequested, scope);
      await allSettled(navigationLocked, { scope, params: true });
      await allSettled(homeClicked, { scope });
      expect(startOvers).not.toHaveBeenCalled();
      expect(wipes).toEqual([]);
    },
  );
});

test('a visit that ends twice is cleared once', async () => {
  const { scope, wipes } = openKiosk('/centre/riverside');
  await allSettled(visitEnded, { scope });
  await allSettled(customerLeft, { scope });
  expect(wipes).toHaveLength(1);
});

describe('a kiosk that has started', () => {
  const { pushState } = history;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    // Stubs the observer, which would otherwise run in later tests.
    vi.stubGlobal(
      'MutationObserver',
      class {
        observe = () => {};
      },
    );
  });
  afterEach(() => {
    history.pushState = pushState;
    document.documentElement.style.fontSize = '';
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function startVisit(pathname: string, options?: VisitOptions) {
    const kiosk = openKiosk(pathname, options);
    const startOvers = countEvents(startOverRequested, kiosk.scope);
    await allSettled(kioskStarted, { scope: kiosk.scope });
    return { ...kiosk, startOvers, stop: () => allSettled(idleTimer.stopped, { scope: kiosk.scope }) };
  }

  test('a started kiosk clears a joining form at 90 s, and shows a notice at 95 s', async () => {
    const { wipes, stop } = await startVisit('/centre/riverside');
    vi.advanceTimersByTime(89_750);
    expect(wipes).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(wipes).toEqual([{ noticeDelayMs: 5000, clearedSources: [] }]);
    await stop();
  });

  test('a started kiosk asks in the checkout at 90 s, and clears the visit at 95 s without a notice', async () => {
    const { wipes, startOvers, stop } = await startVisit('/checkout');
    vi.advanceTimersByTime(90_000);
    expect(startOvers).toHaveBeenCalledOnce();
    expect(wipes).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
    await stop();
  });

  test.each(['bookings', 'my-account'] as const)(
    'a started kiosk shows no notice about a cleared form at %s',
    async (subSite) => {
      const { wipes, stop } = await startVisit('/', { subSite });
      vi.advanceTimersByTime(90_000);
      expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
      await stop();
    },
  );

  test('a kiosk that has started counts typing in a provider’s frame as activity', async () => {
    const { scope, wipes, stop } = await startVisit('/centre/riverside');
    vi.advanceTimersByTime(80_000);
    await allSettled(activityDetected, { scope });
    vi.advanceTimersByTime(80_000);
    expect(wipes).toEqual([]);
    await stop();
  });

  test('a started kiosk enlarges text and disables history', async () => {
    const { stop } = await startVisit('/kiosk');
    const entriesBefore = history.length;
    history.pushState(null, '', '/centre/riverside');
    expect(history.length).toBe(entriesBefore);
    expect(document.documentElement.style.fontSize).toBe('150%');
    await stop();
  });

  test('a started kiosk clears a page from the back-forward cache without changing the cart', async () => {
    const { wipes, stop } = await startVisit('/checkout');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(wipes).toEqual([{ noticeDelayMs: null, clearedSources: [] }]);
    await stop();
  });

  test('a started kiosk knows the cart that was filled in an earlier document of the visit', async () => {
    const firstVisit = await startVisit('/centre/riverside');
    await allSettled(itemAddedToCart, { scope: firstVisit.scope, params: 'online-joining' });
    await firstVisit.stop();
    const nextVisit = await startVisit('/checkout');
    expect(nextVisit.scope.getState($visitSources)).toEqual(['online-joining']);
    await nextVisit.stop();
  });
});
