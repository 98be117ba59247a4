import type { MembershipType } from '@/shared/api';

/** A member who changes has joined already: the costs of joining today are not shown beside the options. */
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
