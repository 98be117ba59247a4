import type { ApiFailure } from './failure';
import { isApiFailure } from './failure';

/**
 * The wire names of joining fields and their names in messages (Requirement J4.24). Explicit, because the keys of
 * `errors` are data that no general rule may rename.
 */
const JOINING_FIELD_NAMES: Readonly<Record<string, string>> = {
  start_date: 'startDate',
  billing_day: 'billingDay',
  account_holder: 'accountHolder',
  account_details: 'accountDetails',
  'account_details.sort_code': 'accountDetails.sortCode',
  'account_details.account_number': 'accountDetails.accountNumber',
  'account_details.billing_address_line_one': 'accountDetails.billingAddressLineOne',
  'account_details.billing_address_line_two': 'accountDetails.billingAddressLineTwo',
  'account_details.billing_city': 'accountDetails.billingCity',
  'account_details.billing_postcode': 'accountDetails.billingPostcode',
  dd_terms_accepted: 'ddTermsAccepted',
  promotion_code_id: 'promotionCodeId',
  payment_option_id: 'paymentOptionId',
  incalculable_price: 'incalculablePrice',
};

/** Renames the fields of a 422 to the specification's names. */
export async function withJoiningFields<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw isApiFailure(error) ? renameFields(error) : error;
  }
}

function renameFields(failure: ApiFailure): ApiFailure {
  if (failure.kind !== 'validation') return failure;
  const errors = Object.entries(failure.errors).map(([name, messages]) => [
    Object.hasOwn(JOINING_FIELD_NAMES, name) ? (JOINING_FIELD_NAMES[name] ?? name) : name,
    messages,
  ]);
  return { ...failure, errors: Object.fromEntries(errors) };
}
