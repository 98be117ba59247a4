import { feeLines, laterPayments, paymentTimeline, periodLabel, priceLabel } from '@/entities/membership';
import type { Cart } from '@/shared/api';
import type { Purchase } from '@/widgets/purchase-summary';

/** Later days are not in every month, and so say nothing of the day of the payments. */
const LAST_SURE_DAY = 28;

/** The day of the month of a date, YYYY-MM-DD; null where the months do not tell. */
function dayOf(date: string | null): number | null {
  const day = Number(date?.slice(-2) ?? 0);
  return day > 0 && day <= LAST_SURE_DAY ? day : null;
}

/** The places in sessions, which have a part of their own in the summary. */
export function bookedItemsOf({ items }: Cart): Cart['items'] {
  return items.filter(({ when }) => when !== null);
}

/** What the checkout's summary shows of a cart (Spec, joining §2 "Checkout screen"); amounts as the server wrote them. `today` is YYYY-MM-DD. */
export function purchaseOfCart(cart: Cart, today: string): Purchase {
  const total = cart.totals.formattedBalance;
  const { joining } = cart;
  if (joining === null) {
    return {
      centre: null,
      membership: null,
      startDate: null,
      firstBillingDate: null,
      fees: cart.items
        .filter(({ when }) => when === null)
        .map(({ name, price }) => ({ label: name, amount: price.formatted })),
      total,
      timeline: [],
      laterPaymentsText: null,
    };
  }
  const { paymentOption, membershipType, homeVenue, startDate } = joining;
  const payments = {
    ...paymentOption,
    today,
    billingDay: dayOf(paymentOption.firstBillingDate),
    totalToPayNow: { ...paymentOption.totalToPayNow, amount: cart.totals.balance, formatted: total },
  };
  // The dates are settled: without a first one it is the customer's usual one.
  const isAligned = true;
  return {
    centre: homeVenue.name,
    membership: {
      name: membershipType.name,
      categories: membershipType.categories.map(({ name }) => name),
      paymentType: paymentOption.paymentType,
      fee: priceLabel(paymentOption),
      duration: periodLabel(paymentOption),
    },
    startDate,
    firstBillingDate: paymentOption.prettyFirstBillingDate,
    fees: feeLines(paymentOption),
    total,
    timeline: paymentTimeline(payments, isAligned),
    laterPaymentsText: laterPayments(payments, isAligned),
  };
}
