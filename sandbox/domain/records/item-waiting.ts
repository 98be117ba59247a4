import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { awaitedById, keysOf } from './awaited.ts';
import type { CartItemRecord } from './cart.ts';
import { demandFor, openEntries } from './waiting-entries.ts';

/** Whether a customer whose place is lost can wait for it, or does already. */
export type ItemWaiting = 'open' | 'joined' | 'none';

/** What the waiting list of its session, its course or the days of its camp is to an item whose place is lost. */
export async function waitingForItem(
  db: Tx,
  store: Store,
  customerId: string,
  item: Pick<CartItemRecord, 'type' | 'referenceId' | 'purchasedForUserId' | 'booking'>,
): Promise<ItemWaiting> {
  const { type, referenceId: sessionKey, purchasedForUserId } = item;
  const hasList = type === 'activity' || type === 'course' || type === 'camp';
  const awaited = hasList ? await awaitedById(db, store, sessionKey) : null;
  if (!awaited || awaited.most === 0) return 'none';
  const keys = keysOf({ sessionKey, campDays: type === 'camp' ? [...(item.booking?.days ?? [])] : null });
  const own = (await openEntries(db, store, [sessionKey])).filter((entry) => entry.customerId === customerId);
  const isJoined = own.some(
    (entry) =>
      entry.attendeeIds.includes(purchasedForUserId) && keysOf(entry).some((key) => keys.includes(key)),
  );
  if (isJoined) return 'joined';
  const { queue } = (await demandFor(db, store, [awaited]))(awaited);
  return (queue?.length ?? 0) < awaited.most ? 'open' : 'none';
}
