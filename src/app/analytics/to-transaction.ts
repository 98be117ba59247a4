import type { Transaction, TransactionItem } from '@/shared/analytics';
import type { Order } from '@/shared/api';

type OrderItem = Order['items'][number];
/** Sums decimal strings in minor units to avoid floating-point errors. */
const sumDecimals = (decimals: readonly string[]) =>
  decimals.reduce((sum, decimal) => sum + Math.round(Number(decimal) * 100), 0) / 100;

function toTransactionItem(item: OrderItem): TransactionItem {
  return item.type === 'membership'
    ? {
        item_type: 'membership',
        item_id: item.membershipTypeId,
        item_name: item.name,
        item_category: item.categories.map(({ name }) => name).join(', '),
        item_variant: item.paymentType,
        venue: item.homeVenue.name,
        price: Number(item.baseFee.price.decimal),
        quantity: 1,
      }
    : {
        item_type: 'booking',
        item_id: item.related.id,
        item_name: item.related.simpleName,
        item_category: item.related.category ?? '',
        item_variant: item.variant ?? '',
        venue: item.related.venue,
        price: sumDecimals(item.priceBreakdown.map(({ price }) => price.decimal)),
        quantity: item.quantity,
      };
}

/**
 * The analytics transaction of an order: what was bought and for how much, no personal data.
 *
 * @param currency ISO 4217 code for orders that do not state one.
 */
export function toTransaction(order: Order, currency: string): Transaction {
  return {
    event: 'transaction',
    order_id: order.id,
    revenue: Number(order.total.decimal),
    tax: Number(order.tax.decimal),
    currency: order.total.currency || currency,
    platform: 'flow',
    order_type: order.orderType,
    items: order.items.map(toTransactionItem),
  };
}
