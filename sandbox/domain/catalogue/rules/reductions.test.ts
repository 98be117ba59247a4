import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import type { PriceOption } from '../../common/types.ts';
import { findChosenOffer, type PriceChoice } from './chosen-offer.ts';
import { listOffers } from './offers.ts';
import {
  derivePackageState,
  formatPackageKey,
  formatReductionUse,
  type HeldBenefit,
  type HeldPackage,
  listReductions,
  type OwnReductions,
  type ReductionContext,
} from './reductions.ts';

const TODAY_DATE = '2026-11-25';
const yoga: ReductionContext = {
  venueId: 'v1',
  activity: 'yoga',
  category: 'mind-and-body',
  localDate: '2026-11-26',
  localStart: '18:30',
};
const tenClasses: HeldPackage = {
  id: 'p1',
  name: '10 classes',
  uses: 10,
  expiresOn: '2026-12-04',
  covers: { activities: [], categories: ['mind-and-body'] },
  venueIds: null,
  transferable: 'no',
};
const freeClass: HeldBenefit = {
  membershipId: 'm1',
  key: 'free-class',
  name: 'Free class',
  totalUses: 2,
  frequency: 'months',
  covers: { activities: ['yoga'], categories: [] },
  for: 'member',
};
const buildOwnReductions = (overrides: Partial<OwnReductions> = {}): OwnReductions => ({
  packages: [],
  benefits: [],
  usedCounts: new Map(),
  today: TODAY_DATE,
  ...overrides,
});
const listReductionIds = (
  overrides: Partial<OwnReductions>,
  context: Partial<ReductionContext> = {},
  isSelf = true,
) => listReductions(buildOwnReductions(overrides), { ...yoga, ...context }, isSelf).map(({ id }) => id);
const price = (id: string, price: number, overrides: Partial<PriceOption> = {}): PriceOption => ({
  id,
  label: id,
  minAge: null,
  maxAge: null,
  price,
  membership: 'none',
  ...overrides,
});
const adult = { age: 36, memberships: [] };

describe('a package', () => {
  test('a package pays for what it covers, including on its last day', () => {
    expect(listReductionIds({ packages: [tenClasses] })).toEqual(['p1']);
    expect(listReductionIds({ packages: [tenClasses] }, { localDate: '2026-12-04' })).toEqual(['p1']);
  });

  // Proves B5.5.
  test.each([
    ['a session after its last day', {}, { localDate: '2026-12-05' }],
    ['another category', {}, { category: 'swimming' }],
    ['another centre', { venueIds: ['v2'] }, {}],
    [
      'a peak time, when it is off-peak',
      { covers: { ...tenClasses.covers, times: 'off_peak' as const } },
      {},
    ],
  ])('a package does not pay for %s', (_, overrides, context) => {
    expect(listReductionIds({ packages: [{ ...tenClasses, ...overrides }] }, context)).toEqual([]);
  });

  test.each([
    ['2026-11-27', '08:59', false],
    ['2026-11-27', '09:00', true],
    ['2026-11-27', '15:59', true],
    ['2026-11-27', '16:00', false],
    ['2026-11-28', '13:59', false],
    ['2026-11-28', '14:00', true],
  ])('an off-peak package can be used on %s at %s: %s', (localDate, localStart, isOfUse) => {
    const offPeak = { ...tenClasses, covers: { ...tenClasses.covers, times: 'off_peak' as const } };
    expect(listReductionIds({ packages: [offPeak] }, { localDate, localStart })).toHaveLength(
      isOfUse ? 1 : 0,
    );
  });

  test('a package is for the customer alone, unless the family shares it', () => {
    expect(listReductionIds({ packages: [tenClasses] }, {}, false)).toEqual([]);
    expect(listReductionIds({ packages: [{ ...tenClasses, transferable: 'family' }] }, {}, false)).toEqual([
      'p1',
    ]);
  });

  test('the package that expires first is used first, in whatever order the packages were bought', () => {
    const anyHeldPackages = fc.uniqueArray(
      fc.record({ id: fc.uuid(), days: fc.integer({ min: 1, max: 400 }) }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyHeldPackages, (bought) => {
        const packages = bought.map(({ id, days }) => ({
          ...tenClasses,
          id,
          expiresOn: addDays(TODAY_DATE, days),
        }));
        const ids = listReductionIds({ packages });
        const expiries = ids.map((id) => packages.find((entry) => entry.id === id)?.expiresOn ?? '');
        expect(expiries).toEqual([...expiries].sort());
        expect(ids).toHaveLength(packages.length);
      }),
    );
  });

  test.each([
    [0, TODAY_DATE, { usesLeft: 10, state: 'usable' }],
    [10, TODAY_DATE, { usesLeft: 0, state: 'used_up' }],
    [12, TODAY_DATE, { usesLeft: 0, state: 'used_up' }],
    [3, '2026-11-24', { usesLeft: 7, state: 'expired' }],
  ])('a package with %i uses taken and the last day %s has the state %o', (count, expiresOn, state) => {
    const used = new Map([[formatPackageKey('p1'), count]]);
    expect(derivePackageState({ usedCounts: used, today: TODAY_DATE }, { ...tenClasses, expiresOn })).toEqual(
      state,
    );
  });
});

