import { basePrice, type CostLine, feeLines } from '@/entities/membership';
import type { Costs } from '@/shared/api';
import { text } from '../texts';

/** The lines of the review: what a fixed membership costs, then the fees that apply (Spec, joining §2). */
export function costLines(costs: Costs): CostLine[] {
  if (costs.paymentType !== 'fixed') return feeLines(costs);
  return [{ label: text('costs.membershipFee'), amount: basePrice(costs) }, ...feeLines(costs)];
}

/** From when the monthly payment is collected (Spec, joining §2). */
export function monthlyLabel({ prettyFirstBillingDate: date }: Costs, isAligned: boolean): string {
  if (date !== null) return text('costs.monthlyFrom', { date });
  return text(isAligned ? 'costs.monthlyUsual' : 'costs.monthlyChosen');
}
