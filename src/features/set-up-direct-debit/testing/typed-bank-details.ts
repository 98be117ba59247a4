import type { BankFields } from '../model/bank-details';

/** Valid bank details as a customer types them. */
export const typedBankDetails: BankFields = {
  accountHolder: 'Ada Byron',
  sortCode: '08-99-99',
  accountNumber: '6637 4958',
  billingAddressLineOne: '1 High Street',
  billingAddressLineTwo: '',
  billingCity: 'Leeds',
  billingPostcode: 'ls1 4dy',
};
