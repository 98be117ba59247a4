import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $mode } from '../mode';
import { isOtherDocument, leaveFx, locationChanged, navigated, navigatorReady } from './navigation';
import { paths } from './paths';

async function visitAt(pathname: string) {
  const navigate = vi.fn();
  const leave = vi.fn();
  const scope = fork({ handlers: [[leaveFx, leave]] });
  await allSettled(navigatorReady, { scope, params: navigate });
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } });
  return { scope, navigate, leave };
}

describe('going somewhere', () => {
  it('inside the site the router is used', async () => {
    const { scope, navigate, leave } = await visitAt('/');
    await allSettled(navigated, { scope, params: { to: '/centre/riverside', replace: true } });
    expect(navigate).toHaveBeenCalledWith('/centre/riverside', { replace: true, state: null });
    expect(leave).not.toHaveBeenCalled();
  });

  it('another site is another document', async () => {
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
    expect(isOtherDocument(to, from)).toBe(isOther);
  });

  it.each([
    ['/order-confirmed/1', '/checkout', true],
    ['/', '/checkout', true],
    ['/checkout', '/', true],
    ['/checkout', '/checkout', false],
    ['/centre/a', '/', false],
  ])('with analytics switched on, %s from %s is another document: %s', (to, from, isOther) => {
    expect(isOtherDocument(to, from, true)).toBe(isOther);
  });
});

describe('inside another page', () => {
  it.each([
    ['/checkout', '/centre/a', false],
    ['/', '/checkout', false],
    ['https://bookings.example.org/', '/', true],
  ])('%s from %s is another document: %s', (to, from, isOther) => {
    expect(isOtherDocument(to, from, true, true)).toBe(isOther);
  });

  it('the checkout is reached without leaving the document, which alone knows who the customer is', async () => {
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
  ])('%s is written as the route table has it', (written, expected) => {
    expect(written).toBe(expected);
  });
});
