import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import { waitingEntries } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { invalid, notFound, refusedBecause } from '../domain-error.ts';
import { type Awaited, awaitedById } from '../records/awaited.ts';
import {
  type CartItemRecord,
  type CartRecord,
  cartToChange,
  findOpenCart,
  itemsOf,
  removeItems,
} from '../records/cart.ts';
import { toCart } from '../records/cart-view.ts';
import { placesOfItems } from '../records/session-places.ts';
import {
  demandFor,
  entriesOf,
  moveEntry,
  openEntries,
  ownEntry,
  spokenFor,
  type WaitingRecord,
} from '../records/waiting-entries.ts';
import { endAndRelease, serveWaitingList } from '../records/waiting-list.ts';
import { quoteWaiting } from '../records/waiting-quotes.ts';
import { entryAt } from '../rules/waiting-entry.ts';
import type { Cart, Session } from '../types.ts';
import { addItems } from './cart.ts';
import { serveWhenDue } from './waiting-sweep.ts';
import { viewOf, type WaitingView } from './waiting-view.ts';

/** GET waiting-list: the caller's entries that have not ended, the one that waits longest first. */
export async function listWaiting(store: Store, session: Session): Promise<WaitingView[]> {
  const keys = await store.read(async (db) =>
    (await entriesOf(db, store, session.userId)).map(({ sessionKey }) => sessionKey),
  );
  await serveWhenDue(store, [...new Set(keys)]);
  return store.read(async (db) => {
    const views: WaitingView[] = [];
    for (const entry of await entriesOf(db, store, session.userId)) {
      const view = entry.status === 'ended' ? null : await viewOf(db, store, entry);
      if (view && view.status !== 'ended' && view.awaited.startsAt > view.serverTime) views.push(view);
    }
    return views;
  });
}

/** GET waiting-list/{id}: one entry, also one that has ended. 404 for somebody else's. */
export async function readWaiting(store: Store, session: Session, id: string): Promise<WaitingView> {
  const { sessionKey } = await store.read((db) => ownEntry(db, store, { customerId: session.userId, id }));
  await serveWhenDue(store, [sessionKey]);
  return store.read((db) => ownView(db, store, session, id));
}

/**
 * POST waiting-list: joins the list of a full session or course, for all these people together.
 *
 * @throws DomainError 404 for an unknown session, course or person; 422 with its code
 */
export function joinWaiting(
  store: Store,
  session: Session,
  { sessionId, attendeeIds }: { sessionId: string; attendeeIds: readonly string[] },
): Promise<WaitingView> {
  const people = [...new Set(attendeeIds)];
  return store.write(async (tx) => {
    await serveWaitingList(tx, store, sessionId);
    const wanted = await awaitedById(tx, store, sessionId);
    if (!wanted) throw notFound();
    if (wanted.most === 0) throw refusedBecause('waiting_list_closed', 'There is no waiting list here.');
    // Who could not be booked if there were a place does not wait either.
    for (const attendeeId of people)
      await quoteWaiting(tx, store, wanted, { ownerId: session.userId, attendeeId, withUses: true });
    await requireOpenList(tx, store, session, wanted, people.length);
    const id = randomUUID();
    await tx.insert(waitingEntries).values({
      id,
      operatorId: store.operatorId,
      sessionKey: sessionId,
      customerId: session.userId,
      attendeeIds: people,
      status: 'waiting',
      joinedAt: store.clock.now(),
    });
    return ownView(tx, store, session, id);
  });
}

/** DELETE waiting-list/{id}: leaves the list, or lets the offer go to the next. One that has ended stays as it is. */
export function leaveWaiting(store: Store, session: Session, id: string): Promise<WaitingView> {
  return store.write(async (tx) => {
    const entry = await ownEntry(tx, store, { customerId: session.userId, id });
    const { status } = await currentEntry(tx, store, entry);
    if (status === 'waiting' || status === 'told') await endAndRelease(tx, store, entry, 'left');
    if (status === 'offered') await endAndRelease(tx, store, entry, 'declined');
    await serveWaitingList(tx, store, entry.sessionKey);
    return ownView(tx, store, session, id);
  });
}

/**
 * POST waiting-list/{id}/accept: puts the offered places into the caller's basket. Accepted already: gives the basket as it is.
 *
 * @throws DomainError 404 for somebody else's; 422 with its code when there is no offer, or it cannot be booked
 */
export function acceptOffer(store: Store, session: Session, id: string): Promise<Cart> {
  return store.write(async (tx) => {
    const entry = await ownEntry(tx, store, { customerId: session.userId, id });
    const { status } = await currentEntry(tx, store, entry);
    if (status === 'accepted') {
      const cart = await findOpenCart(tx, store, session.userId);
      if (cart) return toCart(tx, store, cart, null);
    }
    if (status !== 'offered') throw refusedBecause('no_offer', 'This offer has ended.');
    const cart = await cartToChange(tx, store, session.userId);
    await removeItems(tx, store, await lostItems(tx, store, cart, entry));
    const awaited = await awaitedById(tx, store, entry.sessionKey);
    if (!awaited) throw notFound();
    const items = entry.attendeeIds.map((attendeeId) => ({
      id: awaited.id,
      type: awaited.type,
      purchasedForUserId: attendeeId,
      options: {},
      offerId: entry.id,
    }));
    const held = await addItems(tx, store, cart, items, 'activity-booking');
    await moveEntry(tx, store, entry, { status: 'accepted' });
    return toCart(tx, store, held, null);
  });
}

/** The items of these people for this session whose places were lost, which led them onto the list. */
async function lostItems(
  tx: Tx,
  store: Store,
  cart: CartRecord,
  { sessionKey, attendeeIds }: WaitingRecord,
): Promise<CartItemRecord[]> {
  const items = await itemsOf(tx, store, cart.id);
  const same = items.filter(
    ({ referenceId, purchasedForUserId }) =>
      referenceId === sessionKey && attendeeIds.includes(purchasedForUserId),
  );
  const held = await placesOfItems(
    tx,
    store,
    same.map(({ id }) => id),
  );
  return same.filter(({ id }) => !held.has(id));
}

async function ownView(db: Tx, store: Store, session: Session, id: string): Promise<WaitingView> {
  const view = await viewOf(db, store, await ownEntry(db, store, { customerId: session.userId, id }));
  if (!view) throw notFound();
  return view;
}

async function currentEntry(tx: Tx, store: Store, entry: WaitingRecord): Promise<WaitingRecord> {
  const wanted = await awaitedById(tx, store, entry.sessionKey);
  return entryAt(entry, wanted?.startsAt ?? null, store.clock.now());
}

/** @throws DomainError 422 when the list is full, the caller is on it, or there are places for all */
async function requireOpenList(
  tx: Tx,
  store: Store,
  { userId }: Session,
  wanted: Awaited,
  count: number,
): Promise<void> {
  const { orderLimit } = wanted.rules;
  if (count > orderLimit)
    throw invalid({ attendee_ids: [`You can book at most ${orderLimit} places here.`] });
  const entries = await openEntries(tx, store, [wanted.id]);
  if (entries.some(({ customerId }) => customerId === userId))
    throw refusedBecause('already_waiting', 'You are already on this waiting list.');
  const demand = (await demandFor(tx, store, [wanted]))(wanted);
  if ((demand.queue?.length ?? 0) >= wanted.most)
    throw refusedBecause('waiting_list_full', 'The waiting list is full.');
  if (wanted.onlineCapacity - spokenFor(demand) >= count)
    throw refusedBecause('not_full', 'There are places again: you can book now.');
}
