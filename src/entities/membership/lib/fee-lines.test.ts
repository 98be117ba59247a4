import { expect, test } from 'vitest';
import { feeLines } from './fee-lines';

const pounds = (amount: number) => {
  const decimal = (amount / 100).toFixed(2);
  return { amount, formatted: `£${decimal}`, decimal };
};
const note = 'Covers the time between your start date and your first monthly payment.';
const none = { joiningFee: null, baseFee: null, proRataFee: null, monthInHandFee: null, discount: null };

test('only the fees that apply have a line, and a discount is taken off', () => {
  const fees = { ...none, joiningFee: pounds(1500), monthInHandFee: pounds(3500), discount: pounds(1000) };
  expect(feeLines({ fees, proRataDays: null })).toEqual([
    { label: 'Setup fee', amount: '£15.00' },
    { label: 'Month in hand fee', amount: '£35.00' },
    { label: 'Code Applied', amount: '-£10.00' },
  ]);
});

test.each([
  [11, 'Pro-rata fee for the first month (11 days)'],
  [1, 'Pro-rata fee for the first month (1 day)'],
  [null, 'Pro-rata fee for the first month'],
])('the pro-rata fee for %s says how long it covers', (proRataDays, label) => {
  const [line] = feeLines({ fees: { ...none, proRataFee: pounds(1242) }, proRataDays });
  expect(line).toEqual({ label, amount: '£12.42', note });
});
