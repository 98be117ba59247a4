import { describe, expect, it } from 'vitest';
import { laterPayments, paymentTimeline } from '@/entities/membership';
import { costsOf, money } from '../testing/costs';
import { costLines, monthlyLabel } from './cost-lines';

describe('the display of costs', () => {
  it('lists the fees that apply', () => {
    const costs = costsOf({ fees: { ...costsOf().fees, monthInHandFee: money(3500), discount: money(500) } });
    expect(costLines(costs).map(({ label, amount }) => [label, amount])).toEqual([
      ['Setup fee', '£15.00'],
      ['Month in hand fee', '£35.00'],
      ['Pro-rata fee for the first month (11 days)', '£12.42'],
      ['Code Applied', '-£5.00'],
    ]);
  });

  it('dates the payments: today, the first collection, then monthly', () => {
    expect(paymentTimeline(costsOf(), false).map(({ when, amount }) => [when, amount])).toEqual([
      ['Today, 20 November 2026', '£27.42'],
      ['1st December 2026', '£35.00'],
      ['Every month after that', '£35.00'],
    ]);
    expect(paymentTimeline(costsOf({ billingDay: 1 }), false)[2]?.when).toBe(
      'On the 1st of every month after that',
    );
  });

  it('says in a line what follows', () => {
    expect(laterPayments(costsOf(), false)).toBe('then £35.00 a month from 1st December 2026');
    expect(laterPayments(costsOf({ prettyFirstBillingDate: null }), false)).toBe('then £35.00 a month');
    expect(laterPayments(costsOf({ paymentType: 'fixed' }), false)).toBeNull();
  });

  it('says from when the monthly payment is collected, or that it is on the usual date', () => {
    expect(monthlyLabel(costsOf(), true)).toBe('Monthly payment starting 1st December 2026');
    expect(monthlyLabel(costsOf({ prettyFirstBillingDate: null }), true)).toBe(
      'Monthly payment starting next month on your usual payment date',
    );
  });

  it('speaks of the usual payment date where the first one is not known', () => {
    expect(paymentTimeline(costsOf({ prettyFirstBillingDate: null }), true)[1]?.when).toBe(
      'Next month, on your usual payment date',
    );
  });

  it('promises no date before a billing day is chosen', () => {
    expect(paymentTimeline(costsOf({ prettyFirstBillingDate: null }), false)[1]?.when).toBe(
      'On the day you choose',
    );
  });

  it('shows one payment for a single payment', () => {
    expect(paymentTimeline(costsOf({ paymentType: 'fixed' }), false)).toHaveLength(1);
  });
});
