import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listDatesFrom } from '../../common/index.ts';
import {
  calculateCampPrice,
  calculateSiblingReductions,
  type PricedDay,
  splitByWeights,
} from './camp-price.ts';

const WHOLE_WEEK = listDatesFrom('2026-12-07', 5);
const TWO_WEEKS = [...WHOLE_WEEK, ...listDatesFrom('2026-12-14', 5)];
const toHeldDays = (dates: readonly string[]) => dates.map((date) => ({ date, takesPlace: true }));

const buildFullDay = (date: string, extraPrice = 0): PricedDay => ({
  date,
  isFullDay: true,
  price: 2800,
  extraPrice,
});
const buildMorning = (date: string): PricedDay => ({ date, isFullDay: false, price: 1600, extraPrice: 0 });

describe('the price of a camp', () => {
  test('the price of a camp is the sum of its days and extras', () => {
    const chosenDays = [buildFullDay('2026-12-07', 300), buildMorning('2026-12-08')];
    expect(calculateCampPrice(chosenDays, toHeldDays(WHOLE_WEEK), 12_600)).toMatchObject({
      fullPrice: 4700,
      total: 4700,
      weekReduction: 0,
    });
  });

  test('the price of a camp is the week price when every day of the week is chosen, with the extras on top', () => {
    const chosenDays = WHOLE_WEEK.map((date) => buildFullDay(date, 700));
    expect(calculateCampPrice(chosenDays, toHeldDays(WHOLE_WEEK), 12_600)).toEqual({
      fullPrice: 17_500,
      weekReduction: 1400,
      days: 12_600,
      total: 16_100,
    });
  });

  test.each([
    ['a day goes', WHOLE_WEEK.slice(1).map((date) => buildFullDay(date)), 11_200],
    [
      'a day becomes a half',
      [...WHOLE_WEEK.slice(1).map((date) => buildFullDay(date)), buildMorning('2026-12-07')],
      12_800,
    ],
  ])('the price of a camp is the sum of its days again when %s', (_what, chosenDays, total) => {
    expect(calculateCampPrice(chosenDays, toHeldDays(WHOLE_WEEK), 12_600)).toMatchObject({
      total,
      weekReduction: 0,
    });
  });

  test('the price of a camp uses the week price for each complete week', () => {
    const chosenDays = [...WHOLE_WEEK.map((date) => buildFullDay(date)), buildFullDay('2026-12-14')];
    expect(calculateCampPrice(chosenDays, toHeldDays(TWO_WEEKS), 12_600).total).toBe(12_600 + 2800);
    expect(
      calculateCampPrice(
        TWO_WEEKS.map((date) => buildFullDay(date)),
        toHeldDays(TWO_WEEKS),
        12_600,
      ).total,
    ).toBe(2 * 12_600);
  });

  test('the price of a camp week with a closed day is the other days’ share of the week price', () => {
    const [closed, ...otherDates] = WHOLE_WEEK;
    const week = [{ date: closed ?? '', takesPlace: false }, ...toHeldDays(otherDates)];
    const chosenDays = otherDates.map((date) => buildFullDay(date));
    expect(calculateCampPrice(chosenDays, week, 12_600)).toMatchObject({ fullPrice: 11_200, total: 10_080 });
    expect(calculateCampPrice(chosenDays.slice(1), week, 12_600)).toMatchObject({
      total: 8400,
      weekReduction: 0,
    });
  });

  const anyDays = fc.uniqueArray(fc.constantFrom(...TWO_WEEKS), { minLength: 1 }).chain((dates) =>
    fc.tuple(
      ...dates.map((date) =>
        fc.record({
          date: fc.constant(date),
          isFullDay: fc.boolean(),
          price: fc.nat(5000),
          extraPrice: fc.nat(1000),
        }),
      ),
    ),
  );

  test('the price of a camp is never above the sum of the days, nor below nothing', () => {
    fc.assert(
      fc.property(anyDays, fc.option(fc.nat(20_000)), (chosenDays, weekPence) => {
        const sum = chosenDays.reduce((all, { price, extraPrice }) => all + price + extraPrice, 0);
        const price = calculateCampPrice(chosenDays, toHeldDays(TWO_WEEKS), weekPence);
        expect(price.fullPrice).toBe(sum);
        expect(price.total).toBeLessThanOrEqual(sum);
        expect(price.days).toBeGreaterThanOrEqual(0);
        expect(price.total - price.days).toBe(sum - chosenDays.reduce((all, { price }) => all + price, 0));
      }),
    );
  });

  test('adding a day never makes the other days dearer than on their own', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(20_000), (chosenDays, weekPence) => {
        const [lastDay, ...otherDays] = chosenDays;
        if (!lastDay) return;
        const addedPrice = lastDay.price + lastDay.extraPrice;
        const totalBefore = calculateCampPrice(otherDays, toHeldDays(TWO_WEEKS), weekPence).total;
        expect(calculateCampPrice(chosenDays, toHeldDays(TWO_WEEKS), weekPence).total).toBeLessThanOrEqual(
          totalBefore + addedPrice,
        );
      }),
    );
  });
});

describe('brothers and sisters', () => {
  test.each([
    [[], []],
    [[5600], [0]],
    [
      [5600, 2800],
      [0, 280],
    ],
    [
      [2800, 5600, 5600],
      [280, 0, 560],
    ],
  ])('brothers and sisters of %j pay %j less', (days, less) => {
    expect(calculateSiblingReductions(days, 10)).toEqual(less);
  });

  test('brothers and sisters never pay less than nothing, and one pays in full', () => {
    const percent = fc.option(fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.array(fc.nat(50_000), { minLength: 1 }), percent, (days, off) => {
        const less = calculateSiblingReductions(days, off);
        expect(less.every((price, index) => price >= 0 && price <= (days[index] ?? 0))).toBe(true);
        expect(less[days.indexOf(Math.max(...days))]).toBe(0);
      }),
    );
  });
});

test('an amount is divided without losing a penny and without a negative part', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(fc.nat(5000), { minLength: 1 }), (amount, weights) => {
      const shares = splitByWeights(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.every((share) => share >= 0)).toBe(true);
    }),
  );
});
