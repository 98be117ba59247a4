import { expect, test } from 'vitest';
import { buildPhoneAddress, type KioskVisit } from './address';

const VISIT: KioskVisit = {
  origin: 'https://online-joining.club.example',
  location: { pathname: '/centre/riverside/membership/gym/monthly', search: '' },
  bookingsSite: 'https://bookings.club.example',
  hasBasket: false,
};
const at = (pathname: string, search = '') =>
  buildPhoneAddress({ ...VISIT, location: { pathname, search } })?.url ?? null;

test('the phone opens the page that the kiosk shows, with its filters, but not in kiosk mode', () => {
  expect(at('/centre/riverside/membership/gym/monthly')).toBe(
    'https://online-joining.club.example/centre/riverside/membership/gym/monthly',
  );
  expect(at('/location/riverside', '?kiosk=true&centre=riverside&date=2026-12-01')).toBe(
    'https://online-joining.club.example/location/riverside?date=2026-12-01',
  );
  expect(at('/camps/riverside/multi-sports')).toContain('/camps/riverside/multi-sports');
});

test.each(['/', '/kiosk', '/login', '/register', '/checkout', '/order-confirmed/7', '/centre/'])(
  '%s has no address for the phone',
  (pathname) => {
    expect(at(pathname)).toBeNull();
  },
);

test('a customer with items in the basket continues in the basket from any page', () => {
  const withBasket = { ...VISIT, hasBasket: true };
  const basket = { kind: 'basket', url: 'https://bookings.club.example/basket' };
  expect(buildPhoneAddress(withBasket)).toEqual(basket);
  expect(buildPhoneAddress({ ...withBasket, location: { pathname: '/checkout', search: '' } })).toEqual(
    basket,
  );
});

test('there is no basket address if the operator has no bookings site', () => {
  expect(buildPhoneAddress({ ...VISIT, hasBasket: true, bookingsSite: '' })?.kind).toBe('page');
});

test('the address stays short enough for a QR code that a phone can read from arm’s length', () => {
  expect(at('/location/riverside', `?activity=${'x'.repeat(300)}`)).toBe(
    'https://online-joining.club.example/location/riverside',
  );
  expect(at(`/location/${'x'.repeat(300)}`)).toBeNull();
});
