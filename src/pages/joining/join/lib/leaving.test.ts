import { expect, it } from 'vitest';
import { leadsAwayFromPurchase } from './leaving';

const pathname = '/centre/riverside/membership/swim/fixed';
const origin = 'https://join.example.org';

it.each([
  ['/', false],
  ['/centre/riverside', true],
  ['/centre/riverside/membership/swim/fixed', false],
  ['/centre/riverside/membership/swim/recurring', true],
  ['/checkout', false],
  ['/login?redirect=%2Fcentre%2Fa', false],
  ['https://join.example.org/centre/riverside/membership/swim/fixed#main', false],
  ['tel:+441632960000', false],
  ['mailto:help@example.org', false],
  ['/kiosk?kiosk=true', true],
  ['/nowhere', true],
  ['https://bookings.example.org/', true],
])('%s leads away from the purchase: %s', (href, isLeadingAway) => {
  expect(leadsAwayFromPurchase(href, { origin, pathname, isKiosk: false })).toBe(isLeadingAway);
});

it('on a kiosk the log-in page leads away too, because a kiosk stores nothing', () => {
  expect(leadsAwayFromPurchase('/login', { origin, pathname, isKiosk: true })).toBe(true);
});
