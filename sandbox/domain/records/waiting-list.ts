import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import { entryAt, type WaitingEnd } from '../rules/waiting-entry.ts';
import { answerTo, offerUntil, served } from '../rules/waiting-order.ts';
import { bookWaiting } from './book-waiting.ts';
import { type QuotedBooking, quoteBooking } from './session-booking.ts';
import { placesTaken, releaseOffered, takePlaces } from './session-places.ts';
import { type BookableSession, sessionById } from './sessions.ts';
import { endEntry, inOrder, moveEntry, onList, openEntries, type WaitingRecord } from './waiting-entries.ts';
import { mailBooked, mailEnded, mailOffer, mailPlaceFree } from './waiting-mail.ts';
import { hasWaivers } from './waivers.ts';

// When a list is served. What frees places in a transaction of its own serves the list in the same transaction: an item that
// leaves a basket, an offer that is declined, a booking that is cancelled. What frees them silently, a hold or an offer that
// lapses or a capacity that is raised, is noticed when the session or one of its entries is read, and by the sweep of every
// minute (`sandbox/domain/use-cases/waiting-sweep.ts`). Until then nobody gets past the list: `queuesOf` counts what it is
// promised as taken.

/** Gives the free places of a session to those who wait for it, and ends what has come to its end. */
export async function serveWaitingList(tx: Tx, store: Store, sessionKey: string): Promise<void> {
  const entries = await openEntries(tx, store, [sessionKey]);
  if (entries.length === 0) return;
  const session = await sessionById(tx, store, sessionKey);
  if (!session || session.cancelledReason !== null) return endAll(tx, store, entries, session);
  const now = store.clock.now();
  for (const entry of entries) {
    const { status, endedBy } = entryAt(entry, session.startsAt, now);
    if (status === 'ended' && endedBy !== null) await endAndRelease(tx, store, entry, endedBy);
  }
  if (session.startsAt <= now) return;
  await giveFreePlaces(tx, store, session, onList(entries, session.startsAt, now));
}

/** Whether serving the list would change something; reads only. */
export async function isServingDue(db: Tx, store: Store, sessionKey: string): Promise<boolean> {
  const entries = await openEntries(db, store, [sessionKey]);
  if (entries.length === 0) return false;
  const session = await sessionById(db, store, sessionKey);
  if (!session || session.cancelledReason !== null) return true;
  const now = store.clock.now();
  if (entries.some((entry) => entryAt(entry, session.startsAt, now).status === 'ended')) return true;
  const free = await freePlaces(db, store, session);
  const list = onList(entries, session.startsAt, now);
  if (isNearStart(session, now)) return list.some(({ status }) => status === toBeChanged(free));
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
  session: BookableSession | null,
): Promise<void> {
  for (const entry of entries) {
    await endAndRelease(tx, store, entry, 'cancelled');
    if (session) await mailEnded(tx, store, entry, session, 'cancelled');
  }
}

async function giveFreePlaces(
  tx: Tx,
  store: Store,
  session: BookableSession,
  given: readonly WaitingRecord[],
): Promise<void> {
  const free = await freePlaces(tx, store, session);
  const list = [...given];
  if (isNearStart(session, store.clock.now())) return tellOfFreePlaces(tx, store, session, list, free);
  let left = free;
  for (;;) {
    const [next] = served(list.map(inOrder), left);
    const entry = list.find(({ id }) => id === next?.id);
    if (!entry) return;
    list.splice(list.indexOf(entry), 1);
    if (await giveTo(tx, store, session, entry)) left -= entry.attendeeIds.length;
  }
}

/** Near the start the places are for whoever is first: everybody on the list gets a message, again when there is one again. */
async function tellOfFreePlaces(
  tx: Tx,
  store: Store,
  session: BookableSession,
  list: readonly WaitingRecord[],
  free: number,
): Promise<void> {
  for (const entry of list.filter(({ status }) => status === toBeChanged(free))) {
    await moveEntry(tx, store, entry, { status: free > 0 ? 'told' : 'waiting' });
    if (free > 0) await mailPlaceFree(tx, store, entry, session);
  }
}

