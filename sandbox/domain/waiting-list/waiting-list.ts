import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/connection.ts';
import { waitingEntries } from '../../store/schema/bookings.ts';
import type { WaitingDay } from '../../store/schema/camp-details.ts';
import type { Store } from '../../store/store.ts';
import { findPeople } from '../attendees/index.ts';
import type { DayChoice } from '../camps/index.ts';
import { formatLongDate, invalid, notFound, toLondonDate, validationErrorWithCode } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  countFreePlaces,
  countTakenPlaces,
  deriveWaitingEntry,
  findDemand,
  findOwnEntry,
  findWaitingEntries,
  findWaitingTarget,
  listPlaceKeys,
  openEntries,
  restrictToEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../sessions/index.ts';
import { endAndRelease, serveWaitingList } from './records/waiting-list.ts';
import { quoteWaiting } from './records/waiting-quotes.ts';
import { serveWhenDue } from './waiting-sweep.ts';
import { findWaitingView, type WaitingView } from './waiting-view.ts';

/** GET waiting-list: the caller's open entries, longest waiting first. */
export async function listWaiting(store: Store, caller: Caller): Promise<WaitingView[]> {
  const keys = await store.read(async (db) =>
    (await findWaitingEntries(db, store, caller.userId)).map(({ sessionKey }) => sessionKey),
  );
  await serveWhenDue(store, [...new Set(keys)]);
  return store.read(async (db) => {
    const views: WaitingView[] = [];
    for (const entry of await findWaitingEntries(db, store, caller.userId)) {
      const view = entry.status === 'ended' ? null : await findWaitingView(db, store, entry);
      if (view && view.status !== 'ended' && view.awaited.startsAt > view.serverTime) views.push(view);
    }
    return views;
  });
}

/**
 * GET waiting-list/{id}: one entry, even if it has ended.
 * @throws DomainError 404 for somebody else's
 */
export async function readWaiting(store: Store, caller: Caller, id: string): Promise<WaitingView> {
  const { sessionKey } = await store.read((db) => findOwnEntry(db, store, { customerId: caller.userId, id }));
  await serveWhenDue(store, [sessionKey]);
  return store.read((db) => requireOwnView(db, store, caller, id));
}

interface JoinRequest {
  sessionId: string;
  attendeeIds: readonly string[];
  /** For a camp: the days, which are the same for all people. */
  days?: readonly DayChoice[] | null;
}

/**
 * POST waiting-list: joins the list of a full session or course, or of full days of a camp, for all these people together.
 * @throws DomainError 404 for an unknown session, course, camp or person; 422 with its code, or under `days`
 */
export function joinWaiting(
  store: Store,
  caller: Caller,
  { sessionId, attendeeIds, days = null }: JoinRequest,
): Promise<WaitingView> {
  const people = [...new Set(attendeeIds)];
  return store.write(async (tx) => {
    await serveWaitingList(tx, store, sessionId);
    const target = await findWaitingTarget(tx, store, sessionId);
    if (!target) throw notFound();
    if (target.most === 0)
      throw validationErrorWithCode('waiting_list_closed', 'There is no waiting list here.');
    // Somebody who could not be booked even if there were a place cannot wait either.
    let campDays: WaitingDay[] | null = null;
    for (const attendeeId of people) {
      const quoteRequest = { ownerId: caller.userId, attendeeId, withUses: true, days };
      const { camp } = await quoteWaiting(tx, store, target, quoteRequest);
      campDays = camp?.days.map(({ price: _price, extras: _extras, ...day }) => day) ?? null;
    }
    const entry = { sessionKey: sessionId, campDays, attendeeIds: people };
    await requireOpenList(tx, store, caller, target, entry);
    const id = randomUUID();
    await tx.insert(waitingEntries).values({
      id,
      operatorId: store.operatorId,
      customerId: caller.userId,
      ...entry,
      status: 'waiting',
      joinedAt: store.clock.now(),
    });
    return requireOwnView(tx, store, caller, id);
  });
}

