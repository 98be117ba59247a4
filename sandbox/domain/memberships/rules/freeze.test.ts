import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { listNextCollections } from './collections.ts';
import {
  calculateFreezeWindow,
  countFreezeMonths,
  findCurrentFreeze,
  findFreezeErrors,
  findLastFrozenDay,
  isFrozenOn,
} from './freeze.ts';
import { calculateEarlyEnd, calculateUnsettledAdjustment } from './freeze-collections.ts';

const TODAY_DATE = '2026-11-25';
const dates = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
const months = fc.integer({ min: 1, max: 6 });
const billingDays = fc.integer({ min: 1, max: 28 });
const prices = fc.integer({ min: 500, max: 9000 });

test.each([
  ['2026-12-02', 1, '2027-01-01'],
  ['2026-12-01', 6, '2027-05-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-30', 1, '2028-02-29'],
  ['2027-01-28', 1, '2027-02-27'],
  ['2026-03-29', 1, '2026-04-28'],
])('from %s for %i months is until %s', (from, count, to) => {
  expect(findLastFrozenDay(from, count)).toBe(to);
});

test('a freeze begins after five working days at the earliest and three months ahead at the latest', () => {
  expect(calculateFreezeWindow(TODAY_DATE)).toEqual({ earliest: '2026-12-02', latest: '2027-02-25' });
});

test.each([
  ['2026-12-01', 1, { from: ['We need 5 working days: choose 2 December 2026 or later.'] }],
  ['2027-02-26', 1, { from: ['Choose 25 February 2027 or earlier.'] }],
  ['2027-02-30', 1, { from: ['Date must be valid.'] }],
  ['2026-12-02', 7, { months: ['Choose from 1 to 6 months.'] }],
  ['2026-12-02', 0, { months: ['Choose from 1 to 6 months.'] }],
  ['2026-12-02', 6, {}],
])('a freeze from %s for %i months gives the errors %j', (from, count, errors) => {
  expect(findFreezeErrors({ from, months: count }, TODAY_DATE)).toEqual(errors);
});

test('a freeze of whole months is recognised by its days, and no other length is', () => {
  fc.assert(
    fc.property(dates, months, fc.integer({ min: -3, max: 3 }), (from, count, off) => {
      const to = addDays(findLastFrozenDay(from, count), off);
      expect(countFreezeMonths({ from, to })).toBe(off === 0 ? count : null);
    }),
  );
});

test('each frozen month has exactly one collection, of the fee alone; those before and after are at the full price', () => {
  fc.assert(
    fc.property(dates, months, billingDays, prices, (from, count, billingDay, price) => {
      const to = findLastFrozenDay(from, count);
      const frozen = { from, to, fee: 500, adjustment: 0 };
      const membership = { name: 'Gym', price, billingDay, startDate: '2020-01-01', endDate: null };
      const collections = listNextCollections([{ ...membership, freezes: [frozen] }], {
        earliest: from,
        months: 8,
      });
      const inside = collections.filter(({ date }) => isFrozenOn([frozen], date));
      expect(inside.map(({ amount }) => amount)).toEqual(Array.from({ length: count }, () => 500));
      const outside = collections.filter(({ date }) => !isFrozenOn([frozen], date));
      expect(outside.every(({ amount }) => amount === price)).toBe(true);
    }),
  );
});

test('ending a freeze early charges the days that no collection has paid for, and no collection is negative', () => {
  const ended = fc.integer({ min: 0, max: 180 });
  fc.assert(
    fc.property(dates, ended, billingDays, prices, (from, later, billingDay, price) => {
      const today = addDays(from, later);
      const end = calculateEarlyEnd({ from }, { price, billingDay, endDate: null }, today);
      expect(end.resumesOn).toBe(addDays(today, 1));
      expect(end.paidDays).toBeLessThanOrEqual(31);
      expect(end.owedDays).toBeLessThanOrEqual(31);
      const adjustment = end.owed - end.givenBack;
      const freezes = [{ from, to: end.lastDay, fee: 500, adjustment }];
      const membership = { name: 'Gym', price, billingDay, startDate: '2020-01-01', endDate: null, freezes };
      const collections = listNextCollections([membership], { earliest: addDays(today, 1), months: 3 });
      expect(collections.every(({ amount }) => amount >= 0)).toBe(true);
      // The fee is collected once.
      expect(collections.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * price + adjustment);
    }),
  );
});