describe('a benefit', () => {
  test('a benefit renews with each period and keeps the id of its offer', () => {
    const key = 'benefit:m1:free-class:2026-11';
    const [currentReduction] = listReductions(
      buildOwnReductions({ benefits: [freeClass], usedCounts: new Map([[key, 2]]) }),
      yoga,
      true,
    );
    const sessionOfNextPeriod = { ...yoga, localDate: '2026-12-01' };
    const [later] = listReductions(
      buildOwnReductions({ benefits: [freeClass], usedCounts: new Map([[key, 2]]) }),
      sessionOfNextPeriod,
      true,
    );
    expect(currentReduction).toMatchObject({ left: 0, label: 'Free class, 0 of 2 left this month' });
    expect(later).toMatchObject({
      left: 2,
      label: 'Free class, 2 of 2 left in December',
      offerId: currentReduction?.offerId,
    });
  });

  test('a benefit is used before a package, because it renews', () => {
    expect(listReductionIds({ packages: [tenClasses], benefits: [freeClass] })).toEqual(['m1', 'p1']);
  });

  test('a benefit without a limit does not count its uses', () => {
    const [spa] = listReductions(
      buildOwnReductions({ benefits: [{ ...freeClass, totalUses: null, frequency: null }] }),
      yoga,
      true,
    );
    expect(spa).toMatchObject({ left: null, label: 'Free class' });
  });
});

describe('the offers of a person', () => {
  const all = (used: number) =>
    listReductions(
      buildOwnReductions({ packages: [tenClasses], usedCounts: new Map([[formatPackageKey('p1'), used]]) }),
      yoga,
      true,
    );

  test('the offers of a person begin with a package, which costs nothing and shows the full price', () => {
    expect(listOffers([price('adult', 750)], adult, all(4))).toMatchObject([
      {
        pricingOptionId: 'p1',
        price: 0,
        fullPrice: 750,
        isDefault: true,
        reduction: { kind: 'package', left: 6 },
      },
      { pricingOptionId: 'adult', price: 750, isDefault: false },
    ]);
  });

  test.each([
    ['the package is used up', [price('adult', 750)], 10, 1],
    ['the place costs nothing anyway', [price('free', 0)], 0, 1],
    ['the person could not book without it', [price('members', 0, { membership: 'any' })], 0, 0],
  ])('the offers of a person have no package when %s', (_, options, used, count) => {
    const offers = listOffers(options, adult, all(used));
    expect(offers).toHaveLength(count);
    expect(offers.some(({ reduction }) => reduction?.kind === 'package')).toBe(false);
  });

  test('the offers of a person are sorted by price and have one default, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2000 })),
        fc.integer({ min: 0, max: 12 }),
        (amounts, used) => {
          const offers = listOffers(
            amounts.map((amount, index) => price(`o${index}`, amount)),
            adult,
            all(used),
          );
          const prices = offers.map((offer) => offer.price);
          expect(prices).toEqual([...prices].sort((first, second) => first - second));
          expect(offers.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, offers.length));
        },
      ),
    );
  });
});

describe('a price for several places', () => {
  const family = { ...tenClasses, transferable: 'family' as const };
  const choosePackage = (
    used: number,
    one: HeldPackage,
    quantity: number,
    priceChoice: PriceChoice = { kind: 'cheapest' },
  ) => {
    const reductions = listReductions(
      buildOwnReductions({ packages: [one], usedCounts: new Map([[formatPackageKey('p1'), used]]) }),
      yoga,
      true,
    );
    return () =>
      findChosenOffer(
        listOffers([price('adult', 750)], adult, reductions),
        reductions,
        priceChoice,
        quantity,
      );
  };
  const chosen: PriceChoice = { kind: 'chosen', id: 'p1' };

  test('a price for several places takes one use for each of them', () => {
    expect(choosePackage(8, family, 2)()).toMatchObject({ pricingOptionId: 'p1' });
  });

  test('a price for several places falls back to the next one if there are too few uses', () => {
    expect(choosePackage(9, family, 2)()).toMatchObject({ pricingOptionId: 'adult' });
    expect(choosePackage(9, family, 2, { kind: 'chosen', id: 'p1', orNext: true })()).toMatchObject({
      pricingOptionId: 'adult',
    });
  });

  test.each([
    [9, family, '"10 classes" has 1 use left: book fewer spaces with it, or choose another price.'],
    [8, family, null],
    [10, family, '"10 classes" is used up. Please choose another price.'],
    [
      0,
      tenClasses,
      '"10 classes" is for one person: book one space with it, and the others at another price.',
    ],
  ])(
    'a price for several places that was chosen with %i of 10 used is refused with the reason',
    (used, one, message) => {
      if (message === null) expect(choosePackage(used, one, 2, chosen)().price).toBe(0);
      else expect(choosePackage(used, one, 2, chosen)).toThrow(message);
    },
  );

  test('a price for several places that must take no uses is the cheapest of that kind', () => {
    expect(choosePackage(0, family, 1, { kind: 'without uses' })()).toMatchObject({
      pricingOptionId: 'adult',
    });
  });
});

test('the basket says how much of a reduction is used or left', () => {
  const [benefit, owned] = listReductions(
    buildOwnReductions({ packages: [tenClasses], benefits: [freeClass] }),
    yoga,
    true,
  );
  if (!benefit || !owned) throw new Error('Both are covered.');
  const usedCounts = new Map([
    [benefit.uses.key, 1],
    [owned.uses.key, 4],
  ]);
  const formatUse = (reduction: typeof benefit) =>
    formatReductionUse(reduction, { usedCounts, today: TODAY_DATE }, yoga.localDate);
  expect([benefit, owned].map(formatUse)).toEqual(['Free class, 1 of 2 this month', '10 classes, 6 left']);
});
