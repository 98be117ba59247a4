import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateTotals, hashCartLines } from '../../cart/index.ts';
import {
  calculateDiscount,
  doesPromotionApply,
  normaliseCode,
  type PromotionRule,
} from '../../catalogue/index.ts';
import {
  addDays,
  calculateIncludedVat,
  calculatePercentage,
  countDaysBetween,
  formatMoney,
  isChargeableAmount,
} from '../../common/index.ts';
import { type OptionPrice, priceJoining } from './pricing.ts';
import { calculateProRataFee } from './pro-rata.ts';

const monthly: OptionPrice = {
  paymentType: 'recurring',
  base: 3650,
  joiningFee: 2000,
  hasMonthInHand: false,
};
const single: OptionPrice = { paymentType: 'fixed', base: 30_000, joiningFee: 0, hasMonthInHand: false };
const today = '2027-03-01';

function price(option: OptionPrice, promotion: PromotionRule | null = null, billingDay: number | null = 15) {
  return priceJoining({
    purpose: 'new',
    option,
    startDate: today,
    today,
    billingDay,
    noticeDays: 10,
    promotion,
  });
}

describe('money', () => {
  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [1250, '£12.50'],
    [123_456, '£1,234.56'],
    [-500, '-£5.00'],
  ])('customers read %i pence as %s', (pence, words) => {
    expect(formatMoney(pence)).toBe(words);
  });

  test.each([
    [1200, 20, 200],
    [1050, 5, 50],
    [999, 0, 0],
    [1000, 20, 167],
  ])('%i pence with %i per cent VAT contain %i pence of VAT', (pence, percent, vat) => {
    expect(calculateIncludedVat(pence, percent)).toBe(vat);
  });

  test('a share is whole pence, half a penny rounded up', () => {
    expect([
      calculatePercentage(1050, 5),
      calculatePercentage(3680, 10),
      calculatePercentage(250, 1),
    ]).toEqual([53, 368, 3]);
  });

  test('a cart costs the sum of its lines and contains as many items', () => {
    const line = { id: 'a', amount: 1200, vatPercent: 20, fingerprint: 'x' };
    expect(calculateTotals([line, { ...line, amount: 1050, vatPercent: 5 }])).toEqual({
      total: 2250,
      taxTotal: 250,
      subTotal: 2000,
      itemCount: 2,
    });
    expect(calculateTotals([])).toEqual({ total: 0, taxTotal: 0, subTotal: 0, itemCount: 0 });
  });

  test('the VAT within a price and the price without it add up to the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (gross) => {
        const { total, taxTotal, subTotal } = calculateTotals([
          { id: 'a', amount: gross, vatPercent: 20, fingerprint: '' },
        ]);
        expect(taxTotal + subTotal).toBe(total);
        expect(taxTotal).toBe(calculateIncludedVat(gross, 20));
      }),
    );
  });
});

describe('the price of joining', () => {
  test('joining a monthly membership costs the joining fee and the days until the first collection', () => {
    // 14 days at £36.50 × 12 ÷ 365 = £1.20 a day.
    expect(price(monthly)).toEqual({
      joiningFee: 2000,
      base: 3650,
      proRata: 1680,
      monthInHand: 0,
      discount: 0,
      totalToPayNow: 3680,
      carried: 0,
      givenBack: 0,
      proRataDays: 14,
      firstBillingDate: '2027-03-15',
    });
  });

  test.each(['change', 'renewal'] as const)('a %s has no joining fee', (purpose) => {
    const terms = {
      option: monthly,
      startDate: today,
      today,
      billingDay: 15,
      noticeDays: 10,
      promotion: null,
    };
    expect(priceJoining({ purpose, ...terms })).toMatchObject({ joiningFee: 0, totalToPayNow: 1680 });
  });

  test('a month in hand adds one month to what is due now', () => {
    expect(price({ ...monthly, hasMonthInHand: true })).toMatchObject({
      monthInHand: 3650,
      totalToPayNow: 7330,
    });
  });

  test('before a billing day is chosen there are no pro-rata days', () => {
    expect(price(monthly, null, null)).toMatchObject({
      proRata: 0,
      proRataDays: 0,
      firstBillingDate: null,
      totalToPayNow: 2000,
    });
  });

  test('a single payment costs its price and is never collected', () => {
    expect(price(single)).toMatchObject({
      proRata: 0,
      monthInHand: 0,
      firstBillingDate: null,
      totalToPayNow: 30_000,
    });
  });

  test('the pro-rata fee of thirty days is roughly the monthly price', () => {
    expect(calculateProRataFee(3650, 30)).toBe(3600);
    expect(calculateProRataFee(3650, 0)).toBe(0);
  });

  test('the price of joining is never negative, adds up, and rises the later the first collection is', () => {
    const option = fc.record({
      paymentType: fc.constantFrom('recurring' as const, 'fixed' as const),
      base: fc.nat(100_000),
      joiningFee: fc.nat(10_000),
      hasMonthInHand: fc.boolean(),
    });
    const promotion = fc.option(
      fc.record({
        kind: fc.constantFrom('percentage' as const, 'fixed-amount' as const, 'free-joining-fee' as const),
        value: fc.nat(200_000),
      }),
    );
    const startsIn = fc.nat(31);
    fc.assert(
      fc.property(
        option,
        promotion,
        startsIn,
        fc.integer({ min: 1, max: 28 }),
        (option, promotion, days, billingDay) => {
          const startDate = addDays(today, days);
          const result = priceJoining({
            purpose: 'new',
            option,
            promotion,
            startDate,
            today,
            billingDay,
            noticeDays: 10,
          });
          const { joiningFee, proRata, monthInHand, discount, base } = result;
          const dueNow = joiningFee + proRata + monthInHand + (option.paymentType === 'fixed' ? base : 0);
          expect(result.totalToPayNow).toBe(dueNow - discount);
          expect(result.totalToPayNow).toBeGreaterThanOrEqual(0);
          expect(discount).toBeGreaterThanOrEqual(0);
          if (result.firstBillingDate)
            expect(result.proRataDays).toBe(countDaysBetween(startDate, result.firstBillingDate));
        },
      ),
    );
  });
});

