import type { SavedJoining } from '../../domain/common/types.ts';
import type { JoiningInput, StoredInCart } from '../../domain/held-memberships/index.ts';

/** `StoreJoiningMembershipRequest` of the API document. */
export interface StoreJoiningRequest extends BankBody {
  home_venue_id: string;
  membership_type_id: string;
  payment_option_id: string;
  start_date: string;
  promotion_code_id?: string | null;
}

/** `ChangeMembershipRequest` of the API document. */
export interface ChangeRequest extends BankBody {
  start_date: string;
}

/** The bank details that go with a recurring option. */
interface BankBody {
  billing_day?: number | null;
  account_holder?: string | null;
  account_details?: {
    sort_code?: string;
    account_number?: string;
    billing_address_line_one?: string;
    billing_address_line_two?: string | null;
    billing_city?: string;
    billing_postcode?: string;
  } | null;
  dd_terms_accepted?: boolean | null;
}

export function joiningInput(body: StoreJoiningRequest): JoiningInput {
  return {
    homeVenueId: body.home_venue_id,
    membershipTypeId: body.membership_type_id,
    paymentOptionId: body.payment_option_id,
    startDate: body.start_date,
    promotionCodeId: body.promotion_code_id,
    ...bankInput(body),
  };
}

export function changeInput(membershipId: string, optionId: string, body: ChangeRequest) {
  return { membershipId, optionId, startsAt: body.start_date, ...bankInput(body) };
}

function bankInput(body: BankBody) {
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

/** `StoredJoiningMembership`. */
export function wireStored({ cartId, cartItemId, newMandate }: StoredInCart) {
  return { cart_id: cartId, cart_item_id: cartItemId, new_mandate: newMandate };
}

/** `JoiningSelection`: what the joining page restores after a log-in; only the last digits of a bank account. */
export function wireSelection(saved: SavedJoining) {
  return {
    purpose: saved.purpose,
    home_venue: { id: saved.homeVenue.id, name: saved.homeVenue.name, slug: saved.homeVenue.slug },
    membership_type_id: saved.membershipType.id,
    membership_type_slug: saved.membershipType.slug,
    payment_option_id: saved.paymentOption.id,
    payment_type: saved.paymentOption.paymentType,
    start_date: saved.startDate,
    billing_day: saved.billingDay,
    promotion: saved.promotion && { code: saved.promotion.code, id: saved.promotion.id },
    account_holder: saved.accountHolder,
    account_number_ending: saved.accountNumberEnding,
  };
}
