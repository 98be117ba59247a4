import type { MembershipType } from '@/shared/api';

/** Removes the amount due when joining today from the options, because the costs of a change depend on the current membership. */
export function removeTotalToday(membershipTypes: readonly MembershipType[]): MembershipType[] {
  return membershipTypes.map((type) => ({
    ...type,
    paymentOptions: type.paymentOptions.map((option) => ({ ...option, totalToPayNow: null })),
  }));
}
