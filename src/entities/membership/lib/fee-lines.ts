import type { Costs } from '@/shared/api';
import { text } from '../texts';

/** One line of the costs: a fee and its formatted amount. */
export type CostLine = { readonly label: string; readonly amount: string; readonly note?: string };

type Fees = Pick<Costs, 'fees' | 'proRataDays'>;

/** What is paid once, at the start: the lines that apply only (Spec, joining §2 "Review section and cost display"). */
export function feeLines({ fees, proRataDays }: Fees): CostLine[] {
  const { joiningFee, monthInHandFee, proRataFee, discount } = fees;
  const lines: CostLine[] = [];
  if (joiningFee) lines.push({ label: text('costs.setupFee'), amount: joiningFee.formatted });
  if (monthInHandFee) lines.push({ label: text('costs.monthInHand'), amount: monthInHandFee.formatted });
  if (proRataFee) {
    lines.push({
      label: proRataLabel(proRataDays),
      amount: proRataFee.formatted,
      note: text('costs.proRataNote'),
    });
  }
  if (discount) lines.push({ label: text('costs.discount'), amount: `-${discount.formatted}` });
  return lines;
}

function proRataLabel(days: number | null): string {
  if (days === null) return text('costs.proRata');
  return text('costs.proRataDays', { days: days === 1 ? '1 day' : `${days} days` });
}
