import type { SavedJoining } from '../../domain/common/types.ts';
import type { JoiningInput, MembershipInCart } from '../../domain/held-memberships/index.ts';
import type { Schemas } from './schemas.ts';

export function toJoiningInput(body: Schemas['StoreJoiningMembershipRequest']): JoiningInput {
  return {
    homeVenueId: body.home_venue_id,
    membershipTypeId: body.membership_type_id,
    paymentOptionId: body.payment_option_id,
    startDate: body.start_date,
    promotionCodeId: body.promotion_code_id,
    ...toBankInput(body),
  };
}

export function toChangeInput(
  membershipId: string,
  optionId: string,
  body: Schemas['ChangeMembershipRequest'],
) {
  return { membershipId, optionId, startsAt: body.start_date, ...toBankInput(body) };
}

function toBankInput(body: Omit<Schemas['ChangeMembershipRequest'], 'start_date'>) {
  const { account_details: account } = body;
  return {
    billingDay: body.billing_day,
    accountHolder: body.account_holder,
    accountDetails: account && {
      sortCode: account.sort_code,
      accountNumber: account.account_number,
      billingAddressLineOne: account.billing_address_line_one,
      billingAddressLineTwo: account.billing_address_line_two,
      billingCity: account.billing_city,
      billingPostcode: account.billing_postcode,
    },
    ddTermsAccepted: body.dd_terms_accepted ?? false,
  };
}

export function toWireStoredJoining({
  cartId,
  cartItemId,
  newMandate,
}: MembershipInCart): Schemas['StoredJoiningMembership'] {
  return { cart_id: cartId, cart_item_id: cartItemId, new_mandate: newMandate };
}

/** `JoiningSelection`: what the joining page restores after a log-in, with only the last digits of a bank account. */
export function toWireSelection(savedJoining: SavedJoining): Schemas['JoiningSelection'] {
  return {
    purpose: savedJoining.purpose,
    home_venue: {
      id: savedJoining.homeVenue.id,
      name: savedJoining.homeVenue.name,
      slug: savedJoining.homeVenue.slug,
    },
    membership_type_id: savedJoining.membershipType.id,
    membership_type_slug: savedJoining.membershipType.slug,
    payment_option_id: savedJoining.paymentOption.id,
    payment_type: savedJoining.paymentOption.paymentType,
    start_date: savedJoining.startDate,
    billing_day: savedJoining.billingDay,
    promotion: savedJoining.promotion && { code: savedJoining.promotion.code, id: savedJoining.promotion.id },
    account_holder: savedJoining.accountHolder,
    account_number_ending: savedJoining.accountNumberEnding,
  };
}
