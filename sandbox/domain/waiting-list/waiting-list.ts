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
  findDemandByTarget,
  findOpenEntries,
  findOwnEntry,
  findWaitingEntries,
  findWaitingTarget,
  listPlaceKeys,
  restrictToEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../sessions/index.ts';
import { endEntryAndFreePlaces, serveWaitingList } from './records/waiting-list.ts';
import { quoteWaitingPerson } from './records/waiting-quotes.ts';
import { serveDueWaitingLists } from './waiting-sweep.ts';
import { findWaitingView, type WaitingEntryView } from './waiting-view.ts';

/** GET waiting-list: the caller's open entries, longest waiting first. */
export async function listWaitingEntries(store: Store, caller: Caller): Promise<WaitingEntryView[]> {
  const sessionKeys = await store.read(async (db) =>
    (await findWaitingEntries(db, store, caller.userId)).map(({ sessionKey }) => sessionKey),
  );
  await serveDueWaitingLists(store, [...new Set(sessionKeys)]);
  return store.read(async (db) => {
    const views: WaitingEntryView[] = [];
    for (const entry of await findWaitingEntries(db, store, caller.userId)) {
      const view = entry.status === 'ended' ? null : await findWaitingView(db, store, entry);
      if (view && view.status !== 'ended' && view.target.startsAt > view.serverTime) views.push(view);
    }
    return views;
  });
}

/**
 * GET waiting-list/{id}: one entry, even if it has ended.
 * @throws DomainError 404 for somebody else's
 */
export async function readWaitingEntry(store: Store, caller: Caller, id: string): Promise<WaitingEntryView> {
  const { sessionKey } = await store.read((db) => findOwnEntry(db, store, { customerId: caller.userId, id }));
  await serveDueWaitingLists(store, [sessionKey]);
  return store.read((db) => requireOwnView(db, store, caller, id));
}

interface JoinWaitingListRequest {
  sessionId: string;
  attendeeIds: readonly string[];
  /** For a camp: the days, which are the same for all people. */
  days?: readonly DayChoice[] | null;
}

/**
 * POST waiting-list: joins the list of a full session or course, or of full days of a camp, for all these people together.
 * @throws DomainError 404 for an unknown session, course, camp or person; 422 with its code, or under `days`
 */
export function joinWaitingList(
  store: Store,
  caller: Caller,
  { sessionId, attendeeIds, days = null }: JoinWaitingListRequest,
): Promise<WaitingEntryView> {
  const personIds = [...new Set(attendeeIds)];
  return store.write(async (tx) => {
    await serveWaitingList(tx, store, sessionId);
    const target = await findWaitingTarget(tx, store, sessionId);
    if (!target) throw notFound();
    if (target.maxEntries === 0)
      throw validationErrorWithCode('waiting_list_closed', 'There is no waiting list here.');
    // Somebody who could not be booked even if there were a place cannot wait either.
    let campDays: WaitingDay[] | null = null;
    for (const attendeeId of personIds) {
      const quoteRequest = { ownerId: caller.userId, attendeeId, mayUseReductions: true, days };
      const { camp } = await quoteWaitingPerson(tx, store, target, quoteRequest);
      campDays = camp?.days.map(({ price: _price, extras: _extras, ...campDay }) => campDay) ?? null;
    }
    const newEntry = { sessionKey: sessionId, campDays, attendeeIds: personIds };
    await requireOpenList(tx, store, caller, target, newEntry);
    const id = randomUUID();
    await tx.insert(waitingEntries).values({
      id,
      operatorId: store.operatorId,
      customerId: caller.userId,
      ...newEntry,
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
export function leaveWaitingList(store: Store, caller: Caller, id: string): Promise<WaitingEntryView> {
  return store.write(async (tx) => {
    const entry = await findOwnEntry(tx, store, { customerId: caller.userId, id });
    const { status } = await findCurrentEntry(tx, store, entry);
    if (status === 'waiting' || status === 'told') await endEntryAndFreePlaces(tx, store, entry, 'left');
    if (status === 'offered') await endEntryAndFreePlaces(tx, store, entry, 'declined');
    await serveWaitingList(tx, store, entry.sessionKey);
    return requireOwnView(tx, store, caller, id);
  });
}

async function requireOwnView(db: Tx, store: Store, caller: Caller, id: string): Promise<WaitingEntryView> {
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
  const attendeeCount = entry.attendeeIds.length;
  const { orderLimit } = target.rules;
  if (attendeeCount > orderLimit)
    throw invalid({ attendee_ids: [`You can book up to ${orderLimit} spaces here.`] });
  await refuseSecondEntry(tx, store, userId, entry);
  const demand = (await findDemandByTarget(tx, store, [target]))(target);
  if ((demand.queue?.length ?? 0) >= target.maxEntries)
    throw validationErrorWithCode('waiting_list_full', 'The waiting list is full.');
  const placeKeys = listPlaceKeys(entry);
  const freePlaces = countFreePlaces(target, await countTakenPlaces(tx, store, placeKeys));
  const promisedPlaces = demand.queue?.promisedByKey;
  if (placeKeys.every((key) => (freePlaces.get(key) ?? 0) - (promisedPlaces?.get(key) ?? 0) >= attendeeCount))
    throw validationErrorWithCode('not_full', 'Spaces have come up. You can book now.');
}

/**
 * A customer may have several entries, but no person may wait twice for the same thing or the same part of a camp day.
 * @throws DomainError 422
 */
async function refuseSecondEntry(
  tx: Tx,
  store: Store,
  userId: string,
  entry: Pick<WaitingRecord, 'sessionKey' | 'campDays' | 'attendeeIds'>,
): Promise<void> {
  const ownEntries = (await findOpenEntries(tx, store, [entry.sessionKey])).filter(
    ({ customerId }) => customerId === userId,
  );
  const placeKeys = listPlaceKeys(entry);
  const sameEntry = ownEntries.find((ownEntry) => {
    const hasCommonPerson = ownEntry.attendeeIds.some((id) => entry.attendeeIds.includes(id));
    return hasCommonPerson && listPlaceKeys(ownEntry).some((key) => placeKeys.includes(key));
  });
  if (!sameEntry) return;
  const commonDay = sameEntry.campDays?.find(({ dayId }) =>
    entry.campDays?.some((campDay) => campDay.dayId === dayId),
  );
  const customerPeople = await findPeople(tx, store, userId, toLondonDate(store.clock.now()));
  const person = customerPeople.find(
    ({ id }) => sameEntry.attendeeIds.includes(id) && entry.attendeeIds.includes(id),
  );
  const listName = commonDay
    ? `the waiting list for ${formatLongDate(commonDay.localDate)}`
    : 'this waiting list';
  throw validationErrorWithCode(
    'already_waiting',
    !person || person.relation === 'self'
      ? `You’re already on ${listName}.`
      : `${person.firstName} is already on ${listName}.`,
  );
}
