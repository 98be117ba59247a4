import { expect, test } from 'vitest';
import { formatFeeName, listFeeLines, listOptionFeeLines } from './fee-lines';

const pounds = (amount: number) => {
  const decimal = (amount / 100).toFixed(2);
  return { amount, formatted: `£${decimal}`, decimal };
};
const note = 'Covers the time between your start date and your first monthly payment.';
const noFees = { joiningFee: null, baseFee: null, proRataFee: null, monthInHandFee: null, discount: null };

test('only fees that apply get a line, and a discount is subtracted', () => {
  const fees = { ...noFees, joiningFee: pounds(1500), monthInHandFee: pounds(3500), discount: pounds(1000) };
  expect(listFeeLines({ fees, proRataDays: null, firstBillingDate: null })).toEqual([
    { label: 'Setup fee', amount: '£15.00' },
    { label: 'Month in hand fee', amount: '£35.00' },
    { label: 'Code Applied', amount: '-£10.00' },
  ]);
});

test.each([
  [35, '2026-12-28', 'Pro-rata fee for the first month, 23 Nov – 27 Dec (35 days)'],
  [31, '2027-01-15', 'Pro-rata fee for the first month, 15 Dec – 14 Jan (31 days)'],
  [1, '2026-12-01', 'Pro-rata fee for the first month, 30 Nov (1 day)'],
  [11, null, 'Pro-rata fee for the first month (11 days)'],
  [1, null, 'Pro-rata fee for the first month (1 day)'],
  [null, null, 'Pro-rata fee for the first month'],
])(
  'the pro-rata fee for %s days before %s says which days it covers',
  (proRataDays, firstBillingDate, label) => {
    const fees = { ...noFees, proRataFee: pounds(1242) };
    const [line] = listFeeLines({ fees, proRataDays, firstBillingDate });
    expect(line).toEqual({ label, amount: '£12.42', note });
  },
);

test.each([
  ['joining_fee', 'Joining charge', 'Setup fee'],
  ['month_in_hand_fee', 'Month ahead', 'Month in hand fee'],
  ['pro_rata_fee', 'Part month', 'Pro-rata fee for the first month'],
  ['base_fee', 'Price', 'Membership fee'],
  ['discount', 'Discount', 'Code Applied'],
  ['locker_fee', 'Locker', 'Locker'],
])(
  'a paid %s keeps the name under which it was chosen; other fees keep the operator’s name',
  (type, label, name) => {
    expect(formatFeeName({ type, label })).toBe(name);
  },
);

test('an option’s fees mention no days and no discount', () => {
  const fees = { ...noFees, joiningFee: pounds(1500), proRataFee: pounds(1242) };
  expect(listOptionFeeLines({ fees })).toEqual([
    { label: 'Setup fee', amount: '£15.00' },
    { label: 'Pro-rata fee for the first month', amount: '£12.42', note },
  ]);
});
