import type { Store } from '../../store/store.ts';
import { findSessionsWithOpenEntries } from '../sessions/index.ts';
import { isServingDue, serveWaitingList } from './records/waiting-list.ts';

/** Serves the waiting lists of sessions for which something has come free or expired since. */
export async function serveDueWaitingLists(store: Store, sessionKeys: readonly string[]): Promise<void> {
  for (const key of sessionKeys) {
    const isDue = await store.read((db) => isServingDue(db, store, key));
    if (isDue) await store.write((tx) => serveWaitingList(tx, store, key));
  }
}

/** Serves all waiting lists, because holds and offers lapse without anybody calling. */
export async function sweepWaitingLists(store: Store): Promise<void> {
  await serveDueWaitingLists(store, await store.read((db) => findSessionsWithOpenEntries(db, store)));
}
