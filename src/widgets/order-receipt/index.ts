export { formatOrderDate, formatOrderTime, formatPaidWith, formatPayment } from './lib/receipt';
export { $orderIdToPrint, printClicked, printFx, printRequested } from './model/print';
export { PrintedReceipt } from './ui/printed-receipt';
export { ReceiptSheet } from './ui/receipt-sheet';