test('a membership that ends before the next collection pays for its days until then and gets the others back, once', () => {
  const days = fc.integer({ min: 0, max: 62 });
  const ended = fc.integer({ min: 0, max: 180 });
  fc.assert(
    fc.property(dates, ended, days, billingDays, prices, (from, later, left, billingDay, price) => {
      const today = addDays(from, later);
      const endDate = addDays(today, left);
      const paid = calculateEarlyEnd({ from }, { price, billingDay, endDate: null }, today);
      const adjustment = paid.owed - paid.givenBack;
      fc.pre(adjustment !== 0);
      const freeze = { from, to: today, fee: 500, adjustment };
      const membership = { name: 'Gym', price, billingDay, startDate: '2020-01-01', endDate };
      const credit = calculateUnsettledAdjustment(freeze, { ...membership, freezes: [freeze] });
      const credited = { ...freeze, adjustment: adjustment + credit };
      const countTakenMonths = (end: string | null) =>
        listNextCollections([{ ...membership, endDate: end, freezes: [credited] }], {
          earliest: addDays(today, 1),
          months: 3,
        }).flatMap(({ items }) => items.map(({ amount }) => amount));
      const sum = (amounts: readonly number[]) => amounts.reduce((first, second) => first + second, 0);
      const months = countTakenMonths(endDate).filter((amount) => amount === price).length;
      const owed = calculateEarlyEnd({ from }, { price, billingDay, endDate }, today).owed;
      expect(sum(countTakenMonths(endDate)) - credit).toBe(months * price + owed - paid.givenBack);
      expect(calculateUnsettledAdjustment(credited, { ...membership, freezes: [credited] })).toBe(0);
      // The cancellation is withdrawn.
      expect(sum(countTakenMonths(null)) - credit).toBe(3 * price + adjustment);
    }),
  );
});

test('what an early end owes is collected with the price, even if a second freeze begins before', () => {
  const first = { from: '2026-12-02', to: '2026-12-20', fee: 500, adjustment: 1440 };
  const second = { from: '2027-01-10', to: '2027-02-09', fee: 500, adjustment: 0 };
  const membership = { name: 'Gym', price: 3650, billingDay: 15, startDate: '2020-01-01', endDate: null };
  const collections = listNextCollections([{ ...membership, freezes: [first, second] }], {
    earliest: '2026-12-21',
    months: 3,
  });
  expect(collections.map(({ date, amount }) => [date, amount])).toEqual([
    ['2027-01-15', 500],
    ['2027-02-15', 3650 + 1440],
    ['2027-03-15', 3650],
  ]);
});

test('after an end on 20 December, with collections on the 15th, the days until 15 January are owed less those paid before 15 December', () => {
  expect(
    calculateEarlyEnd({ from: '2026-12-02' }, { price: 3650, billingDay: 15, endDate: null }, '2026-12-20'),
  ).toEqual({
    lastDay: '2026-12-20',
    resumesOn: '2026-12-21',
    owedDays: 25,
    owed: 3000,
    paidDays: 13,
    givenBack: 1560,
  });
});

test('nothing is owed if the freeze ends before a collection is skipped', () => {
  const end = calculateEarlyEnd(
    { from: '2026-12-16' },
    { price: 3650, billingDay: 15, endDate: null },
    '2026-12-20',
  );
  expect(end).toMatchObject({ owed: 0, owedDays: 0, paidDays: 5, givenBack: 600 });
});

test('the current freeze is the first that is not over', () => {
  const [past, now] = [
    { from: '2026-05-01', to: '2026-05-31' },
    { from: '2026-11-01', to: TODAY_DATE },
  ];
  expect(findCurrentFreeze([past, now], TODAY_DATE)).toBe(now);
  expect(findCurrentFreeze([past], TODAY_DATE)).toBeNull();
});
