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
  const target = await findWaitingTarget(tx, store, sessionKey);
  if (!target || target.cancelledReason !== null) return endAll(tx, store, entries, target);
  const now = store.clock.now();
  const withdrawnEntries = entries.filter((entry) => isWithdrawn(target, entry));
  await endAll(tx, store, withdrawnEntries, target);
  const remainingEntries = entries.filter((entry) => !withdrawnEntries.includes(entry));
  for (const entry of remainingEntries) {
    const entryTarget = restrictToEntry(target, entry);
    const { status, endedBy } = deriveWaitingEntry(entry, entryTarget.startsAt, now);
    if (status !== 'ended' || endedBy === null) continue;
    await endAndRelease(tx, store, entry, endedBy);
    if (endedBy === 'expired') await mailLapsed(tx, store, entry, entryTarget);
  }
  if (target.startsAt <= now) return;
  await giveFreePlaces(tx, store, target, filterOpenEntries(remainingEntries, target, now));
}

/** Whether serving the list would change anything; reads only. */
export async function isServingDue(db: Tx, store: Store, sessionKey: string): Promise<boolean> {
  const entries = await openEntries(db, store, [sessionKey]);
  if (entries.length === 0) return false;
  const target = await findWaitingTarget(db, store, sessionKey);
  if (!target || target.cancelledReason !== null) return true;
  const now = store.clock.now();
  const isOver = (entry: WaitingRecord) =>
    deriveWaitingEntry(entry, restrictToEntry(target, entry).startsAt, now).status === 'ended';
  if (entries.some((entry) => isWithdrawn(target, entry) || isOver(entry))) return true;
  const free = await findFreePlaces(db, store, target);
  const list = filterOpenEntries(entries, target, now);
  const nearEntries = list.filter((entry) => isNearStart(target, entry, now));
  const first = list.filter((entry) => !nearEntries.includes(entry));
  return (
    nearEntries.some((entry) => isToBeChanged(entry, free)) ||
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
  target: WaitingTarget | null,
): Promise<void> {
  for (const entry of entries) {
    await endAndRelease(tx, store, entry, 'cancelled');
    if (target) await mailEnded(tx, store, entry, target, 'cancelled');
  }
}

async function giveFreePlaces(
  tx: Tx,
  store: Store,
  target: WaitingTarget,
  candidateEntries: readonly WaitingRecord[],
): Promise<void> {
  const free = await findFreePlaces(tx, store, target);
  const now = store.clock.now();
  const nearEntries = candidateEntries.filter((entry) => isNearStart(target, entry, now));
  const list = candidateEntries.filter((entry) => !nearEntries.includes(entry));
  for (;;) {
    const [next] = pickEntriesToServe(list.map(toQueueEntry), free);
    const entry = list.find(({ id }) => id === next?.id);
    if (!entry) break;
    list.splice(list.indexOf(entry), 1);
    if (!(await givePlacesToEntry(tx, store, restrictToEntry(target, entry), entry))) continue;
    for (const key of listPlaceKeys(entry)) free.set(key, (free.get(key) ?? 0) - entry.attendeeIds.length);
  }
  await emailAboutFreePlaces(tx, store, target, nearEntries, free);
}

/**
 * Near the start, emails everyone on the list about free places; the first to book gets them. Emails everyone again if
 * another place comes free.
 */
async function emailAboutFreePlaces(
  tx: Tx,
  store: Store,
  target: WaitingTarget,
  list: readonly WaitingRecord[],
  free: ReadonlyMap<string, number>,
): Promise<void> {
  for (const entry of list.filter((candidate) => isToBeChanged(candidate, free))) {
    const isFree = hasFreePlace(entry, free);
    await moveEntry(tx, store, entry, { status: isFree ? 'told' : 'waiting' });
    if (isFree) await mailPlaceFree(tx, store, entry, restrictToEntry(target, entry));
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
  target: WaitingTarget,
  entry: WaitingRecord,
): Promise<boolean> {
  const quotes = await findWaitingQuotes(tx, store, target, entry);
  if (!Array.isArray(quotes)) {
    await endEntry(tx, store, entry, quotes);
    await mailEnded(tx, store, entry, target, quotes);
    return false;
  }
  const now = store.clock.now();
  const until = calculateOfferDeadline(now, target.startsAt);
  const places = entry.attendeeIds.map((attendeeId) => ({
    holderId: entry.customerId,
    attendeeId,
    offerId: entry.id,
    heldUntil: until,
  }));
  for (const sessionKey of listPlaceKeys(entry)) {
    const request = { sessionKey, capacity: target.capacities.get(sessionKey) ?? 0, places };
    if (await takePlaces(tx, store, request)) continue;
    await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
    return false;
  }
  const isPriced = quotes.length === entry.attendeeIds.length;
  const isFree = isPriced && quotes.every(({ price }) => price === 0);
  // Days of a camp are always offered, because a form may be missing.
  const canBook = isFree && target.type !== 'camp' && !(await hasWaivers(tx, store, target.activityId));
  const { cancelUntilMinutes: cancelMinutes } = target.rules;
  if (answerTo({ now, startsAt: target.startsAt, cancelMinutes, isFree: canBook }) === 'book') {
    await bookWaiting(tx, store, target, entry, quotes);
    await mailBooked(tx, store, entry, target);
  } else {
    await moveEntry(tx, store, entry, { status: 'offered', offerUntil: until });
    await mailOffer(tx, store, entry, target, until);
  }
  return true;
}

async function findFreePlaces(db: Tx, store: Store, target: WaitingTarget): Promise<Map<string, number>> {
  return countFreePlaces(target, await countTakenPlaces(db, store, [...target.capacities.keys()]));
}
