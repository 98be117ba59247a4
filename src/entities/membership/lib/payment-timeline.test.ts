import { expect, test } from 'vitest';
import { aFixedOption, aPaymentOption } from '@/shared/testing';
import { formatLaterOptionPayments } from './payment-timeline';

const price = { amount: 2450, formatted: '£24.50', decimal: '24.50' };
const other = { amount: 3000, formatted: '£30.00', decimal: '30.00' };
const fees = { ...aPaymentOption().fees, baseFee: null };

test.each([
  ['a monthly option at its own fee', { fees: { ...fees, baseFee: price }, globalBasePrice: other }],
  ['a monthly option at the general price', { fees, globalBasePrice: price }],
])('the payments of %s continue monthly', (_, given) => {
  expect(formatLaterOptionPayments(aPaymentOption(given))).toBe('then £24.50 a month');
});

test('no payment follows a single payment', () => {
  expect(formatLaterOptionPayments(aFixedOption())).toBeNull();
});