/** Near the start: who has not been told of a free place, or was told of one that is gone. */
function toBeChanged(free: number): 'waiting' | 'told' {
  return free > 0 ? 'waiting' : 'told';
}

/** Books or offers the places of one entry; false when its people can no longer be booked in, which ends it. */
async function giveTo(
  tx: Tx,
  store: Store,
  session: BookableSession,
  entry: WaitingRecord,
): Promise<boolean> {
  const quotes = await quotesFor(tx, store, entry);
  if (!Array.isArray(quotes)) {
    await endEntry(tx, store, entry, quotes);
    await mailEnded(tx, store, entry, session, quotes);
    return false;
  }
  const now = store.clock.now();
  const until = offerUntil(now, session.startsAt);
  const places = entry.attendeeIds.map((attendeeId) => ({
    holderId: entry.customerId,
    attendeeId,
    offerId: entry.id,
    heldUntil: until,
  }));
  const request = { sessionKey: session.id, capacity: session.onlineCapacity, places };
  if (!(await takePlaces(tx, store, request))) return false;
  const isPriced = quotes.length === entry.attendeeIds.length;
  const isFree = isPriced && quotes.every(({ offer }) => offer.pence === 0);
  const canBook = isFree && !(await hasWaivers(tx, store, session.activity.id));
  const { cancelUntilMinutes: cancelMinutes } = session.rules;
  if (answerTo({ now, startsAt: session.startsAt, cancelMinutes, isFree: canBook }) === 'book') {
    await bookWaiting(tx, store, entry, quotes);
    await mailBooked(tx, store, entry, session);
  } else {
    await moveEntry(tx, store, entry, { status: 'offered', offerUntil: until });
    await mailOffer(tx, store, entry, session, until);
  }
  return true;
}

/**
 * The prices of an entry's people without a use of a benefit or a package, which nobody spends unasked; or why its people cannot be booked in any more. Somebody who owes a penalty gets an offer
 * all the same, without a price: they can pay what they owe before they accept it.
 */
async function quotesFor(
  tx: Tx,
  store: Store,
  { customerId, sessionKey, attendeeIds }: WaitingRecord,
): Promise<QuotedBooking[] | WaitingEnd> {
  const quotes: QuotedBooking[] = [];
  for (const attendeeId of attendeeIds) {
    const wish = { cartItemId: null, ownerId: customerId, sessionId: sessionKey, attendeeId };
    const price = { kind: 'without uses' as const };
    const asked = { ...wish, price, quantity: 1, extras: [], isByList: true };
    try {
      const quote = await quoteBooking(tx, store, asked);
      if (quote.clash) return 'clash';
      quotes.push(quote);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'clash_refused') return 'clash';
      if (error.code !== 'penalties') return 'not_possible';
    }
  }
  return quotes;
}

/** Pence for all people of an entry at the prices of now; null when some of them cannot be booked. */
export async function priceOfEntry(db: Tx, store: Store, entry: WaitingRecord): Promise<number | null> {
  const quotes = await quotesFor(db, store, entry);
  if (!Array.isArray(quotes) || quotes.length < entry.attendeeIds.length) return null;
  return quotes.reduce((sum, { offer }) => sum + offer.pence, 0);
}

/** Whether places that come free now go to whoever is first. */
function isNearStart({ startsAt, rules }: BookableSession, now: Date): boolean {
  return answerTo({ now, startsAt, cancelMinutes: rules.cancelUntilMinutes, isFree: false }) === 'tell';
}

async function freePlaces(db: Tx, store: Store, session: BookableSession): Promise<number> {
  return session.onlineCapacity - ((await placesTaken(db, store, [session.id])).get(session.id) ?? 0);
}
