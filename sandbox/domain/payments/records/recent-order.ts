import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { carts, orders } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import type { CartOwner } from '../../common/index.ts';
import { WAITING_LIST_SOURCE } from './order-at-once.ts';

/** Long enough to recover a lost payment response, too short to find an unrelated earlier order. */
const RECENT_ORDER_MS = 60 * 60 * 1000;

/**
 * The order of an owner's last cart, if it is recent and they have not started another cart; otherwise null.
 * Orders from a waiting list do not count. It tells a client that lost a response that the payment succeeded, and
 * a reopened page that nothing is left to pay.
 */
export async function findRecentOrder(
  db: Tx,
  { operatorId, clock }: Pick<Store, 'operatorId' | 'clock'>,
  { customerId, channel }: CartOwner,
): Promise<string | null> {
  const [lastCart] = await db
    .select({ status: carts.status, orderId: orders.id, createdAt: orders.createdAt })
    .from(carts)
    .leftJoin(orders, and(eq(orders.operatorId, carts.operatorId), eq(orders.cartId, carts.id)))
    .where(
      and(
        eq(carts.operatorId, operatorId),
        eq(carts.customerId, customerId),
        eq(carts.channel, channel),
        or(isNull(orders.source), ne(orders.source, WAITING_LIST_SOURCE)),
      ),
    )
    .orderBy(desc(carts.createdAt))
    .limit(1);
  if (lastCart?.status !== 'completed' || lastCart.createdAt === null) return null;
  const ageMs = clock.now().getTime() - lastCart.createdAt.getTime();
  return ageMs < RECENT_ORDER_MS ? lastCart.orderId : null;
}
