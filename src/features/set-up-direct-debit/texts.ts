import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'directDebit.warning.doesNotFit':
    'This account number does not fit the sort code {sortCode}. Please compare both with your bank card or statement and correct the one that is wrong.',
  'directDebit.warning.unknown':
    'We do not know the sort code {sortCode} and cannot check this account. Please compare it with your bank card or statement.',
  'directDebit.missing.accountHolder': 'Enter the name of the account holder',
  'directDebit.missing.sortCode': 'Enter a sort code of 6 digits',
  'directDebit.missing.accountNumber': 'Enter an account number of 8 digits',
  'directDebit.missing.addressLineOne': 'Enter the first line of the address',
  'directDebit.missing.city': 'Enter the town or city',
  'directDebit.step.accountHolder': 'enter the name of the account holder',
  'directDebit.step.sortCode': 'enter the sort code',
  'directDebit.step.accountNumber': 'enter the account number',
  'directDebit.step.addressLineOne': 'enter the first line of the address',
  'directDebit.step.city': 'enter the town or city',
  'directDebit.step.postcode': 'enter a valid postcode',
  'directDebit.step.authorisation': 'confirm that you are the account holder',
});
