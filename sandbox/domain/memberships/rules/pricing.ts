import { calculateDiscount, type PromotionRule } from '../../catalogue/index.ts';
import { countDaysBetween } from '../../common/index.ts';
import type { MembershipPurpose, PaymentType } from '../../common/types.ts';
import { findFirstBillingDate } from './billing-date.ts';
import { calculateProRataFee } from './pro-rata.ts';

/** What a payment option costs at a centre, in pence. */
export interface OptionPrice {
  paymentType: PaymentType;
  base: number;
  joiningFee: number;
  hasMonthInHand: boolean;
}

/** What was paid for a membership and counts towards the one that replaces it. */
export interface ChangeCredit {
  /** How many days after the change are already paid for. */
  readonly days: number;
  readonly forDays: number;
  readonly monthInHand: number;
}

export interface JoiningPrice {
  joiningFee: number;
  base: number;
  /** After deducting what was paid for days of the previous membership. */
  proRata: number;
  /** After deducting the previous membership's month in hand. */
  monthInHand: number;
  discount: number;
  totalToPayNow: number;
  /** The part of the previous membership's payment that counts towards this one. */
  carried: number;
  /** The part of the previous membership's payment that is refunded, because this one costs less now. */
  givenBack: number;
  proRataDays: number;
  firstBillingDate: string | null;
}

/**
 * Calculates the price of a membership today. Monthly: the joining fee, the days until the first collection, and a
 * month in hand if the option requires one; the monthly price is collected later. Single payment: the joining fee
 * and the price. Without a billing day there is no pro-rata part yet. A change or a renewal has no joining fee.
 */
export function priceJoining(request: {
  purpose: MembershipPurpose;
  option: OptionPrice;
  startDate: string;
  today: string;
  billingDay: number | null;
  noticeDays: number;
  promotion: PromotionRule | null;
  /** What was paid for the monthly membership that this one replaces; null if it replaces none. */
  credit?: ChangeCredit | null;
}): JoiningPrice {
  const { purpose, option, startDate, today, billingDay, noticeDays, promotion, credit = null } = request;
  const joiningFee = purpose === 'new' ? option.joiningFee : 0;
  const isMonthly = option.paymentType === 'recurring';
  const billingDates = { startDate, today, noticeDays, mayCollectOnFirstDay: credit !== null };
  const firstBillingDate =
    isMonthly && billingDay !== null ? findFirstBillingDate({ ...billingDates, billingDay }) : null;
  const proRataDays = firstBillingDate === null ? 0 : countDaysBetween(startDate, firstBillingDate);
  const fullParts = {
    proRata: calculateProRataFee(option.base, proRataDays),
    monthInHand: isMonthly && option.hasMonthInHand ? option.base : 0,
  };
  const { proRata, monthInHand, carried, givenBack } = subtractCredit(fullParts, credit);
  const dueNow = joiningFee + (isMonthly ? proRata + monthInHand : option.base);
  const discount = promotion ? calculateDiscount(promotion, { dueNow, joiningFee }) : 0;
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
    firstBillingDate,
  };
}

/** Deducts a credit from both parts: days from days and month from month, then the remainder from either. */
function subtractCredit(fullParts: { proRata: number; monthInHand: number }, credit: ChangeCredit | null) {
  if (credit === null) return { ...fullParts, carried: 0, givenBack: 0 };
  const proRataLeft = Math.max(0, fullParts.proRata - credit.forDays);
  const monthInHandLeft = Math.max(0, fullParts.monthInHand - credit.monthInHand);
  const creditLeft =
    credit.forDays +
    credit.monthInHand -
    (fullParts.proRata - proRataLeft) -
    (fullParts.monthInHand - monthInHandLeft);
  const proRata = Math.max(0, proRataLeft - creditLeft);
  const monthInHand = Math.max(0, monthInHandLeft - (creditLeft - (proRataLeft - proRata)));
  const carried = fullParts.proRata + fullParts.monthInHand - proRata - monthInHand;
  return { proRata, monthInHand, carried, givenBack: credit.forDays + credit.monthInHand - carried };
}
