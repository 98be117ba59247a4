import { tidyWords } from '../../../../src/shared/lib/typed/plain.ts';
import { normalisePostcode } from '../../catalogue/index.ts';
import type { FieldErrors } from '../../common/index.ts';
import { createErrorCollector, INVALID_POSTCODE_MESSAGE } from '../../people/index.ts';

export interface BillingDetails {
  firstName: string;
  lastName: string;
  addressLineOne: string;
  addressLineTwo: string | null;
  city: string;
  postcode: string;
}

type CustomerNames = Pick<BillingDetails, 'firstName' | 'lastName'>;

/**
 * Checks a card's billing details (Requirement C4.1): at least 2 characters for first name, last name and city, 3 for
 * address line one, and a UK postcode. A name that the account already has is accepted unchanged, because some
 * names have one letter.
 */
export function findBillingProblems(
  details: BillingDetails,
  ownNames: CustomerNames | null = null,
): FieldErrors {
  const collector = createErrorCollector();
  const checkLength = (field: string, label: string, value: string, minLength: number, knownName = '') => {
    const tidyValue = tidyWords(value);
    const isLongEnough =
      tidyValue.length >= minLength || (tidyValue !== '' && tidyValue === tidyWords(knownName));
    collector.add(field, isLongEnough ? null : `${label} must be at least ${minLength} characters.`);
  };
  checkLength('billing_first_name', 'First name', details.firstName, 2, ownNames?.firstName);
  checkLength('billing_last_name', 'Last name', details.lastName, 2, ownNames?.lastName);
  checkLength('billing_address_line_one', 'Address line 1', details.addressLineOne, 3);
  checkLength('billing_city', 'Town or city', details.city, 2);
  collector.add(
    'billing_postcode',
    normalisePostcode(details.postcode) === null ? INVALID_POSTCODE_MESSAGE : null,
  );
  return collector.errors;
}
