export { changeDue, type Tender, type TenderType } from './lib/tenders';
export { $payment, paymentChanged, type TillPayment } from './model/payment';
export {
  $lastSale,
  $stillToPay,
  $tenders,
  saleCompleted,
  tendersDropped,
  tillOpened,
} from './model/tenders';
export { text as tenderText } from './texts';
export { Tenders } from './ui/tenders';
