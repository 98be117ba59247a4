export type { DirectDebitDetails } from './model/bank-details';
export { createDirectDebit, type DirectDebit, serverBankFieldNames } from './model/direct-debit';
export { DirectDebitForm } from './ui/direct-debit-form';
export { DirectDebitGuarantee } from './ui/direct-debit-guarantee';
export { DirectDebitSummary } from './ui/direct-debit-summary';
