import { formText } from '@/shared/forms';
import { isPostcode, removeSeparators, tidyPostcode, tidyWords } from '@/shared/lib';
import { text } from '../texts';

/** The form's values as typed; numbers stay text, because leading zeros matter. */
export type BankFields = {
  readonly accountHolder: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly billingAddressLineOne: string;
  readonly billingAddressLineTwo: string;
  readonly billingCity: string;
  readonly billingPostcode: string;
};

export type BankField = keyof BankFields;

const ADDRESS_FIELDS = [
  'billingAddressLineOne',
  'billingAddressLineTwo',
  'billingCity',
  'billingPostcode',
] as const satisfies readonly BankField[];

export type AddressFields = Pick<BankFields, (typeof ADDRESS_FIELDS)[number]>;

/** The details as sent: a sort code of 6 digits, an account number of 8 to 10, a postcode as "AA9 9AA". */
export type DirectDebitDetails = {
  readonly accountHolder: string;
  readonly accountDetails: Omit<BankFields, 'accountHolder'>;
};

export const emptyBankFields: BankFields = {
  accountHolder: '',
  sortCode: '',
  accountNumber: '',
  billingAddressLineOne: '',
  billingAddressLineTwo: '',
  billingCity: '',
  billingPostcode: '',
};

const SORT_CODE_DIGITS = 6;
const FULL_ACCOUNT_NUMBER_DIGITS = 8;
// Accounts with 6 or 7 digits exist and are padded with leading zeros; building societies have up to 10.
const MIN_ACCOUNT_NUMBER_DIGITS = 6;
const MAX_ACCOUNT_NUMBER_DIGITS = 10;
const MIN_TEXT_LENGTH = 2;

/** The account number as sent: short ones are padded with leading zeros to 8 digits. */
export function padAccountNumber(typedText: string): string {
  return removeSeparators(typedText).padStart(FULL_ACCOUNT_NUMBER_DIGITS, '0');
}

/** Whether the typed number is a valid short one that will be padded with zeros; the form says so. */
export function isPaddedWhenSent(typedText: string): boolean {
  const digits = removeSeparators(typedText);
  return (
    /^\d+$/.test(digits) &&
    digits.length >= MIN_ACCOUNT_NUMBER_DIGITS &&
    digits.length < FULL_ACCOUNT_NUMBER_DIGITS
  );
}

/** Whether the typed number has the usual length, so that nothing is missing. */
export function isWholeAccountNumber(typedText: string): boolean {
  return removeSeparators(typedText).length === FULL_ACCOUNT_NUMBER_DIGITS;
}

function isLongEnough(typedText: string): boolean {
  return tidyWords(typedText).length >= MIN_TEXT_LENGTH;
}

type BankFieldRule = {
  readonly isValid: (typedText: string) => boolean;
  readonly message: string;
  /** The step left to do, for "To continue: …". */
  readonly step: string;
};

const bankFieldRules: Partial<Record<BankField, BankFieldRule>> = {
  accountHolder: {
    isValid: isLongEnough,
    message: text('directDebit.missing.accountHolder'),
    step: text('directDebit.step.accountHolder'),
  },
  sortCode: {
    isValid: (typedText) => new RegExp(`^\\d{${SORT_CODE_DIGITS}}$`).test(removeSeparators(typedText)),
    message: text('directDebit.missing.sortCode'),
    step: text('directDebit.step.sortCode'),
  },
  accountNumber: {
    isValid: (typedText) => {
      const digits = removeSeparators(typedText);
      return /^\d+$/.test(digits) && (isPaddedWhenSent(digits) || isFullAccountNumber(digits));
    },
    message: text('directDebit.missing.accountNumber'),
    step: text('directDebit.step.accountNumber'),
  },
  billingAddressLineOne: {
    isValid: isLongEnough,
    message: text('directDebit.missing.addressLineOne'),
    step: text('directDebit.step.addressLineOne'),
  },
  billingCity: {
    isValid: isLongEnough,
    message: text('directDebit.missing.city'),
    step: text('directDebit.step.city'),
  },
  billingPostcode: {
    isValid: isPostcode,
    message: formText('postcode.invalid'),
    step: text('directDebit.step.postcode'),
  },
};

