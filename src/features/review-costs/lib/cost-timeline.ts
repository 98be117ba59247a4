import type { Costs } from '@/shared/api';
import { text } from '@/shared/messages';

/** One line of the costs: a fee and its formatted amount. */
export type CostLine = { readonly label: string; readonly amount: string; readonly note?: string };

/** A payment on a day: what leaves the customer's account, and when. */
export type DatedPayment = { readonly when: string; readonly amount: string; readonly note: string };

/** The fee lines of the review, those that apply only (Spec, joining §2 "Review section and cost display"). */
export function costLines({ fees, proRataDays, globalBasePrice, paymentType }: Costs): CostLine[] {
  const lines: CostLine[] = [];
  if (paymentType === 'fixed') {
    lines.push({ label: text('costs.membershipFee'), amount: (fees.baseFee ?? globalBasePrice).formatted });
  }
  if (fees.joiningFee) lines.push({ label: text('costs.setupFee'), amount: fees.joiningFee.formatted });
  if (fees.monthInHandFee) {
    lines.push({ label: text('costs.monthInHand'), amount: fees.monthInHandFee.formatted });
  }
  if (fees.proRataFee) {
    lines.push({
      label: proRataLabel(proRataDays),
      amount: fees.proRataFee.formatted,
      note: text('costs.proRataNote'),
    });
  }
  if (fees.discount) lines.push({ label: text('costs.discount'), amount: `-${fees.discount.formatted}` });
  return lines;
}

function proRataLabel(days: number | null): string {
  if (days === null) return text('costs.proRata');
  return text('costs.proRataDays', { days: days === 1 ? '1 day' : `${days} days` });
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
  const amount = monthlyPrice(costs);
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

/** What is collected each month, formatted. */
export function monthlyPrice({ fees, globalBasePrice }: Costs): string {
  return (fees.baseFee ?? globalBasePrice).formatted;
}
