import { expect, test } from 'vitest';
import { listSummaryRows, type Purchase } from './summary-rows';

const nothing: Purchase = {
  centre: null,
  membership: null,
  startDate: null,
  firstBillingDate: null,
  fees: [],
  total: null,
  timeline: [],
  laterPaymentsText: null,
};

test('an empty purchase has no rows', () => {
  expect(listSummaryRows(nothing)).toEqual([]);
});

// Proves J1.11.
test('a monthly membership shows its fee, its dates and its fee lines', () => {
  const rows = listSummaryRows({
    centre: 'Riverside',
    membership: {
      name: 'Total Fitness',
      categories: ['Gym', 'Swim'],
      paymentType: 'recurring',
      fee: '£35.00 a month',
      duration: null,
    },
    startDate: '2026-11-20',
    firstBillingDate: '1st December 2026',
    fees: [{ label: 'Setup fee', amount: '£15.00' }],
    total: '£27.42',
    timeline: [],
    laterPaymentsText: null,
  });
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Type', 'Gym, Swim'],
    ['Payment', 'Monthly'],
    ['Membership fee', '£35.00 a month'],
    ['Start date', '20 November 2026'],
    ['First monthly payment', '1st December 2026'],
    ['Setup fee', '£15.00'],
  ]);
});
