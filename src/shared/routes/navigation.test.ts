import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $mode } from '../mode';
import { leaveFx, locationChanged, navigated, navigatorReady, needsOtherDocument } from './navigation';
import { paths } from './paths';

async function visitAt(pathname: string) {
  const navigate = vi.fn();
  const leave = vi.fn();
  const scope = fork({ handlers: [[leaveFx, leave]] });
  await allSettled(navigatorReady, { scope, params: navigate });
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
  return { scope, navigate, leave };
}

describe('navigation', () => {
  it('a path of the site is opened by the router', async () => {
    const { scope, navigate, leave } = await visitAt('/');
    await allSettled(navigated, { scope, params: { to: '/centre/riverside', replace: true } });
    expect(navigate).toHaveBeenCalledWith('/centre/riverside', { replace: true, state: null });
    expect(leave).not.toHaveBeenCalled();
  });

  it('another site is opened as another document', async () => {
    const { scope, navigate, leave } = await visitAt('/');
    await allSettled(navigated, { scope, params: { to: 'https://bookings.example.org/basket' } });
    expect(leave).toHaveBeenCalledWith({ to: 'https://bookings.example.org/basket' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['/checkout', '/centre/a', true],
    ['/checkout?x=1', '/', true],
    ['/checkout', '/checkout', false],
    ['/checkouts', '/', false],
    ['/order-confirmed/1', '/checkout', false],
  ])('%s from %s is another document: %s', (to, from, isOther) => {
    expect(needsOtherDocument(to, from)).toBe(isOther);
  });

  it.each([
    ['/order-confirmed/1', '/checkout', true],
    ['/', '/checkout', true],
    ['/checkout', '/', true],
    ['/checkout', '/checkout', false],
    ['/centre/a', '/', false],
  ])('with analytics on, %s from %s is another document: %s', (to, from, isOther) => {
    expect(needsOtherDocument(to, from, true)).toBe(isOther);
  });
});

describe('navigation when embedded', () => {
  it.each([
    ['/checkout', '/centre/a', false],
    ['/', '/checkout', false],
    ['https://bookings.example.org/', '/', true],
  ])('when embedded, %s from %s is another document: %s', (to, from, isOther) => {
    expect(needsOtherDocument(to, from, true, true)).toBe(isOther);
  });

  it('when embedded, the checkout opens in the same document, because only that knows who the customer is', async () => {
    const navigate = vi.fn();
    const leave = vi.fn();
    const scope = fork({
      values: [[$mode, { isKiosk: false, isEmbedded: true, centre: null }]],
      handlers: [[leaveFx, leave]],
    });
    await allSettled(navigatorReady, { scope, params: navigate });
    await allSettled(navigated, { scope, params: { to: '/checkout' } });
    expect(navigate).toHaveBeenCalledWith('/checkout', { replace: false, state: null });
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('addresses', () => {
  // Proves S1.3.
  it.each([
    [paths.centre('a b/c'), '/centre/a%20b%2Fc'],
    [paths.membership('x', 'gold & more', 'recurring'), '/centre/x/membership/gold%20%26%20more/recurring'],
    [paths.kiosk('x'), '/kiosk?kiosk=true&centre=x'],
    [paths.kiosk(), '/kiosk?kiosk=true'],
    [paths.orderConfirmed('1', { isKiosk: true }), '/order-confirmed/1?kiosk=true'],
    [paths.orderConfirmed('1'), '/order-confirmed/1'],
  ])('%s is encoded for the route table', (written, expected) => {
    expect(written).toBe(expected);
  });
});
