import { formText } from '@/shared/forms';
import { isPostcode, tidyWords } from '@/shared/lib';
import { text } from '../texts';

export const BILLING_FIELDS = [
  'firstName',
  'lastName',
  'addressLineOne',
  'addressLineTwo',
  'city',
  'postcode',
] as const;

export type BillingField = (typeof BILLING_FIELDS)[number];
export type BillingDetails = Readonly<Record<BillingField, string>>;

export const BILLING_LABELS = {
  firstName: text('billing.firstName'),
  lastName: text('billing.lastName'),
  addressLineOne: text('billing.addressLineOne'),
  addressLineTwo: text('billing.addressLineTwo'),
  city: text('billing.city'),
  postcode: text('billing.postcode'),
} as const satisfies Record<BillingField, string>;

/** The longest text that the API accepts. */
export const MAX_TEXT_LENGTH = 100;

/** The shortest texts after trimming; line two is always valid (Requirement C4.1). */
const MIN_TEXT_LENGTHS = {
  firstName: 2,
  lastName: 2,
  addressLineOne: 3,
  addressLineTwo: 0,
  city: 2,
} as const;

export const ADDRESS_FIELDS = ['addressLineOne', 'addressLineTwo', 'city', 'postcode'] as const;

/** The fields to show: the address only if the provider requires it (Requirement C4.3). */
export function listShownFields(isAddressAsked: boolean): readonly BillingField[] {
  return BILLING_FIELDS.filter((field) => isAddressAsked || !isAddressField(field));
}

export function isAddressField(field: BillingField): boolean {
  return ADDRESS_FIELDS.some((part) => part === field);
}

/** What is wrong with a field; null if it is valid. A name that the account already has is always valid. */
export function findBillingProblem(
  field: BillingField,
  value: string,
  customerName: { readonly firstName: string; readonly lastName: string } | null = null,
): string | null {
  if (field === 'postcode') return isPostcode(value) ? null : formText('postcode.invalid');
  const minimum = MIN_TEXT_LENGTHS[field];
  const tidiedValue = tidyWords(value);
  const knownValue =
    field === 'firstName' || field === 'lastName' ? tidyWords(customerName?.[field] ?? '') : '';
  if (tidiedValue.length >= minimum || (tidiedValue !== '' && tidiedValue === knownValue)) return null;
  return text('billing.tooShort', { label: BILLING_LABELS[field], minimum });
}