function isFullAccountNumber(digits: string): boolean {
  return digits.length >= FULL_ACCOUNT_NUMBER_DIGITS && digits.length <= MAX_ACCOUNT_NUMBER_DIGITS;
}

/** The names of all fields, in form order. */
export const bankFieldNames = Object.keys(emptyBankFields).filter(
  (name): name is BankField => name in emptyBankFields,
);

/** The messages of invalid fields, in form order (Requirements J9.1, J9.2, J9.4, J9.5, J9.6). */
export function findBankErrors(fields: BankFields): Partial<Record<BankField, string>> {
  const errors: Partial<Record<BankField, string>> = {};
  for (const { name, rule } of listBrokenRules(fields)) errors[name] = rule.message;
  return errors;
}

/** The steps left to do before the form can be submitted, in form order. */
export function listBankSteps(fields: BankFields): string[] {
  return listBrokenRules(fields).map(({ rule }) => rule.step);
}

function listBrokenRules(fields: BankFields): { name: BankField; rule: BankFieldRule }[] {
  return bankFieldNames.flatMap((name) => {
    const rule = bankFieldRules[name];
    return rule && !rule.isValid(fields[name]) ? [{ name, rule }] : [];
  });
}

export function isAddressField(name: BankField): boolean {
  return ADDRESS_FIELDS.some((addressField) => addressField === name);
}

/** Whether an address can be sent as it is. */
export function isUsableAddress(address: AddressFields): boolean {
  return !listBrokenRules({ ...emptyBankFields, ...address }).some(({ name }) => isAddressField(name));
}

/** The lines of an address that are not empty, joined into one. */
export function formatAddressLine(address: AddressFields): string {
  return ADDRESS_FIELDS.map((name) => address[name].trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Sort code and account number for the modulus check; null if there is nothing that it could check. */
export function toAccountToCheck(fields: BankFields): { sortCode: string; accountNumber: string } | null {
  const bankErrors = findBankErrors(fields);
  const accountNumber = padAccountNumber(fields.accountNumber);
  if (bankErrors.sortCode || bankErrors.accountNumber || accountNumber.length !== FULL_ACCOUNT_NUMBER_DIGITS)
    return null;
  return { sortCode: removeSeparators(fields.sortCode), accountNumber };
}

/** The details as sent; the fields must have no errors. */
export function readBankDetails(fields: BankFields): DirectDebitDetails {
  return {
    accountHolder: tidyWords(fields.accountHolder),
    accountDetails: {
      sortCode: removeSeparators(fields.sortCode),
      accountNumber: padAccountNumber(fields.accountNumber),
      billingAddressLineOne: tidyWords(fields.billingAddressLineOne),
      billingAddressLineTwo: tidyWords(fields.billingAddressLineTwo),
      billingCity: tidyWords(fields.billingCity),
      billingPostcode: tidyPostcode(fields.billingPostcode),
    },
  };
}

/** Formats a sort code as "12-34-56". */
export function formatSortCode(typedText: string): string {
  return removeSeparators(typedText).replace(/(\d{2})(?=\d)/g, '$1-');
}

/** A field's value on blur: formatted if it is valid, otherwise as typed. */
export function tidyField(name: BankField, typedText: string): string {
  switch (name) {
    case 'sortCode':
      return isInvalid(name, typedText) ? typedText : formatSortCode(typedText);
    case 'accountNumber':
      return isInvalid(name, typedText) ? typedText : removeSeparators(typedText);
    case 'billingPostcode':
      return tidyPostcode(typedText);
    default:
      return tidyWords(typedText);
  }
}

function isInvalid(name: BankField, typedText: string): boolean {
  return bankFieldRules[name]?.isValid(typedText) === false;
}
