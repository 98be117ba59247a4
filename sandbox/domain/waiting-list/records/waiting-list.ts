import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { hasWaivers } from '../../attendees/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import {
  calculateOfferDeadline,
  countFreePlaces,
  countTakenPlaces,
  decideServing,
  deriveWaitingEntry,
  endEntry,
  filterOpenEntries,
  findOpenEntries,
  findWaitingTarget,
  hasCancelledDay,
  isNearStart,
  listPlaceKeys,
  moveEntry,
  pickEntriesToServe,
  releaseOfferedPlaces,
  restrictToEntry,
  takePlaces,
  toQueueEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../../sessions/index.ts';
import { bookWaitingEntry } from './book-waiting.ts';
import {
  sendBookedMail,
  sendEntryEndedMail,
  sendOfferExpiredMail,
  sendOfferMail,
  sendPlaceFreeMail,
} from './waiting-mail.ts';
import { findWaitingQuotes } from './waiting-quotes.ts';

// When a list is served: if a transaction frees places (an item leaves a basket, an offer is declined, a booking
// is cancelled), it serves the list itself. If places come free silently (a hold or an offer lapses, a capacity is
// raised), the list is served when the session, the course, the camp or one of its entries is read, and by the
// sweep every minute (`sandbox/domain/waiting-list/waiting-sweep.ts`). Until then nobody gets past the list,
// because `queuesOf` counts promised places as taken.

/** Gives free places of a session, a course or a camp to those who wait for it, and ends entries and offers that are over. */
export async function serveWaitingList(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const entries = await findOpenEntries(tx, store, [sessionKey]);
  if (entries.length === 0) return;
  const target = await findWaitingTarget(tx, store, sessionKey);
  if (!target || target.cancelledReason !== null) return cancelAllEntries(tx, store, entries, target);
  const now = store.clock.now();
  const withdrawnEntries = entries.filter((entry) => hasCancelledDay(target, entry));
  await cancelAllEntries(tx, store, withdrawnEntries, target);
  const remainingEntries = entries.filter((entry) => !withdrawnEntries.includes(entry));
  for (const entry of remainingEntries) {
    const entryTarget = restrictToEntry(target, entry);
    const { status, endedBy } = deriveWaitingEntry(entry, entryTarget.startsAt, now);
    if (status !== 'ended' || endedBy === null) continue;
    await endEntryAndFreePlaces(tx, store, entry, endedBy);
    if (endedBy === 'expired') await sendOfferExpiredMail(tx, store, entry, entryTarget);
  }
  if (target.startsAt <= now) return;
  await serveEntries(tx, store, target, filterOpenEntries(remainingEntries, target, now));
}

/** Whether serving the list would change anything; reads only. */
export async function isServingDue(db: Tx, store: Store, sessionKey: string): Promise<boolean> {
  const entries = await findOpenEntries(db, store, [sessionKey]);
  if (entries.length === 0) return false;
  const target = await findWaitingTarget(db, store, sessionKey);
  if (!target || target.cancelledReason !== null) return true;
  const now = store.clock.now();
  const isEndedEntry = (entry: WaitingRecord) =>
    deriveWaitingEntry(entry, restrictToEntry(target, entry).startsAt, now).status === 'ended';
  if (entries.some((entry) => hasCancelledDay(target, entry) || isEndedEntry(entry))) return true;
  const freePlaces = await findFreePlaces(db, store, target);
  const openEntriesOfTarget = filterOpenEntries(entries, target, now);
  const nearEntries = openEntriesOfTarget.filter((entry) => isNearStart(target, entry, now));
  const servableEntries = openEntriesOfTarget.filter((entry) => !nearEntries.includes(entry));
  return (
    nearEntries.some((entry) => hasOutdatedStatus(entry, freePlaces)) ||
    pickEntriesToServe(servableEntries.map(toQueueEntry), freePlaces).length > 0
  );
}

/** Ends an entry, and frees the places that are offered to it. */
export async function endEntryAndFreePlaces(
  tx: Tx,
  store: Store,
  entry: WaitingRecord,
  endedBy: WaitingEnd,
): Promise<void> {
  await endEntry(tx, store, entry, endedBy);
  await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
}

async function cancelAllEntries(
  tx: Tx,
  store: Store,
  entries: readonly WaitingRecord[],
  target: WaitingTarget | null,
): Promise<void> {
  for (const entry of entries) {
    await endEntryAndFreePlaces(tx, store, entry, 'cancelled');
    if (target) await sendEntryEndedMail(tx, store, entry, target, 'cancelled');
  }
}

