import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { startDateWindow } from '../rules/billing-date.ts';
import { prettyDate, todayInLondon } from '../rules/dates.ts';
import { money } from '../rules/money.ts';
import { type JoiningPrice, priceJoining } from '../rules/pricing.ts';
import { promotionApplies } from '../rules/promotion.ts';
import type { Costs } from '../types.ts';
import { type PaymentOptionRecord, type PromotionRecord, priceAt, type VenueRecord } from './catalogue.ts';
import { mandateOf } from './customer.ts';
import type { CustomerRecord } from './customer-record.ts';
import { operatorOf } from './operator.ts';

export interface QuoteRequest {
  venue: VenueRecord;
  option: PaymentOptionRecord;
  customer: CustomerRecord | null;
  startDate: string;
  billingDay: number | null;
  promotion: PromotionRecord | null;
}

/** A price with what it was worked out from. */
export interface Quote {
  price: JoiningPrice;
  billingDay: number | null;
  /** The days that may be chosen; empty when the day is settled. */
  billingDays: number[];
  /** No instruction yet: monthly collections need one. */
  needsMandate: boolean;
}

// Somebody with an instruction is not asked for a day; without an earlier one they are collected from on the first.
const DEFAULT_BILLING_DAY = 1;

/** What an option costs at a centre for a customer; null where it has no price. */
export async function quote(db: Tx, store: Store, request: QuoteRequest): Promise<Quote | null> {
  const { venue, option, customer, startDate } = request;
  const base = priceAt(venue, option);
  if (base === null) return null;
  const { settings } = await operatorOf(db, store);
  const hasInstruction = customer !== null && (await mandateOf(db, store, customer.id)) !== null;
  const isMonthly = option.paymentType === 'recurring';
  const settled = customer?.billingDay ?? null;
  const usual = hasInstruction ? DEFAULT_BILLING_DAY : null;
  const billingDay = isMonthly ? (settled ?? usual ?? request.billingDay) : null;
  const now = store.clock.now();
  const { promotion } = request;
  const price = priceJoining({
    option: {
      paymentType: option.paymentType,
      base,
      joiningFee: option.joiningFee,
      hasMonthInHand: option.hasMonthInHand,
    },
    startDate,
    today: todayInLondon(now),
    billingDay,
    noticeDays: settings.noticeDays,
    promotion: promotion && promotionApplies(promotion, option, now) ? promotion : null,
  });
  return {
    price,
    billingDay,
    billingDays: isMonthly && settled === null && !hasInstruction ? settings.billingDays : [],
    needsMandate: isMonthly && !hasInstruction,
  };
}

/** The fees of a price as they are shown. */
export function toFees(price: JoiningPrice): Costs['fees'] {
  return {
    joiningFee: money(price.joiningFee),
    baseFee: money(price.base),
    proRataFee: money(price.proRata),
    monthInHandFee: money(price.monthInHand),
    discount: money(price.discount),
  };
}

/** A quote as the costs that the front end asks for. */
export function toCosts(
  option: PaymentOptionRecord,
  { price, billingDay, billingDays }: Quote,
  today: string,
): Costs {
  return {
    totalToPayNow: money(price.totalToPayNow),
    firstBillingDate: price.firstBillingDate,
    prettyFirstBillingDate: price.firstBillingDate && prettyDate(price.firstBillingDate),
    proRataDays: price.proRataDays,
    billingDay,
    billingDays,
    globalBasePrice: globalBasePrice(option, price.base),
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    promotionEnabled: option.promotionEnabled,
    startsAt: startDateWindow(today),
    fees: toFees(price),
  };
}

/** What an option costs where nothing local changes it. */
export function globalBasePrice(option: PaymentOptionRecord, localPrice: number) {
  return money(option.prices.standard ?? localPrice);
}
