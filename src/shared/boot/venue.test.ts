import { expect, it } from 'vitest';
import { readVenueSlug } from './venue';

it.each([
  ['/centre/riverside', 'riverside'],
  ['/centre/riverside/membership/gold/recurring', 'riverside'],
  ['/location/north%20hall', 'north hall'],
  ['/camps/riverside/summer', 'riverside'],
  ['/courses/riverside', 'riverside'],
  ['/packages/riverside', 'riverside'],
  ['/bookings/upcoming', null],
  ['/order-confirmed/0197b1c2', null],
  ['/checkout', null],
  ['/', null],
  ['/centre/%E0%A4%A', null],
])('the address %s names the venue %s', (pathname, slug) => {
  expect(readVenueSlug(pathname)).toBe(slug);
});
