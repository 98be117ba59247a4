import { expect, test } from 'vitest';
import { readAddress } from './address';

test('an address contains its centre and membership', () => {
  expect(readAddress('/centre/st-ives/membership/swim/recurring')).toEqual({
    venueSlug: 'st-ives',
    membership: { slug: 'swim', paymentType: 'recurring' },
    isMembershipUnknown: false,
  });
});

test('an address that cannot be decoded contains an unknown slug, rather than none', () => {
  expect(readAddress('/centre/%E0%A4%A').venueSlug).toBe('%E0%A4%A');
  expect(readAddress('/centre/st-ives/membership/swim/%E0%A4%A').isMembershipUnknown).toBe(true);
});
