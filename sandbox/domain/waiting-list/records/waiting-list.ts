import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { hasWaivers } from '../../attendees/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import {
  answerTo,
  calculateOfferDeadline,
  countFreePlaces,
  countTakenPlaces,
  deriveWaitingEntry,
  endEntry,
  filterOpenEntries,
  findWaitingTarget,
  isNearStart,
  isWithdrawn,
  listPlaceKeys,
  moveEntry,
  openEntries,
  pickEntriesToServe,
  releaseOfferedPlaces,
  restrictToEntry,
  takePlaces,
  toQueueEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../../sessions/index.ts';
import { bookWaiting } from './book-waiting.ts';
import { mailBooked, mailEnded, mailLapsed, mailOffer, mailPlaceFree } from './waiting-mail.ts';
import { findWaitingQuotes } from './waiting-quotes.ts';

// When a list is served: if a transaction frees places (an item leaves a basket, an offer is declined, a booking
// is cancelled), it serves the list itself. If places come free silently (a hold or an offer lapses, a capacity is
// raised), the list is served when the session, the course, the camp or one of its entries is read, and by the
// sweep every minute (`sandbox/domain/waiting-list/waiting-sweep.ts`). Until then nobody gets past the list,
// because `queuesOf` counts promised places as taken.

/** Gives free places of a session, a course or a camp to those who wait for it, and ends entries and offers that are over. */
export async function serveWaitingList(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const entries = await openEntries(tx, store, [sessionKey]);
  if (entries.length === 0) return;
  const awaited = await findWaitingTarget(tx, store, sessionKey);
  if (!awaited || awaited.cancelledReason !== null) return endAll(tx, store, entries, awaited);
  const now = store.clock.now();
  const withdrawn = entries.filter((entry) => isWithdrawn(awaited, entry));
  await endAll(tx, store, withdrawn, awaited);
  const left = entries.filter((entry) => !withdrawn.includes(entry));
  for (const entry of left) {
    const own = restrictToEntry(awaited, entry);
    const { status, endedBy } = deriveWaitingEntry(entry, own.startsAt, now);
    if (status !== 'ended' || endedBy === null) continue;
    await endAndRelease(tx, store, entry, endedBy);
    if (endedBy === 'expired') await mailLapsed(tx, store, entry, own);
  }
  if (awaited.startsAt <= now) return;
  await giveFreePlaces(tx, store, awaited, filterOpenEntries(left, awaited, now));
}

/** Whether serving the list would change anything; reads only. */
export async function isServingDue(db: Tx, store: Store, sessionKey: string): Promise<boolean> {
  const entries = await openEntries(db, store, [sessionKey]);
  if (entries.length === 0) return false;
  const awaited = await findWaitingTarget(db, store, sessionKey);
  if (!awaited || awaited.cancelledReason !== null) return true;
  const now = store.clock.now();
  const isOver = (entry: WaitingRecord) =>
    deriveWaitingEntry(entry, restrictToEntry(awaited, entry).startsAt, now).status === 'ended';
  if (entries.some((entry) => isWithdrawn(awaited, entry) || isOver(entry))) return true;
  const free = await findFreePlaces(db, store, awaited);
  const list = filterOpenEntries(entries, awaited, now);
  const near = list.filter((entry) => isNearStart(awaited, entry, now));
  const first = list.filter((entry) => !near.includes(entry));
  return (
    near.some((entry) => isToBeChanged(entry, free)) ||
    pickEntriesToServe(first.map(toQueueEntry), free).length > 0
  );
}

/** Ends an entry, and frees the places that are offered to it. */
export async function endAndRelease(
  tx: Tx,
  store: Store,
  entry: WaitingRecord,
  endedBy: WaitingEnd,
): Promise<void> {
  await endEntry(tx, store, entry, endedBy);
  await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
}

