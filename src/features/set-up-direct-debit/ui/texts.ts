import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'directDebit.authorised':
    'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account.',
  'directDebit.intro': 'Set up the Direct Debit for your monthly payments.',
  'directDebit.accountHolder': 'Name of the account holder',
  'directDebit.sortCode': 'Sort code',
  'directDebit.sortCodeHint': 'For example 08-99-99',
  'directDebit.accountNumber': 'Account number',
  'directDebit.accountNumberHint': 'Usually 8 digits',
  'directDebit.padded': 'We’ll send it as {number}, because short account numbers start with zeros.',
  'directDebit.address': 'Billing address of the account',
  'directDebit.sameAddress': 'Same as my home address',
  'directDebit.isRight': 'Is this right?',
  'directDebit.confirmAccount': 'Yes, save and continue',
  'directDebit.addressLineOne': 'Address line 1',
  'directDebit.addressLineTwo': 'Address line 2',
  'directDebit.city': 'Town or city',
  'directDebit.postcode': 'Postcode',
  'directDebit.save': 'Save and continue',
  'directDebit.twoPeople': 'Need two signatures?',
  'directDebit.twoPeopleText':
    'You can only set up a Direct Debit online if you can sign for the account on your own. If it needs two signatures, contact us and we’ll send you a paper form.',
  'directDebit.statementName': 'Payments appear on your bank statement as {name}.',
  'directDebit.guarantee': 'The Direct Debit Guarantee',
  'directDebit.guarantee.1':
    'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
  'directDebit.guarantee.2':
    'If there are any changes to the amount, date or frequency of your Direct Debit {name} will notify you {days} working days in advance of your account being debited or as otherwise agreed. If you request {name} to collect a payment, confirmation of the amount and date will be given to you at the time of the request',
  'directDebit.guarantee.3':
    'If an error is made in the payment of your Direct Debit, by {name} or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society',
  'directDebit.guarantee.4':
    '– If you receive a refund you are not entitled to, you must pay it back when {name} asks you to',
  'directDebit.guarantee.5':
    'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
});
