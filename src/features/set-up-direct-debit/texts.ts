import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'directDebit.warning.doesNotFit':
    'This account number doesn’t match sort code {sortCode}. Check both against your bank card or statement.',
  'directDebit.warning.unknown':
    'We don’t recognise sort code {sortCode}, so we can’t check this account. Check it against your bank card or statement.',
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
  'directDebit.step.authorisation': 'confirm that you’re the account holder',
});
