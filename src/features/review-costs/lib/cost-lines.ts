import { basePrice, type CostLine, feeLines, membershipText } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { text } from '../texts';

/** The lines of the review: what a fixed membership costs, then the fees that apply (Requirement J6.1). */
export function costLines(costs: Costs): CostLine[] {
  const fees = feeLines(costs);
  if (costs.paymentType !== 'fixed') return fees;
  return [{ label: membershipText('costs.membershipFee'), amount: basePrice(costs) }, ...fees];
}

/** From when the monthly payment is collected (Requirement J6.3). */
export function monthlyLabel({ prettyFirstBillingDate: date }: Costs, isAligned: boolean): string {
  if (date !== null) return text('costs.monthlyFrom', { date });
  return text(isAligned ? 'costs.monthlyUsual' : 'costs.monthlyChosen');
}
