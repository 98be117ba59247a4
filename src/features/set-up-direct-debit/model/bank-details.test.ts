import { describe, expect, it } from 'vitest';
import { typedBankDetails } from '../testing/typed-bank-details';
import {
  emptyBankFields,
  findBankErrors,
  formatAddressLine,
  formatSortCode,
  isPaddedWhenSent,
  listBankSteps,
  padAccountNumber,
  readBankDetails,
  tidyField,
  toAccountToCheck,
} from './bank-details';

describe('the rules for bank details', () => {
  // Proves J9.4.
  it.each([
    ['a sort code with dashes', { sortCode: '08-99-99' }],
    ['a sort code with spaces', { sortCode: '08 99 99' }],
    ['a sort code with long dashes', { sortCode: '08–99–99' }],
    ['an account number with spaces', { accountNumber: '6637 4958' }],
    ['a building society number of 9 digits', { accountNumber: '123456789' }],
    ['a holder of two characters', { accountHolder: 'Bo' }],
    ['a short account number of 7 digits', { accountNumber: '6374958' }],
    ['a short account number of 6 digits', { accountNumber: '374958' }],
    ['a building society number of 10 digits', { accountNumber: '1234567890' }],
    ['no second address line', { billingAddressLineTwo: '' }],
    ['a postcode in small letters', { billingPostcode: 'gir0aa' }],
  ])('bank details accept %s', (_, part) => {
    expect(findBankErrors({ ...typedBankDetails, ...part })).toEqual({});
  });

  // Proves J9.1, J9.2, J9.4, J9.5.
  it.each([
    ['a holder of one character', { accountHolder: ' A ' }, 'accountHolder'],
    ['a sort code of 5 digits', { sortCode: '08999' }, 'sortCode'],
    ['a sort code with letters', { sortCode: '08999a' }, 'sortCode'],
    ['a sort code of 7 digits', { sortCode: '0899999' }, 'sortCode'],
    ['a sort code with a letter before it', { sortCode: 'a089999' }, 'sortCode'],
    ['an account number of 11 digits', { accountNumber: '12345678901' }, 'accountNumber'],
    ['an account number with a letter before it', { accountNumber: 'a1234567' }, 'accountNumber'],
    ['a short account number with a letter', { accountNumber: '12345a' }, 'accountNumber'],
    ['an account number of 5 digits', { accountNumber: '12345' }, 'accountNumber'],
    ['an account number with letters', { accountNumber: '1234567a' }, 'accountNumber'],
    ['an address line of one character', { billingAddressLineOne: '1' }, 'billingAddressLineOne'],
    ['a town of one character', { billingCity: 'L' }, 'billingCity'],
    ['a postcode that is none', { billingPostcode: 'LS1' }, 'billingPostcode'],
  ])('bank details refuse %s', (_, part, field) => {
    expect(Object.keys(findBankErrors({ ...typedBankDetails, ...part }))).toEqual([field]);
  });

  // Proves J9.6.
  it('each field says what is wrong with it and what is left to do', () => {
    expect(findBankErrors(emptyBankFields)).toEqual({
      accountHolder: 'Enter the name of the account holder',
      sortCode: 'Enter a sort code of 6 digits',
      accountNumber: 'Enter an account number of 8 digits',
      billingAddressLineOne: 'Enter the first line of the address',
      billingCity: 'Enter the town or city',
      billingPostcode: 'Please enter a valid postcode',
    });
    expect(listBankSteps(emptyBankFields)).toEqual([
      'enter the name of the account holder',
      'enter the sort code',
      'enter the account number',
      'enter the first line of the address',
      'enter the town or city',
      'enter a valid postcode',
    ]);
    expect(listBankSteps(typedBankDetails)).toEqual([]);
  });

  it('all fields start empty', () => {
    expect(new Set(Object.values(emptyBankFields))).toEqual(new Set(['']));
  });

  it.each([
    ['12345', false],
    ['123456', true],
    ['1234567', true],
    ['12345678', false],
    ['12345a', false],
    ['a12345', false],
  ])('the account number %s says that zeros will be added: %s', (number, isShort) => {
    expect(isPaddedWhenSent(number)).toBe(isShort);
  });

  // Proves J9.3.
  it.each([
    ['123456', '00123456'],
    ['1234567', '01234567'],
    ['6637-4958', '66374958'],
  ])('the account number %s is sent as %s', (number, sent) => {
    expect(padAccountNumber(number)).toBe(sent);
  });

  it('digits, trimmed texts and a formatted postcode are sent', () => {
    const padded = Object.fromEntries(
      Object.entries(typedBankDetails).map(([name, value]) => [name, ` ${value} `]),
    );
    expect(readBankDetails({ ...typedBankDetails, ...padded })).toEqual({
      accountHolder: 'Ada Byron',
      accountDetails: {
        sortCode: '089999',
        accountNumber: '66374958',
        billingAddressLineOne: '1 High Street',
        billingAddressLineTwo: '',
        billingCity: 'Leeds',
        billingPostcode: 'LS1 4DY',
      },
    });
  });

  it('a sort code is shown in pairs', () => {
    expect(formatSortCode('089999')).toBe('08-99-99');
  });

  it.each([
    [{ sortCode: '089' }],
    [{ sortCode: '' }],
    [{ accountNumber: '123' }],
    [{ accountNumber: '123456789' }],
  ])('the modulus check gets nothing to check for %j', (part) => {
    expect(toAccountToCheck({ ...typedBankDetails, ...part })).toBeNull();
  });

  it('the modulus check gets the digits that are sent', () => {
    expect(toAccountToCheck({ ...typedBankDetails, accountNumber: '37 49 58' })).toEqual({
      sortCode: '089999',
      accountNumber: '00374958',
    });
  });
});

describe('fields on blur', () => {
  it.each([
    ['sortCode', '08 9999', '08-99-99'],
    ['sortCode', '08 999', '08 999'],
    ['accountNumber', '6637 4958', '66374958'],
    ['accountNumber', '6637 49 x', '6637 49 x'],
    ['billingPostcode', 'gir0aa', 'GIR 0AA'],
    ['accountHolder', '  Ada   Byron ', 'Ada Byron'],
  ] as const)('the %s typed as "%s" becomes "%s"', (name, value, shown) => {
    expect(tidyField(name, value)).toBe(shown);
  });
});

it('an address on one line has no empty parts', () => {
  expect(
    formatAddressLine({
      billingAddressLineOne: ' 1 High Street ',
      billingAddressLineTwo: ' ',
      billingCity: 'York',
      billingPostcode: 'YO1 7HH',
    }),
  ).toBe('1 High Street, York, YO1 7HH');
});
