import type { Tx } from '../../../store/connection.ts';
import type { OperatorSettings } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import {
  doesPromotionApply,
  findPriceAt,
  type PaymentOptionRecord,
  type PromotionRecord,
  type VenueRecord,
} from '../../catalogue/index.ts';
import { findOperator, formatLongDate, toLondonDate } from '../../common/index.ts';
import type { Costs, MembershipPurpose } from '../../common/types.ts';
import { type CustomerRecord, findMandate } from '../../people/index.ts';
import { calculateStartDateWindow } from '../rules/billing-date.ts';
import type { ChangeCredit } from '../rules/pricing.ts';
import { type JoiningPrice, priceJoining } from '../rules/pricing.ts';

export interface MembershipQuoteRequest {
  purpose: MembershipPurpose;
  venue: VenueRecord;
  option: PaymentOptionRecord;
  customer: CustomerRecord | null;
  startDate: string;
  billingDay: number | null;
  promotion: PromotionRecord | null;
  /** What was paid for the membership that this one replaces. */
  credit?: ChangeCredit | null;
}

/** A price with the values that it depends on. */
export interface MembershipQuote {
  price: JoiningPrice;
  billingDay: number | null;
  /** The days that the customer may choose; empty when the day is fixed. */
  billingDays: number[];
  /** The price with another billing day. */
  calculatePriceOn: (billingDay: number | null) => JoiningPrice;
  /** Whether a mandate is needed: the membership is collected monthly and the customer has no instruction. */
  needsMandate: boolean;
}

// A customer with an instruction cannot choose a day: collection is on their existing day, or else on the first.
const DEFAULT_BILLING_DAY = 1;

/** The day on which a customer's monthly payments are collected: their existing one, or the requested one. */
export async function findBillingDay(
  db: Tx,
  store: Store,
  customer: CustomerRecord | null,
  requestedDay: number | null,
): Promise<number | null> {
  if (customer === null) return requestedDay;
  if (customer.billingDay !== null) return customer.billingDay;
  return (await findMandate(db, store, customer.id)) === null ? requestedDay : DEFAULT_BILLING_DAY;
}

/** The price of an option at a centre for a customer; null if it has no price there. */
export async function quoteMembership(
  db: Tx,
  store: Store,
  request: MembershipQuoteRequest,
): Promise<MembershipQuote | null> {
  const { venue, option, customer, startDate } = request;
  const basePrice = findPriceAt(venue, option);
  if (basePrice === null) return null;
  const { settings } = await findOperator(db, store);
  const hasInstruction = customer !== null && (await findMandate(db, store, customer.id)) !== null;
  const isMonthly = option.paymentType === 'recurring';
  const currentBillingDay = customer?.billingDay ?? null;
  const billingDay = isMonthly ? await findBillingDay(db, store, customer, request.billingDay) : null;
  const { promotion } = request;
  const now = store.clock.now();
  const calculatePriceOn = (day: number | null) =>
    priceJoining({
      purpose: request.purpose,
      option: {
        paymentType: option.paymentType,
        base: basePrice,
        joiningFee: option.joiningFee,
        hasMonthInHand: option.hasMonthInHand,
      },
      startDate,
      today: toLondonDate(now),
      billingDay: day,
      noticeDays: settings.noticeDays,
      promotion: promotion && doesPromotionApply(promotion, option, now) ? promotion : null,
      credit: request.credit ?? null,
    });
  return {
    price: calculatePriceOn(billingDay),
    calculatePriceOn,
    billingDay,
    billingDays: isMonthly && currentBillingDay === null && !hasInstruction ? settings.billingDays : [],
    needsMandate: isMonthly && !hasInstruction,
  };
}

/** The billing day to price with before a new customer has chosen one: the operator's first. */
export function suggestBillingDay({ billingDays }: Pick<OperatorSettings, 'billingDays'>): number | null {
  return billingDays[0] ?? null;
}

/** The fees of a price, formatted for display. */
export function toFees(price: JoiningPrice): Costs['fees'] {
  return {
    joiningFee: price.joiningFee,
    baseFee: price.base,
    proRataFee: price.proRata,
    monthInHandFee: price.monthInHand,
    discount: price.discount,
  };
}

/** Converts a quote to the costs that the front end shows. */
export function toCosts(
  option: PaymentOptionRecord,
  { price, billingDay, billingDays, calculatePriceOn }: MembershipQuote,
  today: string,
): Costs {
  return {
    totalToPayNow: price.totalToPayNow,
    firstBillingDate: price.firstBillingDate,
    prettyFirstBillingDate: price.firstBillingDate && formatLongDate(price.firstBillingDate),
    proRataDays: price.proRataDays,
    billingDay,
    billingDays,
    billingDayTotals: billingDays.map((day) => {
      const { totalToPayNow, firstBillingDate } = calculatePriceOn(day);
      return {
        day,
        totalToPayNow,
        prettyFirstBillingDate: firstBillingDate && formatLongDate(firstBillingDate),
      };
    }),
    globalBasePrice: toGlobalBasePrice(option, price.base),
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    promotionEnabled: option.promotionEnabled,
    startsAt: calculateStartDateWindow(today),
    fees: toFees(price),
  };
}

/** The price of an option at any centre that has no price of its own. */
export function toGlobalBasePrice(option: PaymentOptionRecord, localPrice: number) {
  return option.prices.standard ?? localPrice;
}
