import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { type CollectedMembership, listNextCollections } from './collections.ts';

const gym: CollectedMembership = {
  name: 'Gym',
  price: 3650,
  billingDay: 15,
  startDate: '2026-01-10',
  endDate: null,
};
const listCollectionsFrom = (earliest: string, ...memberships: CollectedMembership[]) =>
  listNextCollections(memberships, { earliest, months: 3 });

test('a collection of today is included', () => {
  expect(listCollectionsFrom('2026-11-15', gym).map(({ date }) => date)).toEqual([
    '2026-11-15',
    '2026-12-15',
    '2027-01-15',
  ]);
});

test('nothing is collected on the first day of a membership or after its end', () => {
  const ending = { ...gym, startDate: '2026-11-15', endDate: '2026-12-15' };
  expect(listCollectionsFrom('2026-11-01', ending).map(({ date }) => date)).toEqual(['2026-12-15']);
});

test('in a shorter month the collection is on the last day', () => {
  expect(listCollectionsFrom('2027-01-31', { ...gym, billingDay: 31 }).map(({ date }) => date)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

test('collections on the same day are added up', () => {
  const [first] = listCollectionsFrom('2026-11-01', gym, { ...gym, name: 'Swim', price: 2000 });
  expect(first).toEqual({
    date: '2026-11-15',
    amount: 5650,
    items: [
      { label: 'Gym', amount: 3650 },
      { label: 'Swim', amount: 2000 },
    ],
  });
});

test('for any memberships the dates rise, none is too early, and the sums are those of the items', () => {
  const dates = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
  const membership = fc.record({
    name: fc.constantFrom('Gym', 'Swim'),
    price: fc.integer({ min: 1, max: 9000 }),
    billingDay: fc.integer({ min: 1, max: 31 }),
    startDate: dates,
    endDate: fc.option(dates),
  });
  fc.assert(
    fc.property(fc.array(membership, { maxLength: 4 }), dates, (memberships, earliest) => {
      const collections = listNextCollections(memberships, { earliest, months: 3 });
      const days = collections.map(({ date }) => date);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const { date, amount, items } of collections) {
        expect(date >= earliest).toBe(true);
        expect(amount).toBe(items.reduce((sum, item) => sum + item.amount, 0));
      }
      for (const { startDate, endDate } of memberships.length === 1 ? memberships : [])
        for (const day of days) expect(day > startDate && (endDate === null || day <= endDate)).toBe(true);
    }),
  );
});
