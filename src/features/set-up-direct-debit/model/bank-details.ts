import { formText } from '@/shared/forms';
import { digitsOf, isPostcode, tidyPostcode, tidyWords } from '@/shared/lib';
import { text } from '../texts';

/** What the form holds, as typed; numbers stay text, for leading zeros are part of them. */
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

/** What is sent: sort code of 6 digits, account number of 8 to 10, postcode as "AA9 9AA". */
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
const FULL_ACCOUNT_NUMBER = 8;
// Accounts of 6 and 7 digits are real and are written with leading zeros; building societies have up to 10.
const SHORTEST_ACCOUNT_NUMBER = 6;
const LONGEST_ACCOUNT_NUMBER = 10;
const SHORTEST_TEXT = 2;

/** The account number as it is sent: short ones padded with leading zeros to 8 digits. */
export function padAccountNumber(typed: string): string {
  return digitsOf(typed).padStart(FULL_ACCOUNT_NUMBER, '0');
}

/** True when the number typed is a real, short one that is sent with leading zeros; the form says so. */
export function isPadded(typed: string): boolean {
  const digits = digitsOf(typed);
  return (
    /^\d+$/.test(digits) && digits.length >= SHORTEST_ACCOUNT_NUMBER && digits.length < FULL_ACCOUNT_NUMBER
  );
}

/** True when nothing is missing from the number typed: it has the usual length. */
export function isWholeAccountNumber(typed: string): boolean {
  return digitsOf(typed).length === FULL_ACCOUNT_NUMBER;
}

function isLongEnough(typed: string): boolean {
  return tidyWords(typed).length >= SHORTEST_TEXT;
}

type Rule = {
  readonly isValid: (typed: string) => boolean;
  readonly message: string;
  /** What is left to do, for "To continue: …". */
  readonly step: string;
};

const rules: Partial<Record<BankField, Rule>> = {
  accountHolder: {
    isValid: isLongEnough,
    message: text('directDebit.missing.accountHolder'),
    step: text('directDebit.step.accountHolder'),
  },
  sortCode: {
    isValid: (typed) => new RegExp(`^\\d{${SORT_CODE_DIGITS}}$`).test(digitsOf(typed)),
    message: text('directDebit.missing.sortCode'),
    step: text('directDebit.step.sortCode'),
  },
  accountNumber: {
    isValid: (typed) => {
      const digits = digitsOf(typed);
      return /^\d+$/.test(digits) && (isPadded(digits) || isFullAccountNumber(digits));
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
  return digits.length >= FULL_ACCOUNT_NUMBER && digits.length <= LONGEST_ACCOUNT_NUMBER;
}

/** Every field, in the order of the form. */
export const bankFieldNames = Object.keys(emptyBankFields).filter(
  (name): name is BankField => name in emptyBankFields,
);

/** The message of each field that is not valid, in the order of the form (Requirements J9.1, J9.2, J9.4, J9.5, J9.6). */
export function bankErrors(fields: BankFields): Partial<Record<BankField, string>> {
  const errors: Partial<Record<BankField, string>> = {};
  for (const { name, rule } of brokenRules(fields)) errors[name] = rule.message;
  return errors;
}

/** What is left to do before the fields can be sent, in the order of the form. */
export function bankSteps(fields: BankFields): string[] {
  return brokenRules(fields).map(({ rule }) => rule.step);
}

function brokenRules(fields: BankFields): { name: BankField; rule: Rule }[] {
  return bankFieldNames.flatMap((name) => {
    const rule = rules[name];
    return rule && !rule.isValid(fields[name]) ? [{ name, rule }] : [];
  });
}

export function isAddressField(name: BankField): boolean {
  return ADDRESS_FIELDS.some((own) => own === name);
}

/** True for an address that can be sent as it is. */
export function isUsableAddress(address: AddressFields): boolean {
  return !brokenRules({ ...emptyBankFields, ...address }).some(({ name }) => isAddressField(name));
}

/** The lines of an address that are not empty, in one line. */
export function addressLine(address: AddressFields): string {
  return ADDRESS_FIELDS.map((name) => address[name].trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Sort code and account number as the modulus check takes them; null where there is nothing that it could check. */
export function accountToCheck(fields: BankFields): { sortCode: string; accountNumber: string } | null {
  const wrong = bankErrors(fields);
  const accountNumber = padAccountNumber(fields.accountNumber);
  if (wrong.sortCode || wrong.accountNumber || accountNumber.length !== FULL_ACCOUNT_NUMBER) return null;
  return { sortCode: digitsOf(fields.sortCode), accountNumber };
}

/** The details as they are sent; call it only with fields that have no errors. */
export function readBankDetails(fields: BankFields): DirectDebitDetails {
  return {
    accountHolder: tidyWords(fields.accountHolder),
    accountDetails: {
      sortCode: digitsOf(fields.sortCode),
      accountNumber: padAccountNumber(fields.accountNumber),
      billingAddressLineOne: tidyWords(fields.billingAddressLineOne),
      billingAddressLineTwo: tidyWords(fields.billingAddressLineTwo),
      billingCity: tidyWords(fields.billingCity),
      billingPostcode: tidyPostcode(fields.billingPostcode),
    },
  };
}

/** "12-34-56", as people read a sort code. */
export function formatSortCode(typed: string): string {
  return digitsOf(typed).replace(/(\d{2})(?=\d)/g, '$1-');
}

/** A field as it stands once it is left: what can be read is shown as it was read, the rest as it was typed. */
export function tidiedField(name: BankField, typed: string): string {
  switch (name) {
    case 'sortCode':
      return isWrong(name, typed) ? typed : formatSortCode(typed);
    case 'accountNumber':
      return isWrong(name, typed) ? typed : digitsOf(typed);
    case 'billingPostcode':
      return tidyPostcode(typed);
    default:
      return tidyWords(typed);
  }
}

function isWrong(name: BankField, typed: string): boolean {
  return rules[name]?.isValid(typed) === false;
}
