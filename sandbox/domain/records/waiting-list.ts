import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { entryAt, type WaitingEnd } from '../rules/waiting-entry.ts';
import { answerTo, offerUntil, served } from '../rules/waiting-order.ts';
import { type Awaited, awaitedById } from './awaited.ts';
import { bookWaiting } from './book-waiting.ts';
import { placesTaken, releaseOffered, takePlaces } from './session-places.ts';
import { endEntry, inOrder, moveEntry, onList, openEntries, type WaitingRecord } from './waiting-entries.ts';
import { mailBooked, mailEnded, mailOffer, mailPlaceFree } from './waiting-mail.ts';
import { quotesFor } from './waiting-quotes.ts';
import { hasWaivers } from './waivers.ts';

// When a list is served. What frees places in a transaction of its own serves the list in the same transaction: an item that
// leaves a basket, an offer that is declined, a booking that is cancelled. What frees them silently, a hold or an offer that
// lapses or a capacity that is raised, is noticed when the session, the course or one of its entries is read, and by the sweep of every
// minute (`sandbox/domain/use-cases/waiting-sweep.ts`). Until then nobody gets past the list: `queuesOf` counts what it is
// promised as taken.

/** Gives the free places of a session or a course to those who wait for it, and ends what has come to its end. */
export async function serveWaitingList(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const entries = await openEntries(tx, store, [sessionKey]);
  if (entries.length === 0) return;
  const awaited = await awaitedById(tx, store, sessionKey);
  if (!awaited || awaited.cancelledReason !== null) return endAll(tx, store, entries, awaited);
  const now = store.clock.now();
  for (const entry of entries) {
    const { status, endedBy } = entryAt(entry, awaited.startsAt, now);
    if (status === 'ended' && endedBy !== null) await endAndRelease(tx, store, entry, endedBy);
  }
  if (awaited.startsAt <= now) return;
  await giveFreePlaces(tx, store, awaited, onList(entries, awaited.startsAt, now));
}

/** Whether serving the list would change something; reads only. */
export async function isServingDue(db: Tx, store: Store, sessionKey: string): Promise<boolean> {
  const entries = await openEntries(db, store, [sessionKey]);
  if (entries.length === 0) return false;
  const awaited = await awaitedById(db, store, sessionKey);
  if (!awaited || awaited.cancelledReason !== null) return true;
  const now = store.clock.now();
  if (entries.some((entry) => entryAt(entry, awaited.startsAt, now).status === 'ended')) return true;
  const free = await freePlaces(db, store, awaited);
  const list = onList(entries, awaited.startsAt, now);
  if (isNearStart(awaited, now)) return list.some(({ status }) => status === toBeChanged(free));
  return served(list.map(inOrder), free).length > 0;
}

/** Ends an entry, and frees the places that are offered to it. */
export async function endAndRelease(
  tx: Tx,
  store: Store,
  entry: WaitingRecord,
  endedBy: WaitingEnd,
): Promise<void> {
  await endEntry(tx, store, entry, endedBy);
  await releaseOffered(tx, store, { sessionKey: entry.sessionKey, offerId: entry.id });
}

async function endAll(
  tx: Tx,
  store: Store,
  entries: readonly WaitingRecord[],
  awaited: Awaited | null,
): Promise<void> {
  for (const entry of entries) {
    await endAndRelease(tx, store, entry, 'cancelled');
    if (awaited) await mailEnded(tx, store, entry, awaited, 'cancelled');
  }
}

async function giveFreePlaces(
  tx: Tx,
  store: Store,
  awaited: Awaited,
  given: readonly WaitingRecord[],
): Promise<void> {
  const free = await freePlaces(tx, store, awaited);
  const list = [...given];
  if (isNearStart(awaited, store.clock.now())) return tellOfFreePlaces(tx, store, awaited, list, free);
  let left = free;
  for (;;) {
    const [next] = served(list.map(inOrder), left);
    const entry = list.find(({ id }) => id === next?.id);
    if (!entry) return;
    list.splice(list.indexOf(entry), 1);
    if (await giveTo(tx, store, awaited, entry)) left -= entry.attendeeIds.length;
  }
}

/** Near the start the places are for whoever is first: everybody on the list gets a message, again when there is one again. */
async function tellOfFreePlaces(
  tx: Tx,
  store: Store,
  awaited: Awaited,
  list: readonly WaitingRecord[],
  free: number,
): Promise<void> {
  for (const entry of list.filter(({ status }) => status === toBeChanged(free))) {
    await moveEntry(tx, store, entry, { status: free > 0 ? 'told' : 'waiting' });
    if (free > 0) await mailPlaceFree(tx, store, entry, awaited);
  }
}

/** Near the start: who has not been told of a free place, or was told of one that is gone. */
function toBeChanged(free: number): 'waiting' | 'told' {
  return free > 0 ? 'waiting' : 'told';
}

/** Books or offers the places of one entry; false when its people can no longer be booked in, which ends it. */
async function giveTo(tx: Tx, store: Store, awaited: Awaited, entry: WaitingRecord): Promise<boolean> {
  const quotes = await quotesFor(tx, store, awaited, entry);
  if (!Array.isArray(quotes)) {
    await endEntry(tx, store, entry, quotes);
    await mailEnded(tx, store, entry, awaited, quotes);
    return false;
  }
  const now = store.clock.now();
  const until = offerUntil(now, awaited.startsAt);
  const places = entry.attendeeIds.map((attendeeId) => ({
    holderId: entry.customerId,
    attendeeId,
    offerId: entry.id,
    heldUntil: until,
  }));
  const request = { sessionKey: awaited.id, capacity: awaited.onlineCapacity, places };
  if (!(await takePlaces(tx, store, request))) return false;
  const isPriced = quotes.length === entry.attendeeIds.length;
  const isFree = isPriced && quotes.every(({ offer }) => offer.pence === 0);
  const canBook = isFree && !(await hasWaivers(tx, store, awaited.activityId));
  const { cancelUntilMinutes: cancelMinutes } = awaited.rules;
  if (answerTo({ now, startsAt: awaited.startsAt, cancelMinutes, isFree: canBook }) === 'book') {
    await bookWaiting(tx, store, awaited, entry, quotes);
    await mailBooked(tx, store, entry, awaited);
  } else {
    await moveEntry(tx, store, entry, { status: 'offered', offerUntil: until });
    await mailOffer(tx, store, entry, awaited, until);
  }
  return true;
}

/** Whether places that come free now go to whoever is first. */
function isNearStart({ startsAt, rules }: Awaited, now: Date): boolean {
  return answerTo({ now, startsAt, cancelMinutes: rules.cancelUntilMinutes, isFree: false }) === 'tell';
}

async function freePlaces(db: Tx, store: Store, awaited: Awaited): Promise<number> {
  return awaited.onlineCapacity - ((await placesTaken(db, store, [awaited.id])).get(awaited.id) ?? 0);
}
