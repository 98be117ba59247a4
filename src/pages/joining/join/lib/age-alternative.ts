import {
  type Ages,
  formatAges,
  isAgeWithinAtStart,
  isPurchasable,
  needsMoreThanAge,
  type PaymentType,
} from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import type { Membership } from './find-selection';

type AgeSearch = {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** The server's date, YYYY-MM-DD. */
  readonly today: string;
  readonly paymentType: PaymentType;
};

/**
 * Finds a membership at the same centre with the same payment type for a customer of this age. One with a matching age
 * range is preferred to one for every age. Returns null if there is none. Memberships with further conditions, such as
 * being a student, are not suggested.
 */
export function findAgeAlternative(
  types: readonly MembershipType[],
  { dateOfBirth, today, paymentType }: AgeSearch,
): Membership | null {
  const suitable = types.flatMap((membershipType): Membership[] => {
    const paymentOption = membershipType.paymentOptions.find(
      (option) => option.paymentType === paymentType && isPurchasable(option),
    );
    const isSuitable =
      isAgeWithinAtStart(getAges(membershipType), dateOfBirth, today) && !needsMoreThanAge(membershipType);
    return isSuitable && paymentOption ? [{ membershipType, paymentOption }] : [];
  });
  return suitable.find(({ membershipType }) => isForAnAge(membershipType)) ?? suitable[0] ?? null;
}

function getAges({ minAge = null, maxAge = null }: MembershipType): Ages {
  return { minAge, maxAge };
}

function isForAnAge(type: MembershipType): boolean {
  return formatAges(getAges(type)) !== null;
}
