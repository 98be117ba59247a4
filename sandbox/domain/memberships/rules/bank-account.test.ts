import { describe, expect, test } from 'vitest';
import { ACCOUNT_REFUSED_MESSAGE, checkBankAccount } from './bank-account.ts';

describe('bank details as a customer types them', () => {
  test('spaces and dashes are accepted', () => {
    expect(checkBankAccount('08-99-99', '6637 4958')).toEqual({
      isValid: true,
      account: { sortCode: '089999', accountNumber: '66374958' },
    });
  });

  test('account numbers of six and seven digits get leading zeros', () => {
    const six = checkBankAccount('000000', '123456');
    const seven = checkBankAccount('086090', '6774744');
    expect(six.isValid && six.account.accountNumber).toBe('00123456');
    expect(seven.isValid && seven.account.accountNumber).toBe('06774744');
  });

  test('an account whose sort code is not in the published table is accepted', () => {
    expect(checkBankAccount('000000', '12345678')).toMatchObject({ isValid: true });
  });

  test('a number that fails the check is refused under the account number', () => {
    expect(checkBankAccount('089999', '66374959')).toEqual({
      isValid: false,
      sortCode: null,
      accountNumber: ACCOUNT_REFUSED_MESSAGE,
    });
  });

  test.each([
    ['08999', '66374958', 'sortCode'],
    ['08999x', '66374958', 'sortCode'],
    ['089999', '12345', 'accountNumber'],
    ['089999', '123456789', 'accountNumber'],
    ['089999', '', 'accountNumber'],
  ] as const)('%s %s is refused at %s', (sortCode, accountNumber, field) => {
    const check = checkBankAccount(sortCode, accountNumber);
    expect(check.isValid ? null : check[field]).toMatch(/must be/);
  });
});
