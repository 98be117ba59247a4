import {
  type Ages,
  agesText,
  asksForMore,
  isAgeWithinAtStart,
  isPurchasable,
  type PaymentType,
} from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import type { Membership } from './find-selection';

type AgeSearch = {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  readonly paymentType: PaymentType;
};

/**
 * A membership of the same centre for a customer of this age, paid for in the same way: one that is made for their age before one for
 * every age; null when there is none. One that asks for something else, such as being a student, is not suggested.
 */
export function ageAlternative(
  types: readonly MembershipType[],
  { dateOfBirth, today, paymentType }: AgeSearch,
): Membership | null {
  const suitable = types.flatMap((membershipType): Membership[] => {
    const paymentOption = membershipType.paymentOptions.find(
      (option) => option.paymentType === paymentType && isPurchasable(option),
    );
    const isSuitable =
      isAgeWithinAtStart(agesOf(membershipType), dateOfBirth, today) && !asksForMore(membershipType);
    return isSuitable && paymentOption ? [{ membershipType, paymentOption }] : [];
  });
  return suitable.find(({ membershipType }) => isForAnAge(membershipType)) ?? suitable[0] ?? null;
}

function agesOf({ minAge = null, maxAge = null }: MembershipType): Ages {
  return { minAge, maxAge };
}

function isForAnAge(type: MembershipType): boolean {
  return agesText(agesOf(type)) !== null;
}
