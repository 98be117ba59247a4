import { type CostLine, formatBasePrice, listFeeLines, membershipText } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { text } from '../texts';

/** The lines of the review: a fixed membership's price, then the fees that apply (Requirement J6.1). */
export function listCostLines(costs: Costs): CostLine[] {
  const fees = listFeeLines(costs);
  if (costs.paymentType !== 'fixed') return fees;
  return [{ label: membershipText('costs.membershipFee'), amount: formatBasePrice(costs) }, ...fees];
}

/** The label of the monthly payment, with its first collection date (Requirement J6.3). */
export function formatMonthlyLabel(
  { prettyFirstBillingDate: date }: Costs,
  isBillingDateAligned: boolean,
): string {
  if (date !== null) return text('costs.monthlyFrom', { date });
  return text(isBillingDateAligned ? 'costs.monthlyUsual' : 'costs.monthlyChosen');
}
