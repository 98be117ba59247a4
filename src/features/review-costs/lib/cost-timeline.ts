import { type CostLine, feeLines } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { text } from '@/shared/messages';

/** A payment on a day: what leaves the customer's account, and when. */
export type DatedPayment = { readonly when: string; readonly amount: string; readonly note: string };

/** The lines of the review: what a fixed membership costs, then the fees that apply (Spec, joining §2). */
export function costLines(costs: Costs): CostLine[] {
  if (costs.paymentType !== 'fixed') return feeLines(costs);
  return [{ label: text('costs.membershipFee'), amount: basePrice(costs) }, ...feeLines(costs)];
}

/**
 * The dated payments: today, the first collection, then monthly. A fixed membership is paid once.
 *
 * @param isAligned the customer has a usual payment date already; without one it is still to be chosen.
 */
export function paymentTimeline(costs: Costs, isAligned: boolean): DatedPayment[] {
  const isFree = costs.totalToPayNow.amount === 0;
  const today: DatedPayment = {
    when: text('costs.timelineToday'),
    amount: costs.totalToPayNow.formatted,
    note: text(isFree ? 'costs.timelineNothing' : 'costs.timelineCard'),
  };
  if (costs.paymentType === 'fixed') return [today];
  const amount = basePrice(costs);
  return [
    today,
    {
      when: costs.prettyFirstBillingDate ?? text(isAligned ? 'costs.timelineUsual' : 'costs.timelineChosen'),
      amount,
      note: text('costs.timelineFirst'),
    },
    { when: text('costs.timelineLater'), amount, note: text('costs.timelineMonthly') },
  ];
}

/** From when the monthly payment is collected (Spec, joining §2). */
export function monthlyLabel({ prettyFirstBillingDate: date }: Costs, isAligned: boolean): string {
  if (date !== null) return text('costs.monthlyFrom', { date });
  return text(isAligned ? 'costs.monthlyUsual' : 'costs.monthlyChosen');
}

/** What is collected each month, or once for a fixed membership; formatted. */
export function basePrice({ fees, globalBasePrice }: Costs): string {
  return (fees.baseFee ?? globalBasePrice).formatted;
}
