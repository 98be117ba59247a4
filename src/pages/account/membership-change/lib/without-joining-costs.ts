import type { MembershipType } from '@/shared/api';

/** Whoever changes has joined already: what joining would cost today is not shown beside the options. */
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
