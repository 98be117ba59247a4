import type { FieldErrors } from '../../domain/common/index.ts';

/**
 * Maps the rules' field names to the API document's. Names outside this table are the operator's data fields and stay unchanged.
 */
const WIRE_NAME_BY_FIELD = new Map(
  Object.entries({
    accountDetails: 'account_details',
    'accountDetails.accountNumber': 'account_details.account_number',
    'accountDetails.billingAddressLineOne': 'account_details.billing_address_line_one',
    'accountDetails.billingAddressLineTwo': 'account_details.billing_address_line_two',
    'accountDetails.billingCity': 'account_details.billing_city',
    'accountDetails.billingPostcode': 'account_details.billing_postcode',
    'accountDetails.sortCode': 'account_details.sort_code',
    accountHolder: 'account_holder',
    attendeeForms: 'attendee_forms',
    billingDay: 'billing_day',
    cardIdentifier: 'card_identifier',
    clientId: 'client_id',
    completedWaivers: 'completed_waivers',
    currentPassword: 'current_password',
    ddTermsAccepted: 'dd_terms_accepted',
    emailOrReference: 'email_or_reference',
    homeVenueId: 'home_venue_id',
    incalculablePrice: 'incalculable_price',
    itemHash: 'item_hash',
    membershipTypeId: 'membership_type_id',
    passwordConfirmation: 'password_confirmation',
    paymentOptionId: 'payment_option_id',
    promotionCodeId: 'promotion_code_id',
    savedCardId: 'saved_card_id',
    sessionKey: 'session_key',
    startDate: 'start_date',
    startsAt: 'start_date',
    termsAccepted: 'terms_accepted',
    transactionUuid: 'transaction_uuid',
  }),
);

/** Error messages by the field's name in the API. */
export function toWireFieldErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [WIRE_NAME_BY_FIELD.get(field) ?? field, texts]),
  );
}
