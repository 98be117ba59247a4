import type { Costs, PaymentOption } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';
import { formatOrdinal } from './ordinal';

/** A payment with its date: the amount that leaves the customer's account, and when. */
export type DatedPayment = { readonly dateText: string; readonly amount: string; readonly note: string };

type MembershipPrices = {
  readonly fees: Pick<Costs['fees'], 'baseFee'>;
  readonly globalBasePrice: Costs['globalBasePrice'];
};
type OptionPrices = Pick<PaymentOption, 'paymentType' | 'globalBasePrice'> & {
  readonly fees: Pick<PaymentOption['fees'], 'baseFee'>;
};
type PaymentCosts = MembershipPrices &
  Pick<Costs, 'paymentType' | 'totalToPayNow' | 'today' | 'billingDay' | 'prettyFirstBillingDate'>;

/** The formatted amount collected each month, or once for a fixed membership. */
export function formatBasePrice({ fees, globalBasePrice }: MembershipPrices): string {
  return (fees.baseFee ?? globalBasePrice).formatted;
}

/**
 * The dated payments: today's, the first collection, then the monthly ones. A fixed membership has a single payment.
 *
 * @param isBillingDateAligned whether the customer already has a usual payment date; otherwise they still have to choose one
 */
export function listPayments(costs: PaymentCosts, isBillingDateAligned: boolean): DatedPayment[] {
  const { prettyFirstBillingDate: firstDate, billingDay, totalToPayNow } = costs;
  const todaysPayment: DatedPayment = {
    dateText: text('costs.timelineToday', { date: formatLongDate(costs.today) }),
    amount: totalToPayNow.formatted,
    note: text(totalToPayNow.amount === 0 ? 'costs.timelineNothing' : 'costs.timelineCard'),
  };
  if (costs.paymentType === 'fixed') return [todaysPayment];
  const amount = formatBasePrice(costs);
  return [
    todaysPayment,
    {
      dateText: firstDate ?? text(isBillingDateAligned ? 'costs.timelineUsual' : 'costs.timelineChosen'),
      amount,
      note: text('costs.timelineFirst'),
    },
    {
      dateText:
        firstDate === null || billingDay === null
          ? text('costs.timelineLater')
          : text('costs.timelineMonthlyOn', { day: formatOrdinal(billingDay) }),
      amount,
      note: text('costs.timelineMonthly'),
    },
  ];
}

/** One line about the payments after today's; null if there are none. */
export function formatLaterPayments(costs: PaymentCosts, isBillingDateAligned: boolean): string | null {
  const [, firstPayment] = listPayments(costs, isBillingDateAligned);
  if (!firstPayment) return null;
  const { amount, dateText } = firstPayment;
  return costs.prettyFirstBillingDate === null
    ? text('costs.thenMonthly', { amount })
    : text('costs.thenMonthlyFrom', { amount, date: dateText });
}

/** One line about the payments after today's, before the customer has chosen dates; null if there are none. */
export function formatLaterOptionPayments({
  paymentType,
  fees,
  globalBasePrice,
}: OptionPrices): string | null {
  const price = fees.baseFee ?? globalBasePrice;
  if (paymentType === 'fixed' || !price) return null;
  return text('costs.thenMonthly', { amount: price.formatted });
}