async function serveEntries(
  tx: Tx,
  store: Store,
  target: WaitingTarget,
  candidateEntries: readonly WaitingRecord[],
): Promise<void> {
  const freePlaces = await findFreePlaces(tx, store, target);
  const now = store.clock.now();
  const nearEntries = candidateEntries.filter((entry) => isNearStart(target, entry, now));
  const servableEntries = candidateEntries.filter((entry) => !nearEntries.includes(entry));
  for (;;) {
    const [nextEntry] = pickEntriesToServe(servableEntries.map(toQueueEntry), freePlaces);
    const entry = servableEntries.find(({ id }) => id === nextEntry?.id);
    if (!entry) break;
    servableEntries.splice(servableEntries.indexOf(entry), 1);
    if (!(await serveEntry(tx, store, restrictToEntry(target, entry), entry))) continue;
    for (const key of listPlaceKeys(entry))
      freePlaces.set(key, (freePlaces.get(key) ?? 0) - entry.attendeeIds.length);
  }
  await emailAboutFreePlaces(tx, store, target, nearEntries, freePlaces);
}

/**
 * Near the start, emails everyone on the list about free places; the first to book gets them. Emails everyone again if
 * another place comes free.
 */
async function emailAboutFreePlaces(
  tx: Tx,
  store: Store,
  target: WaitingTarget,
  nearEntries: readonly WaitingRecord[],
  freePlaces: ReadonlyMap<string, number>,
): Promise<void> {
  for (const entry of nearEntries.filter((candidate) => hasOutdatedStatus(candidate, freePlaces))) {
    const hasPlace = hasFreePlace(entry, freePlaces);
    await moveEntry(tx, store, entry, { status: hasPlace ? 'told' : 'waiting' });
    if (hasPlace) await sendPlaceFreeMail(tx, store, entry, restrictToEntry(target, entry));
  }
}

/** Near the start: whether an entry has to be told of a free place, or was told of one that is gone. */
function hasOutdatedStatus(entry: WaitingRecord, freePlaces: ReadonlyMap<string, number>): boolean {
  return entry.status === (hasFreePlace(entry, freePlaces) ? 'waiting' : 'told');
}

/** Whether there is a place for one of its people, on all their days. */
function hasFreePlace(entry: WaitingRecord, freePlaces: ReadonlyMap<string, number>): boolean {
  return listPlaceKeys(entry).every((key) => (freePlaces.get(key) ?? 0) > 0);
}

/** Books or offers the places of one entry. Ends the entry and returns false if its people can no longer be booked in. */
async function serveEntry(
  tx: Tx,
  store: Store,
  target: WaitingTarget,
  entry: WaitingRecord,
): Promise<boolean> {
  const quotes = await findWaitingQuotes(tx, store, target, entry);
  if (!Array.isArray(quotes)) {
    await endEntry(tx, store, entry, quotes);
    await sendEntryEndedMail(tx, store, entry, target, quotes);
    return false;
  }
  const now = store.clock.now();
  const offerDeadline = calculateOfferDeadline(now, target.startsAt);
  const newPlaces = entry.attendeeIds.map((attendeeId) => ({
    holderId: entry.customerId,
    attendeeId,
    offerId: entry.id,
    heldUntil: offerDeadline,
  }));
  for (const sessionKey of listPlaceKeys(entry)) {
    const placesRequest = { sessionKey, capacity: target.capacities.get(sessionKey) ?? 0, places: newPlaces };
    if (await takePlaces(tx, store, placesRequest)) continue;
    await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
    return false;
  }
  const isFullyPriced = quotes.length === entry.attendeeIds.length;
  const isFreeOfCharge = isFullyPriced && quotes.every(({ price }) => price === 0);
  // Days of a camp are always offered, because a form may be missing.
  const canBookAtOnce =
    isFreeOfCharge && target.type !== 'camp' && !(await hasWaivers(tx, store, target.activityId));
  const { cancelUntilMinutes: cancelMinutes } = target.rules;
  if (
    decideServing({ now, startsAt: target.startsAt, cancelMinutes, costsNothing: canBookAtOnce }) === 'book'
  ) {
    await bookWaitingEntry(tx, store, target, entry, quotes);
    await sendBookedMail(tx, store, entry, target);
  } else {
    await moveEntry(tx, store, entry, { status: 'offered', offerUntil: offerDeadline });
    await sendOfferMail(tx, store, entry, target, offerDeadline);
  }
  return true;
}

async function findFreePlaces(db: Tx, store: Store, target: WaitingTarget): Promise<Map<string, number>> {
  return countFreePlaces(target, await countTakenPlaces(db, store, [...target.capacities.keys()]));
}
