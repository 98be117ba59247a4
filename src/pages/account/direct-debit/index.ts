export { DirectDebitPage } from './ui/direct-debit-page';
