import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { awaitedById } from './awaited.ts';
import type { CartItemRecord } from './cart.ts';
import { demandFor } from './waiting-entries.ts';

/** Whether a customer whose place is lost can wait for it, or does already. */
export type ItemWaiting = 'open' | 'joined' | 'none';

/** What the waiting list of its session or its course is to an item whose place is lost. */
export async function waitingForItem(
  db: Tx,
  store: Store,
  customerId: string,
  { type, referenceId }: Pick<CartItemRecord, 'type' | 'referenceId'>,
): Promise<ItemWaiting> {
  const awaited = type === 'activity' || type === 'course' ? await awaitedById(db, store, referenceId) : null;
  if (!awaited || awaited.most === 0) return 'none';
  const { queue } = (await demandFor(db, store, [awaited]))(awaited);
  if (queue?.customerIds.has(customerId)) return 'joined';
  return (queue?.length ?? 0) < awaited.most ? 'open' : 'none';
}
