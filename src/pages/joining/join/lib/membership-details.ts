import type { MembershipDetails, Promotion, Venue } from '@/shared/api';

/** All choices of the page. */
export interface JoiningChoices {
  readonly venue: Venue | null;
  readonly membership: { readonly typeId: string; readonly optionId: string } | null;
  readonly startDate: string;
  readonly billingDay: number | null;
  readonly promotion: Promotion | null;
  readonly needsDirectDebit: boolean;
  readonly bank: {
    readonly accountHolder: string;
    readonly accountDetails: NonNullable<MembershipDetails['accountDetails']>;
  } | null;
}

/** The membership in the form that is sent to the operator; null while something is missing. Requirement J10.1. */
export function toMembershipDetails(choices: JoiningChoices): MembershipDetails | null {
  const { venue, membership, startDate, billingDay, promotion, needsDirectDebit, bank } = choices;
  if (!venue || !membership || (needsDirectDebit && !bank)) return null;
  return {
    homeVenueId: venue.id,
    venueName: venue.name,
    venueType: venue.placeType,
    membershipTypeId: membership.typeId,
    paymentOptionId: membership.optionId,
    startDate,
    billingDay,
    ...(promotion ? { promotionCode: promotion.code, promotionCodeId: promotion.id } : {}),
    ...(needsDirectDebit && bank ? { ...bank, ddTermsAccepted: true } : {}),
  };
}
