import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { demandFor } from './caller.ts';
import type { CartItemRecord } from './cart.ts';
import { sessionById } from './sessions.ts';
import { mostEntries, openEntries } from './waiting-entries.ts';

/** Whether a customer whose place is lost can wait for it, or does already. */
export type ItemWaiting = 'open' | 'joined' | 'none';

/** What the waiting list of its session is to an item whose place is lost. Only sessions have a list. */
export async function waitingForItem(
  db: Tx,
  store: Store,
  customerId: string,
  { type, referenceId }: Pick<CartItemRecord, 'type' | 'referenceId'>,
): Promise<ItemWaiting> {
  const session = type === 'activity' ? await sessionById(db, store, referenceId) : null;
  if (!session || mostEntries(session) === 0) return 'none';
  const entries = await openEntries(db, store, [session.id]);
  if (entries.some((entry) => entry.customerId === customerId)) return 'joined';
  const { queue } = (await demandFor(db, store, [session]))(session);
  return (queue?.length ?? 0) < mostEntries(session) ? 'open' : 'none';
}
