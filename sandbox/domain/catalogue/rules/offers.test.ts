import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceOption } from '../../common/types.ts';
import { findMemberPrice, findNonMemberPrice, type HeldMembership, listOffers } from './offers.ts';

const option = (id: string, price: number, overrides: Partial<PriceOption> = {}): PriceOption => ({
  id,
  label: id,
  minAge: null,
  maxAge: null,
  price,
  membership: 'none',
  ...overrides,
});

const classes: PriceOption[] = [
  option('Adult', 750, { minAge: 16, maxAge: 59 }),
  option('Junior', 420, { maxAge: 15 }),
  option('Over 60', 560, { minAge: 60 }),
  option('Member', 520, { membership: 'any' }),
  option('Member with classes', 0, { membership: { categories: ['Classes'] } }),
];

const gym: HeldMembership = { id: 'm1', name: 'Gym', categories: ['Gym'] };
const unlimited: HeldMembership = { id: 'm2', name: 'Unlimited Fitness', categories: ['Gym', 'Classes'] };

const findCheapestOffer = (age: number | null, ...memberships: HeldMembership[]) =>
  listOffers(classes, { age, memberships })[0];

describe('what a person pays', () => {
  test.each([
    [15, 'Junior', 420],
    [16, 'Adult', 750],
    [59, 'Adult', 750],
    [60, 'Over 60', 560],
    [null, 'Adult', 750],
  ])('a person aged %s without a membership pays the price "%s", %i pence', (age, label, price) => {
    expect(findCheapestOffer(age)).toEqual({
      pricingOptionId: label,
      label,
      price,
      fullPrice: price,
      reduction: null,
      isDefault: true,
    });
  });

  // Proves B5.1.
  test('a member pays less, and the offer names the membership and the full price', () => {
    expect(findCheapestOffer(36, gym)).toMatchObject({
      price: 520,
      fullPrice: 750,
      reduction: { kind: 'membership', id: 'm1', name: 'Gym' },
    });
  });

  test('a member pays nothing if the membership includes the session', () => {
    expect(findCheapestOffer(36, gym, unlimited)).toMatchObject({
      label: 'Included in your Unlimited Fitness',
      price: 0,
      fullPrice: 750,
      reduction: { name: 'Unlimited Fitness' },
    });
  });

  // Proves B5.2.
  test('a child pays the junior price if the price of their membership is higher', () => {
    expect(findCheapestOffer(9, gym)).toMatchObject({ price: 420, reduction: null, isDefault: true });
    expect(listOffers(classes, { age: 9, memberships: [gym] })[1]).toMatchObject({
      price: 520,
      fullPrice: 520,
    });
  });

  test('a person has no offer if every price is for other people', () => {
    expect(
      listOffers([option('Over 60', 560, { minAge: 60 })], { age: 30, memberships: [unlimited] }),
    ).toEqual([]);
    expect(findNonMemberPrice([option('Member', 520, { membership: 'any' })])).toBeNull();
  });

  test('the lowest price without a membership depends on the age', () => {
    expect([findNonMemberPrice(classes), findNonMemberPrice(classes, 12)]).toEqual([750, 420]);
  });

  test('the lowest price for members is given only if it is lower than the price without a membership', () => {
    const member = option('Member', 520, { membership: 'any', minAge: 16 });
    expect(findMemberPrice(classes, 30)).toBe(0);
    expect(findMemberPrice([option('All', 750), member], 30)).toBe(520);
    expect(findMemberPrice([option('All', 750), member], 12)).toBeNull();
    expect(findMemberPrice([option('All', 500), member], 30)).toBeNull();
    expect(findMemberPrice([member], 30)).toBeNull();
  });
});

test('for every attendee only the first offer is the default, none is cheaper, and none costs more than its full price', () => {
  const anyOption = fc.record({
    id: fc.uuid(),
    label: fc.string(),
    minAge: fc.option(fc.integer({ min: 0, max: 99 })),
    maxAge: fc.option(fc.integer({ min: 0, max: 99 })),
    price: fc.integer({ min: 0, max: 10_000 }),
    membership: fc.constantFrom<PriceOption['membership']>(
      'none',
      'any',
      { categories: ['Gym'] },
      { categories: ['Swim'] },
    ),
  });
  const person = fc.record({
    age: fc.option(fc.integer({ min: 0, max: 99 })),
    memberships: fc.subarray([gym, unlimited]),
  });
  fc.assert(
    fc.property(fc.array(anyOption, { maxLength: 8 }), person, (options, anyBuyer) => {
      const offers = listOffers(options, anyBuyer);
      expect(offers.map(({ isDefault }) => isDefault)).toEqual(offers.map((_, position) => position === 0));
      expect(Math.min(Number.POSITIVE_INFINITY, ...offers.map(({ price }) => price))).toBe(
        offers[0]?.price ?? Number.POSITIVE_INFINITY,
      );
      expect(offers.every(({ price, fullPrice }) => price <= fullPrice)).toBe(true);
      if (anyBuyer.memberships.length === 0)
        expect(offers.every(({ reduction }) => reduction === null)).toBe(true);
    }),
  );
});
