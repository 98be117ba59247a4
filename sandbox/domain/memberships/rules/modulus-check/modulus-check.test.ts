import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_REFUSED_MESSAGE, checkBankAccount } from './bank-account.ts';
import { passesModulusCheck } from './modulus-check.ts';
import { rowsFor } from './tables.ts';

// Pay.UK, "Validating account numbers", chapter 3: the thirty-four published cases.
const valid = [
  ['089999', '66374958'],
  ['107999', '88837491'],
  ['202959', '63748472'],
  ['871427', '46238510'],
  ['872427', '46238510'],
  ['871427', '09123496'],
  ['871427', '99123496'],
  ['820000', '73688637'],
  ['827999', '73988638'],
  ['827101', '28748352'],
  ['134020', '63849203'],
  ['118765', '64371389'],
  ['200915', '41011166'],
  ['938611', '07806039'],
  ['938600', '42368003'],
  ['938063', '55065200'],
  ['772798', '99345694'],
  ['086090', '06774744'],
  ['309070', '02355688'],
  ['309070', '12345668'],
  ['309070', '12345677'],
  ['309070', '99345694'],
  ['074456', '12345112'],
  ['070116', '34012583'],
  ['074456', '11104102'],
  ['180002', '00000190'],
] as const;

const invalid = [
  ['938063', '15764273', 'exception 5, first check right, second wrong'],
  ['938063', '15764264', 'exception 5, first check wrong, second right'],
  ['938063', '15763217', 'exception 5, first check with remainder 1'],
  ['118765', '64371388', 'exception 1'],
  ['203099', '66831036', 'first of two checks right, second wrong'],
  ['203099', '58716970', 'first of two checks wrong, second right'],
  ['089999', '66374959', 'modulus 10'],
  ['107999', '88837493', 'modulus 11'],
] as const;

describe('the published modulus check', () => {
  test.each(valid)('%s %s is a possible account', (sortCode, accountNumber) => {
    expect(passesModulusCheck(sortCode, accountNumber)).toBe(true);
  });

  test.each(invalid)('%s %s is refused: %s', (sortCode, accountNumber) => {
    expect(passesModulusCheck(sortCode, accountNumber)).toBe(false);
  });

  test('a sort code outside the table is presumed valid', () => {
    expect(rowsFor('000000')).toEqual([]);
    expect(passesModulusCheck('000000', '12345678')).toBe(true);
  });

  test('of plain modulus 11 accounts, at most one last digit in ten is right', () => {
    const eightDigits = fc
      .integer({ min: 0, max: 9_999_999 })
      .map((number) => String(number).padStart(7, '0'));
    fc.assert(
      fc.property(eightDigits, (stem) => {
        const passing = '0123456789'.split('').filter((digit) => passesModulusCheck('107999', stem + digit));
        return passing.length <= 1;
      }),
    );
  });

  test('no account number makes the check fail with an error, whatever the sort code', () => {
    const digits = (length: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
        .map((list) => list.join(''));
    fc.assert(
      fc.property(digits(6), digits(8), (sortCode, accountNumber) => {
        return typeof passesModulusCheck(sortCode, accountNumber) === 'boolean';
      }),
    );
  });
});

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

  test('a number that fails the check says so at the account number', () => {
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