describe('promotions', () => {
  test.each([
    [{ kind: 'percentage', value: 10 }, 368],
    [{ kind: 'percentage', value: 100 }, 3680],
    [{ kind: 'fixed-amount', value: 500 }, 500],
    [{ kind: 'fixed-amount', value: 1_000_000 }, 3680],
    [{ kind: 'free-joining-fee', value: 0 }, 2000],
  ] as const)('%o takes off %i pence of 36.80 due now', (promotion, discount) => {
    expect(calculateDiscount(promotion, { dueNow: 3680, joiningFee: 2000 })).toBe(discount);
  });

  const anywhere = { paymentType: null, membershipTypeIds: null, endsAt: null };
  const option = { paymentType: 'recurring' as const, membershipTypeId: 'gym', promotionEnabled: true };
  const now = new Date('2027-03-01T12:00:00Z');

  test.each([
    ['anywhere', anywhere, true],
    ['for single payments only', { ...anywhere, paymentType: 'fixed' as const }, false],
    ['for another membership', { ...anywhere, membershipTypeIds: ['swim'] }, false],
    ['for this membership', { ...anywhere, membershipTypeIds: ['gym'] }, true],
    ['that has ended', { ...anywhere, endsAt: new Date('2027-02-28') }, false],
  ])('a code %s applies to a monthly gym membership: %#', (_name, scope, applies) => {
    expect(doesPromotionApply(scope, option, now)).toBe(applies);
  });

  test('a code with a negative value takes nothing off', () => {
    expect(calculateDiscount({ kind: 'fixed-amount', value: -500 }, { dueNow: 3680, joiningFee: 0 })).toBe(0);
  });

  test('a code expires exactly at its end, and not before', () => {
    const endsAt = new Date('2027-03-01T12:00:00Z');
    expect(doesPromotionApply({ ...anywhere, endsAt }, option, now)).toBe(false);
    expect(doesPromotionApply({ ...anywhere, endsAt }, option, new Date(now.getTime() - 1))).toBe(true);
    expect(doesPromotionApply({ ...anywhere, paymentType: 'recurring' }, option, now)).toBe(true);
  });

  test('a code may be typed in any case, and with spaces around it', () => {
    expect(normaliseCode(' swim10 ')).toBe('SWIM10');
  });

  test('no promo code applies to a payment option that accepts none', () => {
    expect(doesPromotionApply(anywhere, { ...option, promotionEnabled: false }, now)).toBe(false);
  });
});

test('the hash of a cart changes with its price and its content', () => {
  const line = { id: 'a', amount: 100, vatPercent: 20, fingerprint: 'x' };
  const hashes = [[line], [{ ...line, amount: 101 }], [{ ...line, fingerprint: 'y' }], [line, line], []].map(
    hashCartLines,
  );
  expect(new Set(hashes).size).toBe(5);
  expect(hashCartLines([{ ...line }])).toBe(hashes[0]);
  expect(hashes.every((hash) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
  expect(hashCartLines([{ ...line, id: 'b' }])).not.toBe(hashes[0]);
  // VAT does not change the price that the customer saw.
  expect(hashCartLines([{ ...line, vatPercent: 5 }])).toBe(hashes[0]);
});

describe('credit from the previous membership', () => {
  const option = { ...monthly, hasMonthInHand: true };
  const dates = { startDate: today, today, billingDay: 15, noticeDays: 10 };

  // 14 days cost 1,680 and the month in hand 3,650 pence.
  test.each([
    [
      { forDays: 1000, monthInHand: 0 },
      { proRata: 680, monthInHand: 3650, carried: 1000, givenBack: 0 },
    ],
    [
      { forDays: 2000, monthInHand: 0 },
      { proRata: 0, monthInHand: 3330, carried: 2000, givenBack: 0 },
    ],
    [
      { forDays: 0, monthInHand: 4000 },
      { proRata: 1330, monthInHand: 0, carried: 4000, givenBack: 0 },
    ],
    [
      { forDays: 1700, monthInHand: 3640 },
      { proRata: 0, monthInHand: 0, carried: 5330, givenBack: 10 },
    ],
    [
      { forDays: 9000, monthInHand: 0 },
      { proRata: 0, monthInHand: 0, carried: 5330, givenBack: 3670 },
    ],
  ])('a credit of %j counts for days, then for the month, and the rest is refunded', (credit, expected) => {
    expect(
      priceJoining({ purpose: 'change', option, ...dates, promotion: null, credit: { days: 14, ...credit } }),
    ).toMatchObject(expected);
  });
});

test.each([
  [0, true],
  [1250, true],
  [-1, false],
  [12.5, false],
  [Number.NaN, false],
  [2 ** 53, false],
])('whether %d pence can be asked for', (pence, can) => {
  expect(isChargeableAmount(pence)).toBe(can);
});
