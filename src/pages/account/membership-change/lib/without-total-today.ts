import type { MembershipType } from '@/shared/api';

/** Removes the amount due when joining today from the options, because the costs of a change depend on the current membership. */
export function withoutTotalToday(types: readonly MembershipType[]): MembershipType[] {
  return types.map((type) => ({
    ...type,
    paymentOptions: type.paymentOptions.map((option) => ({ ...option, totalToPayNow: null })),
  }));
}
