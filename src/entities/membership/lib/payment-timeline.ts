import type { Costs, PaymentOption } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { text } from '../texts';
import { ordinal } from './ordinal';

/** A payment on a day: what leaves the customer's account, and when. */
export type DatedPayment = { readonly when: string; readonly amount: string; readonly note: string };

type Prices = {
  readonly fees: Pick<Costs['fees'], 'baseFee'>;
  readonly globalBasePrice: Costs['globalBasePrice'];
};
type OptionPrices = Pick<PaymentOption, 'paymentType' | 'globalBasePrice'> & {
  readonly fees: Pick<PaymentOption['fees'], 'baseFee'>;
};
type Payments = Prices &
  Pick<Costs, 'paymentType' | 'totalToPayNow' | 'today' | 'billingDay' | 'prettyFirstBillingDate'>;

/** What is collected each month, or once for a fixed membership; formatted. */
export function basePrice({ fees, globalBasePrice }: Prices): string {
  return (fees.baseFee ?? globalBasePrice).formatted;
}

/**
 * The dated payments: today, the first collection, then monthly. A fixed membership is paid once.
 *
 * @param isAligned the customer has a usual payment date already; without one it is still to be chosen.
 */
export function paymentTimeline(costs: Payments, isAligned: boolean): DatedPayment[] {
  const { prettyFirstBillingDate: firstDate, billingDay, totalToPayNow } = costs;
  const today: DatedPayment = {
    when: text('costs.timelineToday', { date: formatLongDate(costs.today) }),
    amount: totalToPayNow.formatted,
    note: text(totalToPayNow.amount === 0 ? 'costs.timelineNothing' : 'costs.timelineCard'),
  };
  if (costs.paymentType === 'fixed') return [today];
  const amount = basePrice(costs);
  return [
    today,
    {
      when: firstDate ?? text(isAligned ? 'costs.timelineUsual' : 'costs.timelineChosen'),
      amount,
      note: text('costs.timelineFirst'),
    },
    {
      when:
        firstDate === null || billingDay === null
          ? text('costs.timelineLater')
          : text('costs.timelineMonthlyOn', { day: ordinal(billingDay) }),
      amount,
      note: text('costs.timelineMonthly'),
    },
  ];
}

/** What follows today's payment, in a line; null when nothing does. */
export function laterPaymentsText(costs: Payments, isAligned: boolean): string | null {
  const [, first] = paymentTimeline(costs, isAligned);
  if (!first) return null;
  const { amount, when } = first;
  return costs.prettyFirstBillingDate === null
    ? text('costs.thenMonthly', { amount })
    : text('costs.thenMonthlyFrom', { amount, date: when });
}

/** What follows today's payment of an option before its dates are chosen; null when nothing does. */
export function laterOptionPaymentsText({ paymentType, fees, globalBasePrice }: OptionPrices): string | null {
  const price = fees.baseFee ?? globalBasePrice;
  if (paymentType === 'fixed' || !price) return null;
  return text('costs.thenMonthly', { amount: price.formatted });
}
