import { discountFor, type PromotionRule } from '../../catalogue/index.ts';
import { daysBetween } from '../../common/index.ts';
import type { MembershipPurpose, PaymentType } from '../../common/types.ts';
import { firstBillingDate } from './billing-date.ts';
import { proRataFee } from './pro-rata.ts';

/** What a payment option costs at a centre, in pence. */
export interface OptionPrice {
  paymentType: PaymentType;
  base: number;
  joiningFee: number;
  hasMonthInHand: boolean;
}

/** What was paid for a membership and counts for the one that it is changed to. */
export interface ChangeCredit {
  /** The days from the change on that are paid for. */
  readonly days: number;
  readonly forDays: number;
  readonly monthInHand: number;
}

export interface JoiningPrice {
  joiningFee: number;
  base: number;
  /** Less what was paid for the days of a membership before. */
  proRata: number;
  /** Less that of a membership before. */
  monthInHand: number;
  discount: number;
  totalToPayNow: number;
  /** What was paid for a membership before and counts for this one. */
  carried: number;
  /** What was paid for a membership before and is more than this one costs now. */
  givenBack: number;
  proRataDays: number;
  firstBillingDate: string | null;
}

/**
 * The price of a membership today. Monthly: the joining fee, the days until the first collection, and a month in hand where the
 * option requires one; the monthly price is collected later. Single payment: the joining fee and the price. Without a
 * billing day there is no pro-rata part yet. Only a new membership has a joining fee: who changes or renews has joined before.
 */
export function priceJoining(request: {
  purpose: MembershipPurpose;
  option: OptionPrice;
  startDate: string;
  today: string;
  billingDay: number | null;
  noticeDays: number;
  promotion: PromotionRule | null;
  /** What was paid for a monthly membership that this one replaces; null for any other. */
  credit?: ChangeCredit | null;
}): JoiningPrice {
  const { purpose, option, startDate, today, billingDay, noticeDays, promotion, credit = null } = request;
  const joiningFee = purpose === 'new' ? option.joiningFee : 0;
  const isMonthly = option.paymentType === 'recurring';
  const dates = { startDate, today, noticeDays, fromFirstDay: credit !== null };
  const firstBilling = isMonthly && billingDay !== null ? firstBillingDate({ ...dates, billingDay }) : null;
  const proRataDays = firstBilling === null ? 0 : daysBetween(startDate, firstBilling);
  const whole = {
    proRata: proRataFee(option.base, proRataDays),
    monthInHand: isMonthly && option.hasMonthInHand ? option.base : 0,
  };
  const { proRata, monthInHand, carried, givenBack } = lessCredit(whole, credit);
  const dueNow = joiningFee + (isMonthly ? proRata + monthInHand : option.base);
  const discount = promotion ? discountFor(promotion, { dueNow, joiningFee }) : 0;
  return {
    joiningFee,
    base: option.base,
    proRata,
    monthInHand,
    discount,
    totalToPayNow: dueNow - discount,
    carried,
    givenBack,
    proRataDays,
    firstBillingDate: firstBilling,
  };
}

/** What is left of both parts after what was paid before: days for days and month for month, then what is left over for either. */
function lessCredit(whole: { proRata: number; monthInHand: number }, credit: ChangeCredit | null) {
  if (credit === null) return { ...whole, carried: 0, givenBack: 0 };
  const days = Math.max(0, whole.proRata - credit.forDays);
  const month = Math.max(0, whole.monthInHand - credit.monthInHand);
  const over = credit.forDays + credit.monthInHand - (whole.proRata - days) - (whole.monthInHand - month);
  const proRata = Math.max(0, days - over);
  const monthInHand = Math.max(0, month - (over - (days - proRata)));
  const carried = whole.proRata + whole.monthInHand - proRata - monthInHand;
  return { proRata, monthInHand, carried, givenBack: credit.forDays + credit.monthInHand - carried };
}
