import type { MembershipType } from '@/shared/api';

/** Removes the costs of joining from the options, because a member who changes has already joined. */
export function withoutJoiningCosts(types: readonly MembershipType[]): MembershipType[] {
  return types.map((type) => ({
    ...type,
    paymentOptions: type.paymentOptions.map((option) => ({
      ...option,
      fees: { ...option.fees, joiningFee: null },
      totalToPayNow: null,
    })),
  }));
}
