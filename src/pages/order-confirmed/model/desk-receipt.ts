import { combine, createEvent, createStore } from 'effector';
import { $servedCustomer, $user } from '@/entities/customer';
import { $order } from '@/entities/order';
import { $lastSale, changeOf, formatPence, tenderText } from '@/widgets/take-offline-tender';
import { text } from '../ui/desk/texts';

/** The receipt of this order has been printed once. */
const $printedOrder = createStore<string | null>(null);
export const receiptPrinted = createEvent<string>();
$printedOrder.on(receiptPrinted, (_, orderId) => orderId);

/** What was handed over for the order on the screen, while it is the last sale; the operator keeps only what paid. */
const $sale = combine($lastSale, $order, (sale, order) =>
  sale !== null && sale.orderId === order?.id ? sale : null,
);
export const $change = $sale.map((sale) => (sale ? changeOf(sale.tenders) : 0));
/** Whether a receipt is printed; after a reload nobody knows what the basket said of it. */
export const $hasReceipt = $sale.map((sale) => sale?.hasReceipt ?? true);
export const $isPrinted = combine(
  $printedOrder,
  $order,
  (printed, order) => printed !== null && printed === order?.id,
);

/** What a receipt of the desk says besides: for whom and by whom, and, on the first one, what was given and the change. */
export const $deskLines = combine(
  { customer: $servedCustomer, order: $order, sale: $sale, isPrinted: $isPrinted, user: $user },
  ({ customer, order, sale, isPrinted, user }) => {
    if (customer === null || order === null) return null;
    const symbol = user?.currencySymbol ?? '£';
    const name = `${customer.firstName} ${customer.lastName}`;
    const given = isPrinted || sale === null ? [] : sale.tenders.filter((one) => one.given > one.kept);
    return {
      facts: [
        { label: text('deskDone.customer'), value: name },
        { label: text('deskDone.servedBy'), value: order.servedBy ?? '' },
        { label: text('deskDone.centre'), value: order.tillVenue?.name ?? '' },
      ].filter(({ value }) => value !== ''),
      sums: given.flatMap(({ type, given: pence, kept }) => [
        {
          label: text('deskDone.given', { tender: tenderText(`tender.${type}`) }),
          value: formatPence(pence, symbol),
        },
        { label: text('deskDone.changeGiven'), value: formatPence(pence - kept, symbol) },
      ]),
    };
  },
);
