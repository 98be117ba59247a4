import { expect, test } from 'vitest';
import { checkMandate } from './mandate-details.ts';

const account = {
  sortCode: '08-99-99',
  accountNumber: '6637 4958',
  billingAddressLineOne: ' 1 High Street ',
  billingAddressLineTwo: ' Headingley ',
  billingCity: 'Leeds',
  billingPostcode: 'ls1 4dy',
};
const sentAnswers = { accountHolder: ' Ada Byron ', accountDetails: account, ddTermsAccepted: true };
const listErrorsOf = (mandate: Parameters<typeof checkMandate>[0]) => {
  const checked = checkMandate(mandate);
  return checked.isValid ? {} : checked.errors;
};

test('an account is stored as its digits, and texts without the spaces around them', () => {
  expect(checkMandate(sentAnswers)).toEqual({
    isValid: true,
    details: {
      accountHolder: 'Ada Byron',
      sortCode: '089999',
      accountNumber: '66374958',
      addressLineOne: '1 High Street',
      addressLineTwo: 'Headingley',
      city: 'Leeds',
      postcode: 'LS1 4DY',
    },
  });
});

test('an account may be pasted with spaces and dashes', () => {
  const copied = {
    sortCode: '\u202A08\u221299\u201399\u202C',
    accountNumber: '６６３７ ４９５8.',
    billingPostcode: 'LSI-4DY',
    billingCity: 'Lee\u00ADds',
  };
  expect(checkMandate({ ...sentAnswers, accountDetails: { ...account, ...copied } })).toMatchObject({
    details: { sortCode: '089999', accountNumber: '66374958', postcode: 'LS1 4DY', city: 'Leeds' },
  });
});

test.each([' ', undefined, null])('a second address line of %j is none', (billingAddressLineTwo) => {
  expect(
    checkMandate({ ...sentAnswers, accountDetails: { ...account, billingAddressLineTwo } }),
  ).toMatchObject({
    details: { addressLineTwo: null },
  });
});

test('without details every required field is an error', () => {
  const needed = {
    accountHolder: ['Account holder is required.'],
    'accountDetails.sortCode': ['The sort code must be 6 digits.'],
    'accountDetails.accountNumber': ['The account number must be 8 digits.'],
    'accountDetails.billingAddressLineOne': ['Address line 1 is required.'],
    'accountDetails.billingCity': ['Town or city is required.'],
    'accountDetails.billingPostcode': ['Please enter a valid postcode'],
    ddTermsAccepted: ['The Direct Debit terms must be accepted.'],
  };
  expect(listErrorsOf({})).toEqual(needed);
  expect(listErrorsOf({ accountHolder: null, accountDetails: null, ddTermsAccepted: false })).toEqual(needed);
});

test.each([
  [{ accountHolder: 'A' }, { accountHolder: ['Account holder must be longer than 1 character.'] }],
  [{ accountHolder: 'Ada\nByron' }, { accountHolder: ['Account holder must be on one line.'] }],
  [{ accountHolder: 'Al' }, {}],
])('the holder %j gives the errors %j', (part, errors) => {
  expect(listErrorsOf({ ...sentAnswers, ...part })).toEqual(errors);
});

test.each([
  [{ billingCity: 'L' }, 'billingCity', 'Town or city must be longer than 1 character.'],
  [
    { billingAddressLineOne: '1' },
    'billingAddressLineOne',
    'Address line 1 must be longer than 1 character.',
  ],
  [{ billingPostcode: 'LS1' }, 'billingPostcode', 'Please enter a valid postcode'],
  [
    { accountNumber: '66374959' },
    'accountNumber',
    'The sort code and account number don’t match. Please check them and try again.',
  ],
])('%j is refused by its path', (part, name, message) => {
  expect(listErrorsOf({ ...sentAnswers, accountDetails: { ...account, ...part } })).toEqual({
    [`accountDetails.${name}`]: [message],
  });
});
