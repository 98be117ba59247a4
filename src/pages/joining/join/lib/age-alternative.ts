import {
  type Ages,
  formatAges,
  isAgeWithinAtStart,
  isPurchasable,
  needsMoreThanAge,
  type PaymentType,
} from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import type { ChosenMembership } from './find-selection';

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
): ChosenMembership | null {
  const suitableMemberships = types.flatMap((membershipType): ChosenMembership[] => {
    const paymentOption = membershipType.paymentOptions.find(
      (option) => option.paymentType === paymentType && isPurchasable(option),
    );
    const isSuitable =
      isAgeWithinAtStart(toAges(membershipType), dateOfBirth, today) && !needsMoreThanAge(membershipType);
    return isSuitable && paymentOption ? [{ membershipType, paymentOption }] : [];
  });
  return (
    suitableMemberships.find(({ membershipType }) => hasAgeRange(membershipType)) ??
    suitableMemberships[0] ??
    null
  );
}

function toAges({ minAge = null, maxAge = null }: MembershipType): Ages {
  return { minAge, maxAge };
}

function hasAgeRange(type: MembershipType): boolean {
  return formatAges(toAges(type)) !== null;
}
