import { checkAccount } from '../../../../src/features/set-up-direct-debit/lib/modulus-check.ts';
import { removeSeparators } from '../../../../src/shared/lib/typed/plain.ts';

interface BankAccount {
  /** Six digits. */
  sortCode: string;
  /** Eight digits. */
  accountNumber: string;
}

const SORT_CODE_MESSAGE = 'The sort code must be 6 digits.';
const ACCOUNT_NUMBER_MESSAGE = 'The account number must be 8 digits.';
export const ACCOUNT_REFUSED_MESSAGE =
  'The sort code and account number don’t match. Please check them and try again.';

export type BankAccountCheck =
  | { isValid: true; account: BankAccount }
  | { isValid: false; sortCode: string | null; accountNumber: string | null };

/**
 * Checks a typed sort code and account number after normalising them to six and eight digits: removes separators
 * and pads account numbers of 6 and 7 digits with zeros (Pay.UK, "Validating account numbers", chapter 2).
 */
export function checkBankAccount(sortCode: string, accountNumber: string): BankAccountCheck {
  const plainSortCode = removeSeparators(sortCode);
  const plainAccountNumber = removeSeparators(accountNumber);
  const isCodeWellFormed = /^\d{6}$/.test(plainSortCode);
  const isNumberWellFormed = /^\d{6,8}$/.test(plainAccountNumber);
  if (!isCodeWellFormed || !isNumberWellFormed) {
    return {
      isValid: false,
      sortCode: isCodeWellFormed ? null : SORT_CODE_MESSAGE,
      accountNumber: isNumberWellFormed ? null : ACCOUNT_NUMBER_MESSAGE,
    };
  }
  const account = { sortCode: plainSortCode, accountNumber: plainAccountNumber.padStart(8, '0') };
  if (checkAccount(account.sortCode, account.accountNumber) === 'doesNotFit') {
    return { isValid: false, sortCode: null, accountNumber: ACCOUNT_REFUSED_MESSAGE };
  }
  return { isValid: true, account };
}
