export { PaymentsPage } from './ui/payments-page';
export { ReceiptPage } from './ui/receipt-page';
