import { expect, test } from 'vitest';
import { aFixedOption, aMembershipType, aPaymentOption } from '@/shared/testing';
import { findAgeAlternative } from './age-alternative';

const search = { dateOfBirth: '1960-05-05', today: '2026-11-20', paymentType: 'recurring' } as const;
const juniors = aMembershipType({ name: 'Juniors', minAge: 11, maxAge: 15 });
const swim = aMembershipType({ name: 'Swim', eligibility: null });
const over60 = aMembershipType({ name: 'Active 60', minAge: 60, eligibility: { name: 'Over 60s' } });
const nameFor = (...types: Parameters<typeof findAgeAlternative>[0]) =>
  findAgeAlternative(types, search)?.membershipType.name ?? null;

test('a membership for the customer’s age is preferred to one for every age', () => {
  expect(nameFor(juniors, swim, over60)).toBe('Active 60');
  expect(nameFor(juniors, swim)).toBe('Swim');
});

test.each([
  ['is for another age', juniors],
  ['has another condition', aMembershipType({ eligibility: { name: 'Students' } })],
  ['has a condition beyond the age', aMembershipType({ minAge: 16, eligibility: { name: 'Students' } })],
  ['is paid for in another way', aMembershipType({ eligibility: null, paymentOptions: [aFixedOption()] })],
  [
    'cannot be bought',
    aMembershipType({
      eligibility: null,
      paymentOptions: [
        aPaymentOption({ isPurchasable: { canPurchase: false, hasPrices: false, message: null } }),
      ],
    }),
  ],
])('a membership that %s is not suggested', (_, type) => {
  expect(nameFor(type)).toBeNull();
});
