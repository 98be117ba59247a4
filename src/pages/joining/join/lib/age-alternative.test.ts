import { expect, test } from 'vitest';
import { aFixedOption, aMembershipType, aPaymentOption } from '@/shared/testing';
import { findAgeAlternative } from './age-alternative';

const ageSearch = { dateOfBirth: '1960-05-05', today: '2026-11-20', paymentType: 'recurring' } as const;
const juniorType = aMembershipType({ name: 'Juniors', minAge: 11, maxAge: 15 });
const swimType = aMembershipType({ name: 'Swim', eligibility: null });
const over60Type = aMembershipType({ name: 'Active 60', minAge: 60, eligibility: { name: 'Over 60s' } });
const findAlternativeName = (...types: Parameters<typeof findAgeAlternative>[0]) =>
  findAgeAlternative(types, ageSearch)?.membershipType.name ?? null;

test('a membership for the customer’s age is preferred to one for every age', () => {
  expect(findAlternativeName(juniorType, swimType, over60Type)).toBe('Active 60');
  expect(findAlternativeName(juniorType, swimType)).toBe('Swim');
});

test.each([
  ['is for another age', juniorType],
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
  expect(findAlternativeName(type)).toBeNull();
});
