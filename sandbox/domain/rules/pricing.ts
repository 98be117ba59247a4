import type { PaymentType } from '../types.ts';
import { firstBillingDate } from './billing-date.ts';
import { daysBetween } from './dates.ts';
import { discountFor, type PromotionRule } from './promotion.ts';

/** What a payment option costs at a centre, in pence. */
export interface OptionPrice {
  paymentType: PaymentType;
  base: number;
  joiningFee: number;
  hasMonthInHand: boolean;
}

export interface JoiningPrice {
  joiningFee: number;
  base: number;
  proRata: number;
  monthInHand: number;
  discount: number;
  totalToPayNow: number;
  proRataDays: number;
  firstBillingDate: string | null;
}

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

/** The price of some days of a monthly membership: a day is the year's price divided by 365. */
export function proRataFee(monthlyPrice: number, days: number): number {
  return Math.round((monthlyPrice * MONTHS_PER_YEAR * days) / DAYS_PER_YEAR);
}

/**
 * The price of joining today. Monthly: the joining fee, the days until the first collection, and a month in hand where the
 * option requires one; the monthly price is collected later. Single payment: the joining fee and the price. Without a
 * billing day there is no pro-rata part yet.
 */
export function priceJoining(request: {
  option: OptionPrice;
  startDate: string;
  today: string;
  billingDay: number | null;
  noticeDays: number;
  promotion: PromotionRule | null;
}): JoiningPrice {
  const { option, startDate, today, billingDay, noticeDays, promotion } = request;
  const isMonthly = option.paymentType === 'recurring';
  const firstBilling =
    isMonthly && billingDay !== null ? firstBillingDate({ startDate, today, billingDay, noticeDays }) : null;
  const proRataDays = firstBilling === null ? 0 : daysBetween(startDate, firstBilling);
  const proRata = proRataFee(option.base, proRataDays);
  const monthInHand = isMonthly && option.hasMonthInHand ? option.base : 0;
  const dueNow = option.joiningFee + (isMonthly ? proRata + monthInHand : option.base);
  const discount = promotion ? discountFor(promotion, { dueNow, joiningFee: option.joiningFee }) : 0;
  return {
    joiningFee: option.joiningFee,
    base: option.base,
    proRata,
    monthInHand,
    discount,
    totalToPayNow: dueNow - discount,
    proRataDays,
    firstBillingDate: firstBilling,
  };
}
