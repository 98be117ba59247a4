import type { Order, ServedCustomer } from '@/shared/api';
import { formatWithSymbol } from '@/shared/format';
import { type Tender, tenderText } from '@/widgets/take-offline-tender';
import { text } from '../ui/desk/texts';

interface DeskSaleFacts {
  readonly order: Order;
  readonly customer: ServedCustomer;
  /** What was handed over, until the receipt has been printed once; empty if it is not known. */
  readonly tenders: readonly Tender[];
  readonly currencySymbol: string;
}

/**
 * The additional lines of a receipt at the desk: the customer, the member of staff and, on the first print, the
 * amounts handed over and the change.
 */
export function listDeskLines({ order, customer, tenders, currencySymbol }: DeskSaleFacts) {
  return {
    facts: [
      { label: text('deskDone.customer'), value: `${customer.firstName} ${customer.lastName}` },
      { label: text('deskDone.servedBy'), value: order.servedBy ?? '' },
      { label: text('deskDone.centre'), value: order.tillVenue?.name ?? '' },
    ].filter(({ value }) => value !== ''),
    sums: tenders
      .filter(({ givenPence, keptPence }) => givenPence > keptPence)
      .flatMap(({ type, givenPence, keptPence }) => [
        {
          label: text('deskDone.given', { tender: tenderText(`tender.${type}`) }),
          value: formatWithSymbol(givenPence, currencySymbol),
        },
        {
          label: text('deskDone.changeGiven'),
          value: formatWithSymbol(givenPence - keptPence, currencySymbol),
        },
      ]),
  };
}
