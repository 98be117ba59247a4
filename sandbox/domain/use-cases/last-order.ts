import { and, desc, eq } from 'drizzle-orm';
import { carts, orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import type { Session } from '../types.ts';

/** Long enough to find out what became of a payment, too short to meet last month's order again. */
const RECENT_MS = 60 * 60 * 1000;

/**
 * The order that the customer's last cart became, when that was a short while ago; else null. It tells a client whose
 * answer was lost that the payment went through, and a page that is opened again that there is nothing left to pay.
 */
export async function lastOrder(store: Store, session: Session): Promise<string | null> {
  return store.read(async (db) => {
    const [last] = await db
      .select({ status: carts.status, orderId: orders.id, createdAt: orders.createdAt })
      .from(carts)
      .leftJoin(orders, and(eq(orders.operatorId, carts.operatorId), eq(orders.cartId, carts.id)))
      .where(and(eq(carts.operatorId, store.operatorId), eq(carts.customerId, session.userId)))
      .orderBy(desc(carts.createdAt))
      .limit(1);
    if (last?.status !== 'completed' || last.createdAt === null) return null;
    const age = store.clock.now().getTime() - last.createdAt.getTime();
    return age < RECENT_MS ? last.orderId : null;
  });
}
