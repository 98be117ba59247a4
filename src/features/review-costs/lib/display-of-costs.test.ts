import { describe, expect, it } from 'vitest';
import { formatLaterPayments, formatOrdinal, listPayments } from '@/entities/membership';
import { buildCosts, money } from '../testing/costs';
import { formatMonthlyLabel, listCostLines } from './cost-lines';

describe('the display of costs', () => {
  it('the costs list the fees that apply', () => {
    const costs = buildCosts({
      fees: { ...buildCosts().fees, monthInHandFee: money(3500), discount: money(500) },
    });
    expect(listCostLines(costs).map(({ label, amount }) => [label, amount])).toEqual([
      ['Setup fee', '£15.00'],
      ['Month in hand fee', '£35.00'],
      ['Pro-rata fee for the first month, 20 Nov – 30 Nov (11 days)', '£12.42'],
      ['Code Applied', '-£5.00'],
    ]);
  });

  // Proves J6.4.
  it('the costs date the payments: today, the first collection, then monthly', () => {
    expect(listPayments(buildCosts(), false).map(({ dateText, amount }) => [dateText, amount])).toEqual([
      ['Today, 20 November 2026', '£27.42'],
      ['1st December 2026', '£35.00'],
      ['Every month after that', '£35.00'],
    ]);
    expect(listPayments(buildCosts({ billingDay: 1 }), false)[2]?.dateText).toBe(
      'On the 1st of every month after that',
    );
  });

  it('the costs say in one line what follows', () => {
    expect(formatLaterPayments(buildCosts(), false)).toBe('then £35.00 a month from 1st December 2026');
    expect(formatLaterPayments(buildCosts({ prettyFirstBillingDate: null }), false)).toBe(
      'then £35.00 a month',
    );
    expect(formatLaterPayments(buildCosts({ paymentType: 'fixed' }), false)).toBeNull();
  });

  it('the costs say when the monthly payment is first collected, or that it is on the usual date', () => {
    expect(formatMonthlyLabel(buildCosts(), true)).toBe('Monthly payment starting 1st December 2026');
    expect(formatMonthlyLabel(buildCosts({ prettyFirstBillingDate: null }), true)).toBe(
      'Monthly payment starting next month on your usual payment date',
    );
  });

  it('the costs mention the usual payment date if the first one is unknown', () => {
    expect(listPayments(buildCosts({ prettyFirstBillingDate: null }), true)[1]?.dateText).toBe(
      'Next month, on your usual payment date',
    );
  });

  it('the costs promise no date before a billing day is chosen', () => {
    expect(listPayments(buildCosts({ prettyFirstBillingDate: null }), false)[1]?.dateText).toBe(
      'On the day you choose',
    );
  });

  it('the costs show one payment for a single payment', () => {
    expect(listPayments(buildCosts({ paymentType: 'fixed' }), false)).toHaveLength(1);
  });

  it('the costs say how each payment is made', () => {
    expect(listPayments(buildCosts(), false).map(({ note }) => note)).toEqual([
      'by card at checkout',
      'first monthly payment, by Direct Debit',
      'by Direct Debit',
    ]);
    expect(listPayments(buildCosts({ totalToPayNow: money(0) }), false)[0]?.note).toBe('nothing to pay');
  });

  it('the costs mention no day of the month before the first date is known', () => {
    const costs = buildCosts({ prettyFirstBillingDate: null, billingDay: 15 });
    expect(listPayments(costs, false)[2]?.dateText).toBe('Every month after that');
  });

  it('without a base fee, the option’s price is collected', () => {
    const fees = { ...buildCosts().fees, baseFee: null };
    const costs = buildCosts({ fees, globalBasePrice: money(2999) });
    expect(listPayments(costs, false)[1]?.amount).toBe('£29.99');
    expect(listCostLines({ ...costs, paymentType: 'fixed' })[0]).toEqual({
      label: 'Membership fee',
      amount: '£29.99',
    });
  });

  it('the costs of a single payment begin with its fee', () => {
    expect(listCostLines(buildCosts({ paymentType: 'fixed' })).map(({ label }) => label)).toEqual([
      'Membership fee',
      'Setup fee',
      'Pro-rata fee for the first month, 20 Nov – 30 Nov (11 days)',
    ]);
  });

  it('the costs say that the monthly payment starts on the day still to be chosen', () => {
    expect(formatMonthlyLabel(buildCosts({ prettyFirstBillingDate: null }), false)).toBe(
      'Monthly payment starting on the day you choose',
    );
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [21, '21st'],
    [22, '22nd'],
    [28, '28th'],
  ])('day %i of a month reads %s', (day, written) => {
    expect(formatOrdinal(day)).toBe(written);
  });
});
