import type { Costs, MembershipOrderItem, PaymentOption } from '@/shared/api';
import { createDayFormat } from '@/shared/format';
import { addDays } from '@/shared/lib';
import { text } from '../texts';

/** One line of the costs: a fee and its formatted amount. */
export type CostLine = { readonly label: string; readonly amount: string; readonly note?: string };

type FeeCosts = Pick<Costs, 'fees' | 'proRataDays' | 'firstBillingDate'>;

/** The one-off costs at the start, without those that do not apply (Requirement J6.1). */
export function listFeeLines(costs: FeeCosts): CostLine[] {
  const { joiningFee, monthInHandFee, proRataFee, discount } = costs.fees;
  const lines: CostLine[] = [];
  if (joiningFee) lines.push({ label: text('costs.setupFee'), amount: joiningFee.formatted });
  if (monthInHandFee) lines.push({ label: text('costs.monthInHand'), amount: monthInHandFee.formatted });
  if (proRataFee) {
    lines.push({
      label: formatProRataLabel(costs),
      amount: proRataFee.formatted,
      note: text('costs.proRataNote'),
    });
  }
  if (discount) lines.push({ label: text('costs.discount'), amount: `-${discount.formatted}` });
  return lines;
}

/** An option's one-off costs when joining today. */
export function listOptionFeeLines({ fees }: Pick<PaymentOption, 'fees'>): CostLine[] {
  return listFeeLines({ fees: { ...fees, discount: null }, proRataDays: null, firstBillingDate: null });
}

/** 'Pro-rata fee for the first month, 23 Nov – 27 Dec (35 days)'; both dates inclusive. */
function formatProRataLabel({ proRataDays: count, firstBillingDate }: FeeCosts): string {
  const fee = text('costs.proRata');
  if (!count) return fee;
  const days = count === 1 ? '1 day' : `${count} days`;
  if (firstBillingDate === null) return text('costs.proRataDays', { fee, days });
  const firstDay = formatShortDate(addDays(firstBillingDate, -count));
  const lastDay = formatShortDate(addDays(firstBillingDate, -1));
  return text('costs.proRataRange', {
    fee,
    range: firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`,
    days,
  });
}

/** '23 Nov'. */
const formatShortDate = createDayFormat({ day: 'numeric', month: 'short' });

type OrderFee = Pick<MembershipOrderItem['fees'][number], 'label' | 'type'>;

/** The name of a paid fee: the one under which the customer chose it, otherwise the operator's. */
export function formatFeeName({ label, type }: OrderFee): string {
  return NAME_BY_FEE_TYPE.get(type) ?? label;
}

const NAME_BY_FEE_TYPE: ReadonlyMap<string, string> = new Map([
  ['joining_fee', text('costs.setupFee')],
  ['month_in_hand_fee', text('costs.monthInHand')],
  ['pro_rata_fee', text('costs.proRata')],
  ['base_fee', text('costs.membershipFee')],
  ['discount', text('costs.discount')],
]);
