import type { Costs } from '@/shared/api';

/** A day of the month to choose, with what it makes the payment of today where the server says so. */
export type BillingDay = { readonly day: number; readonly totalToPayNow: string | null };

/** The days to choose from. */
export function billingDaysOf({ billingDays, billingDayTotals = [] }: Costs): BillingDay[] {
  return billingDays.map((day) => ({
    day,
    totalToPayNow: billingDayTotals.find((total) => total.day === day)?.totalToPayNow.formatted ?? null,
  }));
}

/** The day that the server worked the costs out for, where it is one to choose. */
export function suggestedDay(costs: Costs | null): number | null {
  if (costs === null || costs.billingDay === null) return null;
  return costs.billingDays.includes(costs.billingDay) ? costs.billingDay : null;
}