async function endAll(
  tx: Tx,
  store: Store,
  entries: readonly WaitingRecord[],
  awaited: WaitingTarget | null,
): Promise<void> {
  for (const entry of entries) {
    await endAndRelease(tx, store, entry, 'cancelled');
    if (awaited) await mailEnded(tx, store, entry, awaited, 'cancelled');
  }
}

async function giveFreePlaces(
  tx: Tx,
  store: Store,
  awaited: WaitingTarget,
  given: readonly WaitingRecord[],
): Promise<void> {
  const free = await findFreePlaces(tx, store, awaited);
  const now = store.clock.now();
  const near = given.filter((entry) => isNearStart(awaited, entry, now));
  const list = given.filter((entry) => !near.includes(entry));
  for (;;) {
    const [next] = pickEntriesToServe(list.map(toQueueEntry), free);
    const entry = list.find(({ id }) => id === next?.id);
    if (!entry) break;
    list.splice(list.indexOf(entry), 1);
    if (!(await givePlacesToEntry(tx, store, restrictToEntry(awaited, entry), entry))) continue;
    for (const key of listPlaceKeys(entry)) free.set(key, (free.get(key) ?? 0) - entry.attendeeIds.length);
  }
  await emailAboutFreePlaces(tx, store, awaited, near, free);
}

/**
 * Near the start, emails everyone on the list about free places; the first to book gets them. Emails everyone again if
 * another place comes free.
 */
async function emailAboutFreePlaces(
  tx: Tx,
  store: Store,
  awaited: WaitingTarget,
  list: readonly WaitingRecord[],
  free: ReadonlyMap<string, number>,
): Promise<void> {
  for (const entry of list.filter((one) => isToBeChanged(one, free))) {
    const isFree = hasFreePlace(entry, free);
    await moveEntry(tx, store, entry, { status: isFree ? 'told' : 'waiting' });
    if (isFree) await mailPlaceFree(tx, store, entry, restrictToEntry(awaited, entry));
  }
}

/** Near the start: whether an entry has to be told of a free place, or was told of one that is gone. */
function isToBeChanged(entry: WaitingRecord, free: ReadonlyMap<string, number>): boolean {
  return entry.status === (hasFreePlace(entry, free) ? 'waiting' : 'told');
}

/** Whether there is a place for one of its people, on all their days. */
function hasFreePlace(entry: WaitingRecord, free: ReadonlyMap<string, number>): boolean {
  return listPlaceKeys(entry).every((key) => (free.get(key) ?? 0) > 0);
}

/** Books or offers the places of one entry. Ends the entry and returns false if its people can no longer be booked in. */
async function givePlacesToEntry(
  tx: Tx,
  store: Store,
  awaited: WaitingTarget,
  entry: WaitingRecord,
): Promise<boolean> {
  const quotes = await findWaitingQuotes(tx, store, awaited, entry);
  if (!Array.isArray(quotes)) {
    await endEntry(tx, store, entry, quotes);
    await mailEnded(tx, store, entry, awaited, quotes);
    return false;
  }
  const now = store.clock.now();
  const until = calculateOfferDeadline(now, awaited.startsAt);
  const places = entry.attendeeIds.map((attendeeId) => ({
    holderId: entry.customerId,
    attendeeId,
    offerId: entry.id,
    heldUntil: until,
  }));
  for (const sessionKey of listPlaceKeys(entry)) {
    const request = { sessionKey, capacity: awaited.capacities.get(sessionKey) ?? 0, places };
    if (await takePlaces(tx, store, request)) continue;
    await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
    return false;
  }
  const isPriced = quotes.length === entry.attendeeIds.length;
  const isFree = isPriced && quotes.every(({ price }) => price === 0);
  // Days of a camp are always offered, because a form may be missing.
  const canBook = isFree && awaited.type !== 'camp' && !(await hasWaivers(tx, store, awaited.activityId));
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

async function findFreePlaces(db: Tx, store: Store, awaited: WaitingTarget): Promise<Map<string, number>> {
  return countFreePlaces(awaited, await countTakenPlaces(db, store, [...awaited.capacities.keys()]));
}
