import { expect, test } from 'vitest';
import { findSubSite } from '@/shared/boot';
import { toCheckoutSource } from './checkout-source';

test.each([
  ['online-joining.example.org', 'online-joining'],
  ['join.example.org', 'online-joining'],
  ['localhost', 'online-joining'],
  ['bookings.example.org', 'activity-booking'],
  ['MY-ACCOUNT.example.org', 'activity-booking'],
  ['bookings-archive.example.org', 'online-joining'],
])('a customer who registers on %s is sent with the source %s', (hostname, source) => {
  expect(toCheckoutSource(findSubSite(hostname))).toBe(source);
});
