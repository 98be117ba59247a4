export { formatOrderDate, formatOrderTime, formatPaidWith, formatPayment } from './lib/receipt';
export { $printAwaited, printClicked, printFx, printRequested } from './model/print';
export { PrintedReceipt } from './ui/printed-receipt';
export { ReceiptSheet } from './ui/receipt-sheet';
