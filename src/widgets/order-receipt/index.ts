export { orderedAt, orderedOn, paidWith, paymentLabel } from './lib/receipt';
export { $printAwaited, printAwaited, printClicked, printFx } from './model/print';
export { PrintedReceipt } from './ui/printed-receipt';
export { ReceiptSheet } from './ui/receipt-sheet';
