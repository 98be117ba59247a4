import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, toLondonDate } from '../../common/index.ts';
import { calculateLeavingTerms, isCoolingOff, type LeavableMembership } from './leaving.ts';

const gym: LeavableMembership = {
  joinedOn: '2026-11-01',
  startDate: '2026-11-01',
  endDate: null,
  price: 3650,
  paidPence: 5000,
  freezes: [],
};

// Proves A3.10.
test.each([
  ['2026-11-01', true, '2026-11-01'],
  ['2026-11-15', true, '2026-11-15'],
  ['2026-11-16', false, '2026-12-16'],
])('the cooling-off period on %s is counted from the day of the order', (today, coolingOff, lastDay) => {
  expect(calculateLeavingTerms(gym, today)).toMatchObject({ isCoolingOff: coolingOff, lastDay });
});

// Proves A3.11.
test.each([
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-02-28', '2027-03-28'],
  ['2026-12-31', '2027-01-31'],
])('a month of notice from %s ends on %s', (today, lastDay) => {
  expect(calculateLeavingTerms(gym, today).lastDay).toBe(lastDay);
});

// Proves A3.10.
test('the days are London days: in summer the 15th ends at 23:00 UTC', () => {
  const joinedOn = '2026-06-16';
  const isCoolingOffAt = (instant: string) => isCoolingOff(joinedOn, toLondonDate(new Date(instant)));
  expect(isCoolingOffAt('2026-06-30T22:59:59Z')).toBe(true);
  expect(isCoolingOffAt('2026-06-30T23:00:00Z')).toBe(false);
});

test('a monthly membership refunds what was paid, less the days used, including today', () => {
  // Three days at 1/365 of twelve months: £3.60.
  expect(calculateLeavingTerms(gym, '2026-11-03').refund).toBe(4640);
});

test('a single payment refunds the remaining days', () => {
  const days = { ...gym, endDate: '2026-11-10', price: 3000, paidPence: 3000 };
  expect(calculateLeavingTerms(days, '2026-11-05').refund).toBe(1500);
  expect(calculateLeavingTerms(days, '2026-11-12').refund).toBe(0);
});

test('the whole price is refunded before the first day of a membership', () => {
  expect(calculateLeavingTerms({ ...gym, startDate: '2026-11-20' }, '2026-11-03').refund).toBe(5000);
});

test('nobody gets back more than they paid, or anything after 14 days', () => {
  const days = fc.integer({ min: 0, max: 400 });
  const pence = fc.integer({ min: 0, max: 90_000 });
  const length = fc.option(fc.integer({ min: 0, max: 366 }));
  fc.assert(
    fc.property(days, days, pence, pence, length, (start, later, price, paid, ends) => {
      const joinedOn = '2026-01-01';
      const startDate = addDays(joinedOn, start);
      const endDate = ends === null ? null : addDays(startDate, ends);
      const today = addDays(joinedOn, later);
      const { refund, lastDay, ...left } = calculateLeavingTerms(
        { joinedOn, startDate, endDate, price, paidPence: paid, freezes: [] },
        today,
      );
      expect(left.isCoolingOff).toBe(later <= 14);
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(left.isCoolingOff ? paid : 0);
      expect(lastDay >= today).toBe(true);
    }),
  );
});

test('leaving a day later never refunds more or ends the membership earlier', () => {
  const days = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 90_000 }), (later, paid) => {
      const today = addDays(gym.joinedOn, later);
      const [now, next] = [
        calculateLeavingTerms({ ...gym, paidPence: paid }, today),
        calculateLeavingTerms({ ...gym, paidPence: paid }, addDays(today, 1)),
      ];
      expect(next.refund).toBeLessThanOrEqual(now.refund);
      expect(next.lastDay >= now.lastDay).toBe(true);
    }),
  );
});

test('frozen days do not count as used', () => {
  const countUsed = (today: string, freezes: LeavableMembership['freezes']) =>
    gym.paidPence - calculateLeavingTerms({ ...gym, freezes }, today).refund;
  const ten = countUsed('2026-11-10', []);
  expect(countUsed('2026-11-12', [{ from: '2026-11-11', to: '2026-12-10' }])).toBe(ten);
  expect(countUsed('2026-11-12', [{ from: '2026-11-05', to: '2026-11-06' }])).toBe(ten);
  expect(countUsed('2026-11-10', [{ from: '2026-11-20', to: '2026-12-19' }])).toBe(ten);
});
