import { expect, it } from 'vitest';
import { findSubSite } from './sub-site';

// Proves S1.1.
it.each([
  ['online-joining.pavilion.localhost', 'online-joining'],
  ['bookings.pavilion.localhost', 'bookings'],
  ['MY-ACCOUNT.example.org', 'my-account'],
  ['127.0.0.1', 'online-joining'],
  ['localhost', 'online-joining'],
  ['bookings-test.example.org', 'online-joining'],
])('the sub-site of %s is %s', (hostname, site) => {
  expect(findSubSite(hostname)).toBe(site);
});
