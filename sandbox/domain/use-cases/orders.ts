import { and, eq } from 'drizzle-orm';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { notFound } from '../domain-error.ts';
import { calendarCode, secretsOf } from '../records/calendar-code.ts';
import { operatorOf } from '../records/operator.ts';
import { itemsWithPlaces } from '../records/order-places.ts';
import { isUuid } from '../records/uuid.ts';
import { money } from '../rules/money.ts';
import type { Order, Session } from '../types.ts';

/** GET orders/{orderId}: only its owner and staff may read it; 404 for other callers. */
export async function orderById(store: Store, session: Session, orderId: string): Promise<Order> {
  return store.read(async (db) => {
    const [order] = isUuid(orderId)
      ? await db
          .select()
          .from(orders)
          .where(and(eq(orders.operatorId, store.operatorId), eq(orders.id, orderId)))
      : [];
    const isTheirs = order?.customerId === session.userId || session.role === 'staff';
    if (!order || !isTheirs) throw notFound();
    const { settings } = await operatorOf(db, store);
    const secret = (await secretsOf(db, store, [order.customerId])).get(order.customerId) ?? '';
    const hasTimes = order.items.some((item) => item.type === 'booking' && item.booking);
    return {
      calendarCode: hasTimes ? calendarCode('order', order.id, secret) : null,
      id: order.id,
      reference: order.reference,
      createdAt: order.createdAt.toISOString(),
      brand: settings.brand,
      orderType: order.orderType,
      items: await itemsWithPlaces(db, store, order.id, order.items),
      tax: money(order.tax),
      total: money(order.total),
      currency: 'GBP',
      payments: order.payments.map(({ tenderType, amount, card = null }) => ({
        tenderType,
        amount: money(amount),
        card,
      })),
      newMandate: order.newMandate,
    };
  });
}
