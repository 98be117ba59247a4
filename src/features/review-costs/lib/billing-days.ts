import type { Costs } from '@/shared/api';

/** A day of the month to choose, with the total to pay today if the server gives it for that day. */
export type BillingDay = { readonly day: number; readonly totalToPayNow: string | null };

/** The billing days that the customer can choose. */
export function listBillingDays({ billingDays, billingDayTotals = [] }: Costs): BillingDay[] {
  return billingDays.map((day) => ({
    day,
    totalToPayNow: billingDayTotals.find((total) => total.day === day)?.totalToPayNow.formatted ?? null,
  }));
}

/** The day for which the server calculated the costs; null if it is not one to choose. */
export function findSuggestedDay(costs: Costs | null): number | null {
  if (costs === null || costs.billingDay === null) return null;
  return costs.billingDays.includes(costs.billingDay) ? costs.billingDay : null;
}