/**
 * DELETE waiting-list/{id}: leaves the list, or declines the offer so that it goes to the next. An entry that has
 * ended stays unchanged.
 */
export function leaveWaiting(store: Store, caller: Caller, id: string): Promise<WaitingView> {
  return store.write(async (tx) => {
    const entry = await findOwnEntry(tx, store, { customerId: caller.userId, id });
    const { status } = await findCurrentEntry(tx, store, entry);
    if (status === 'waiting' || status === 'told') await endAndRelease(tx, store, entry, 'left');
    if (status === 'offered') await endAndRelease(tx, store, entry, 'declined');
    await serveWaitingList(tx, store, entry.sessionKey);
    return requireOwnView(tx, store, caller, id);
  });
}

async function requireOwnView(db: Tx, store: Store, caller: Caller, id: string): Promise<WaitingView> {
  const view = await findWaitingView(
    db,
    store,
    await findOwnEntry(db, store, { customerId: caller.userId, id }),
  );
  if (!view) throw notFound();
  return view;
}

export async function findCurrentEntry(tx: Tx, store: Store, entry: WaitingRecord): Promise<WaitingRecord> {
  const target = await findWaitingTarget(tx, store, entry.sessionKey);
  return deriveWaitingEntry(entry, target && restrictToEntry(target, entry).startsAt, store.clock.now());
}

/** @throws DomainError 422 when the list is full, the caller is already on it, or there are places for all */
async function requireOpenList(
  tx: Tx,
  store: Store,
  { userId }: Caller,
  target: WaitingTarget,
  entry: Pick<WaitingRecord, 'sessionKey' | 'campDays' | 'attendeeIds'>,
): Promise<void> {
  const count = entry.attendeeIds.length;
  const { orderLimit } = target.rules;
  if (count > orderLimit) throw invalid({ attendee_ids: [`You can book up to ${orderLimit} spaces here.`] });
  await requireOther(tx, store, userId, entry);
  const demand = (await findDemand(tx, store, [target]))(target);
  if ((demand.queue?.length ?? 0) >= target.most)
    throw validationErrorWithCode('waiting_list_full', 'The waiting list is full.');
  const keys = listPlaceKeys(entry);
  const free = countFreePlaces(target, await countTakenPlaces(tx, store, keys));
  const promisedPlaces = demand.queue?.promisedBy;
  if (keys.every((key) => (free.get(key) ?? 0) - (promisedPlaces?.get(key) ?? 0) >= count))
    throw validationErrorWithCode('not_full', 'Spaces have come up. You can book now.');
}

/**
 * A customer may have several entries, but no person may wait twice for the same thing or the same part of a camp day.
 * @throws DomainError 422
 */
async function requireOther(
  tx: Tx,
  store: Store,
  userId: string,
  entry: Pick<WaitingRecord, 'sessionKey' | 'campDays' | 'attendeeIds'>,
): Promise<void> {
  const ownEntries = (await openEntries(tx, store, [entry.sessionKey])).filter(
    ({ customerId }) => customerId === userId,
  );
  const keys = listPlaceKeys(entry);
  const sameEntry = ownEntries.find((ownEntry) => {
    const hasPerson = ownEntry.attendeeIds.some((id) => entry.attendeeIds.includes(id));
    return hasPerson && listPlaceKeys(ownEntry).some((key) => keys.includes(key));
  });
  if (!sameEntry) return;
  const day = sameEntry.campDays?.find(({ dayId }) =>
    entry.campDays?.some((campDay) => campDay.dayId === dayId),
  );
  const people = await findPeople(tx, store, userId, toLondonDate(store.clock.now()));
  const person = people.find(
    ({ id }) => sameEntry.attendeeIds.includes(id) && entry.attendeeIds.includes(id),
  );
  const list = day ? `the waiting list for ${formatLongDate(day.localDate)}` : 'this waiting list';
  throw validationErrorWithCode(
    'already_waiting',
    !person || person.relation === 'self'
      ? `You’re already on ${list}.`
      : `${person.firstName} is already on ${list}.`,
  );
}
