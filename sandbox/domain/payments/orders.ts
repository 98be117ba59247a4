import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { findVenue } from '../catalogue/index.ts';
import { findOperator, isUuid, notFound } from '../common/index.ts';
import type { Caller, Order } from '../common/types.ts';
import { findCalendarSecrets, findCustomer, formatCalendarCode } from '../people/index.ts';
import { addVenueAddresses } from './records/order-places.ts';

/**
 * GET orders/{orderId}: for its customer, and for staff who serve them.
 * @throws DomainError 404 for other callers
 */
export async function requireOrderById(store: Store, caller: Caller, orderId: string): Promise<Order> {
  return store.read(async (db) => {
    const [order] = isUuid(orderId)
      ? await db
          .select()
          .from(orders)
          .where(and(eq(orders.operatorId, store.operatorId), eq(orders.id, orderId)))
      : [];
    if (order?.customerId !== caller.userId) throw notFound();
    const { settings } = await findOperator(db, store);
    const secret = (await findCalendarSecrets(db, store, [order.customerId])).get(order.customerId) ?? '';
    const hasBookings = order.items.some((item) => item.type === 'booking' && item.booking);
    return {
      calendarCode: hasBookings ? formatCalendarCode('order', order.id, secret) : null,
      id: order.id,
      reference: order.reference,
      createdAt: order.createdAt.toISOString(),
      brand: settings.brand,
      orderType: order.orderType,
      items: await addVenueAddresses(db, store, order.id, order.items),
      tax: order.tax,
      total: order.total,
      currency: 'GBP',
      payments: order.payments.map(({ tenderType, amount, card = null }) => ({
        tenderType,
        amount,
        card,
      })),
      newMandate: order.newMandate,
      ...(await findSaleDetails(db, store, order)),
    };
  });
}

async function findSaleDetails(
  db: Tx,
  store: Store,
  { servedById, tillVenueId, handoffId }: typeof orders.$inferSelect,
): Promise<Pick<Order, 'servedBy' | 'tillVenue' | 'paidOnOwnDevice'>> {
  const staff = servedById === null ? null : await findCustomer(db, store, servedById);
  const venue = tillVenueId === null ? null : await findVenue(db, store, tillVenueId);
  return {
    servedBy: staff?.firstName ?? null,
    tillVenue: venue && { id: venue.id, name: venue.name },
    paidOnOwnDevice: handoffId !== null,
  };
}
