import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartItemRecord } from '../../common/index.ts';
import { findDemandByTarget } from './place-demand.ts';
import { findOpenEntries } from './waiting-entries.ts';
import { findWaitingTarget, listPlaceKeys } from './waiting-target.ts';

/** The items for whose places somebody is waiting, so that they are offered as soon as they are free. */
export async function findAwaitedItems(
  db: Tx,
  store: Store,
  items: readonly CartItemRecord[],
): Promise<ReadonlySet<string>> {
  const entries = await findOpenEntries(db, store, [...new Set(items.map(({ referenceId }) => referenceId))]);
  const awaitedPlaceKeys = new Set(
    entries.filter(({ status }) => status === 'waiting').flatMap(listPlaceKeys),
  );
  const isAwaited = (item: CartItemRecord) => listItemKeys(item).some((key) => awaitedPlaceKeys.has(key));
  return new Set(items.filter(isAwaited).map(({ id }) => id));
}

/** The keys of an item's places; for a camp, one for each half day. */
function listItemKeys({
  type,
  referenceId: sessionKey,
  booking,
}: Pick<CartItemRecord, 'type' | 'referenceId' | 'booking'>): string[] {
  return listPlaceKeys({ sessionKey, campDays: type === 'camp' ? [...(booking?.days ?? [])] : null });
}

/** Whether a customer whose place is lost can join the waiting list, or is already on it. */
export type ItemWaitingState = 'open' | 'joined' | 'none';

/** Whether an item whose place is lost has a waiting list: that of its session, its course or the days of its camp. */
export async function findItemWaitingState(
  db: Tx,
  store: Store,
  customerId: string,
  item: Pick<CartItemRecord, 'type' | 'referenceId' | 'purchasedForUserId' | 'booking'>,
): Promise<ItemWaitingState> {
  const { type, referenceId: sessionKey, purchasedForUserId } = item;
  const hasWaitingList = type === 'activity' || type === 'course' || type === 'camp';
  const target = hasWaitingList ? await findWaitingTarget(db, store, sessionKey) : null;
  if (!target || target.maxEntries === 0) return 'none';
  const itemKeys = listItemKeys(item);
  const ownEntries = (await findOpenEntries(db, store, [sessionKey])).filter(
    (entry) => entry.customerId === customerId,
  );
  const isOnWaitingList = ownEntries.some(
    (entry) =>
      entry.attendeeIds.includes(purchasedForUserId) &&
      listPlaceKeys(entry).some((key) => itemKeys.includes(key)),
  );
  if (isOnWaitingList) return 'joined';
  const { queue } = (await findDemandByTarget(db, store, [target]))(target);
  return (queue?.length ?? 0) < target.maxEntries ? 'open' : 'none';
}
