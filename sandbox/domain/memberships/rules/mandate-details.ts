import { tidyWords } from '../../../../src/shared/lib/typed/plain.ts';
import type { PendingMandate } from '../../../store/schema/details.ts';
import { normalisePostcode } from '../../catalogue/index.ts';
import { type FieldErrors, isOneLine } from '../../common/index.ts';
import { createErrorCollector, formatRequiredMessage, INVALID_POSTCODE_MESSAGE } from '../../people/index.ts';
import { checkBankAccount } from './bank-account.ts';

/** The bank details in a request. */
export interface MandateInput {
  accountHolder?: string | null | undefined;
  accountDetails?:
    | {
        sortCode?: string | null | undefined;
        accountNumber?: string | null | undefined;
        billingAddressLineOne?: string | null | undefined;
        billingAddressLineTwo?: string | null | undefined;
        billingCity?: string | null | undefined;
        billingPostcode?: string | null | undefined;
      }
    | null
    | undefined;
  ddTermsAccepted?: boolean | undefined;
}

export type MandateCheck =
  | { isValid: true; details: PendingMandate }
  | { isValid: false; errors: FieldErrors };

const MIN_TEXT_LENGTH = 2;

/**
 * Checks direct debit details (Requirements J9.1, J9.2, J9.4, J9.5, J9.6), including the modulus check. Error
 * messages are by field path.
 */
export function checkMandate(mandateInput: MandateInput): MandateCheck {
  const errorCollector = createErrorCollector();
  const { accountDetails: account } = mandateInput;
  const accountHolder = tidyText(mandateInput.accountHolder);
  const addressLineOne = tidyText(account?.billingAddressLineOne);
  const city = tidyText(account?.billingCity);
  const postcode = normalisePostcode(tidyText(account?.billingPostcode));
  const accountCheck = checkBankAccount(tidyText(account?.sortCode), tidyText(account?.accountNumber));
  errorCollector.add('accountHolder', findTextProblem('Account holder', accountHolder));
  if (!accountCheck.isValid) {
    errorCollector.add('accountDetails.sortCode', accountCheck.sortCode);
    errorCollector.add('accountDetails.accountNumber', accountCheck.accountNumber);
  }
  errorCollector.add(
    'accountDetails.billingAddressLineOne',
    findTextProblem('Address line 1', addressLineOne),
  );
  errorCollector.add('accountDetails.billingCity', findTextProblem('Town or city', city));
  errorCollector.add('accountDetails.billingPostcode', postcode === null ? INVALID_POSTCODE_MESSAGE : null);
  errorCollector.add(
    'ddTermsAccepted',
    mandateInput.ddTermsAccepted ? null : 'The Direct Debit terms must be accepted.',
  );
  if (!accountCheck.isValid || postcode === null || errorCollector.hasAny) {
    return { isValid: false, errors: errorCollector.errors };
  }
  const addressLineTwo = tidyText(account?.billingAddressLineTwo) || null;
  return {
    isValid: true,
    details: { accountHolder, ...accountCheck.account, addressLineOne, addressLineTwo, city, postcode },
  };
}

function tidyText(value: string | null | undefined): string {
  return tidyWords(value ?? '');
}

function findTextProblem(label: string, value: string): string | null {
  if (value === '') return formatRequiredMessage(label);
  if (!isOneLine(value)) return `${label} must be on one line.`;
  return value.length < MIN_TEXT_LENGTH ? `${label} must be longer than 1 character.` : null;
}
