import { expect, test } from 'vitest';
import { aFixedOption, aPaymentOption } from '@/shared/testing';
import { formatBenefitUses, formatPaymentType, formatPriceLabel, formatTimePeriod } from './labels';
import { DEFAULT_PAYMENT_TYPE, isPaymentType, PAYMENT_TYPES } from './payment-type';

// Proves J3.1.
test('recurring reads Monthly and fixed reads Single payment', () => {
  expect(formatPaymentType('recurring')).toBe('Monthly');
  expect(formatPaymentType('fixed')).toBe('Single payment');
});

test('Monthly comes first and is the default', () => {
  expect(PAYMENT_TYPES.map(formatPaymentType)).toEqual(['Monthly', 'Single payment']);
  expect(formatPaymentType(DEFAULT_PAYMENT_TYPE)).toBe('Monthly');
});

test.each([
  [30, 'days', 'Time period: 30 days'],
  [1, 'years', 'Time period: 1 year'],
  [6, 'months', 'Time period: 6 months'],
] as const)('a period of %i %s reads %s', (fixedDuration, fixedPeriod, label) => {
  expect(formatTimePeriod({ fixedDuration, fixedPeriod })).toBe(label);
});

// Proves J3.7.
test('a monthly membership has no time period', () => {
  expect(formatTimePeriod(aPaymentOption())).toBeNull();
});

// Proves J3.6.
test.each([
  [2, 'months', '2 per month'],
  [1, 'weeks', '1 per week'],
  [3, null, '3'],
  [null, 'weeks', 'per week'],
  [null, null, null],
] as const)('a benefit with %s uses per %s reads %s', (totalUses, frequency, label) => {
  expect(formatBenefitUses({ name: 'Guest pass', totalUses, frequency, description: null })).toBe(label);
});

test('the price says whether it is monthly', () => {
  expect(formatPriceLabel(aPaymentOption())).toBe('£35.00 a month');
  expect(formatPriceLabel(aFixedOption())).toBe('£180.00');
});

test('an option without a price for this customer shows none, and the base fee takes precedence over the list price', () => {
  const { fees } = aPaymentOption();
  const free = { ...aPaymentOption(), fees: { ...fees, baseFee: null } };
  expect(formatPriceLabel({ ...free, globalBasePrice: null })).toBeNull();
  const money = (formatted: string) => ({ amount: 1, decimal: '0.01', formatted });
  expect(formatPriceLabel({ ...free, globalBasePrice: money('£29.99') })).toBe('£29.99 a month');
  const optionWithBothPrices = {
    ...free,
    fees: { ...fees, baseFee: money('£25.00') },
    globalBasePrice: money('£29.99'),
  };
  expect(formatPriceLabel(optionWithBothPrices)).toBe('£25.00 a month');
});

test('a period without a unit or a number is not shown', () => {
  expect(formatTimePeriod({ fixedDuration: null, fixedPeriod: 'days' })).toBeNull();
  expect(formatTimePeriod({ fixedDuration: 30, fixedPeriod: null })).toBeNull();
});

test('a membership that costs nothing is labelled free, whether monthly or one-off', () => {
  const zeroPrice = { amount: 0, formatted: '£0.00', decimal: '0.00' };
  const free = { globalBasePrice: zeroPrice, fees: { baseFee: zeroPrice } };
  expect(formatPriceLabel({ ...free, paymentType: 'recurring' })).toBe('Free');
  expect(formatPriceLabel({ ...free, paymentType: 'fixed' })).toBe('Free');
});

test('an address can only ask for the two payment types', () => {
  expect(['recurring', 'fixed', 'monthly', ''].map(isPaymentType)).toEqual([true, true, false, false]);
});
