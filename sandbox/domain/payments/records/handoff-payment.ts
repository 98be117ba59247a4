import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { orders } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import {
  deriveHandoffState,
  findHandoffOnPhone,
  findLiveHandoff,
  findOwnHandoff,
  type HandoffRecord,
  moveHandoff,
  type TransactionRecord,
} from '../../cart/index.ts';
import type { CartRecord } from '../../common/index.ts';
import type { Caller } from '../../common/types.ts';
import { buildPaymentEndedError } from '../payment-ending.ts';

/**
 * Called when a payment begins: if the basket was handed over, the desk sees that it is being paid.
 * @throws DomainError as `findOwnHandoff`
 */
export async function beginPaymentOnPhone(
  tx: Tx,
  store: Store,
  caller: Caller,
  { amount }: TransactionRecord,
): Promise<void> {
  if (caller.handoffId === undefined) return;
  await moveHandoff(tx, store, await findOwnHandoff(tx, store, caller), 'pay', 'customer', { amount });
}

/** Called when a payment has released the cart: if it was handed over, its hand-off is open again. */
export async function endPaymentOnPhone(tx: Tx, store: Store, cart: CartRecord): Promise<void> {
  const handoff = cart.channel === 'till' ? await findLiveHandoff(tx, store, cart.id) : null;
  if (handoff?.state === 'paying') await moveHandoff(tx, store, handoff, 'payment-ended', 'server');
}

/**
 * The hand-off that allows a card to claim this cart; null for a customer's own cart. A till basket can be paid by
 * card in no other way.
 * @throws DomainError 422 `basket_taken_back`
 */
export async function findPayingHandoff(
  tx: Tx,
  store: Store,
  cart: CartRecord,
): Promise<HandoffRecord | null> {
  if (cart.channel === 'online') return null;
  const handoff = await findLiveHandoff(tx, store, cart.id);
  if (handoff === null || handoff.state === 'waiting') throw buildPaymentEndedError('basket_taken_back');
  return handoff;
}

/** Whether an order was paid on the customer's own device. */
export async function isPaidOnPhone(db: Tx, { operatorId }: Store, orderId: string): Promise<boolean> {
  const [order] = await db
    .select({ handoffId: orders.handoffId })
    .from(orders)
    .where(and(eq(orders.operatorId, operatorId), eq(orders.id, orderId)));
  return order !== undefined && order.handoffId !== null;
}

/** Whether a till basket is no longer on the customer's own device. */
export async function isBackAtDesk(db: Tx, store: Store, cart: CartRecord): Promise<boolean> {
  if (cart.channel === 'online') return false;
  const liveHandoff = await findHandoffOnPhone(db, store, cart.customerId);
  return liveHandoff === null || deriveHandoffState(liveHandoff, store.clock.now()) === 'waiting';
}
