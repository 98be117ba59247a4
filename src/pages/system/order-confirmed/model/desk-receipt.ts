import { combine, createEvent, createStore } from 'effector';
import { $order } from '@/entities/order';
import { $lastSale, changeDue, type Tender } from '@/widgets/take-offline-tender';

const NO_TENDERS: readonly Tender[] = [];

/** The ID of the order whose receipt has been printed; null if there is none. */
const $printedOrderId = createStore<string | null>(null);
export const receiptPrinted = createEvent<string>();
$printedOrderId.on(receiptPrinted, (_, orderId) => orderId);

/**
 * The last sale, if it is the order on the screen. Only this page knows what was handed over; the operator stores what
 * was paid.
 */
const $shownSale = combine($lastSale, $order, (sale, order) =>
  sale !== null && sale.orderId === order?.id ? sale : null,
);
export const $changeDuePence = $shownSale.map((sale) => (sale ? changeDue(sale.tenders) : 0));
/** Whether a receipt is printed. True after a reload, when the basket's answer is no longer known. */
export const $hasReceipt = $shownSale.map((sale) => sale?.hasReceipt ?? true);
export const $isPrinted = combine(
  $printedOrderId,
  $order,
  (printedOrderId, order) => printedOrderId !== null && printedOrderId === order?.id,
);

/** The amounts handed over and the change are only on the first print. */
export const $tenders = combine($shownSale, $isPrinted, (sale, isPrinted): readonly Tender[] =>
  sale === null || isPrinted ? NO_TENDERS : sale.tenders,
);
