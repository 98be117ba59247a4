import { combine, createEvent, createStore } from 'effector';
import { $order } from '@/entities/order';
import { $lastSale, changeDue, type Tender } from '@/widgets/take-offline-tender';

const NOTHING: readonly Tender[] = [];

/** The receipt of this order has been printed once. */
const $printedOrder = createStore<string | null>(null);
export const receiptPrinted = createEvent<string>();
$printedOrder.on(receiptPrinted, (_, orderId) => orderId);

/** What was handed over for the order on the screen, while it is the last sale; the operator keeps only what paid. */
const $sale = combine($lastSale, $order, (sale, order) =>
  sale !== null && sale.orderId === order?.id ? sale : null,
);
export const $change = $sale.map((sale) => (sale ? changeDue(sale.tenders) : 0));
/** Whether a receipt is printed; after a reload nobody knows what the basket said of it. */
export const $hasReceipt = $sale.map((sale) => sale?.hasReceipt ?? true);
export const $isPrinted = combine(
  $printedOrder,
  $order,
  (printed, order) => printed !== null && printed === order?.id,
);

/** What was given and the change stand on the first print only. */
export const $tenders = combine($sale, $isPrinted, (sale, isPrinted): readonly Tender[] =>
  sale === null || isPrinted ? NOTHING : sale.tenders,
);
