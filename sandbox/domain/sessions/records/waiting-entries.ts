import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { isOneOf } from '../../../store/is-one-of.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { readAll } from '../../../store/read-all.ts';
import { waitingEntries } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { deriveWaitingEntry, mayMove } from '../rules/waiting-entry.ts';
import { answerTo, pickEntriesToServe, type WaitingEntry } from '../rules/waiting-order.ts';
import { countTakenPlaces, releaseOfferedPlaces } from './session-places.ts';
import { listPlaceKeys, restrictToEntry, type WaitingTarget } from './waiting-target.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
export type WaitingRecord = typeof waitingEntries.$inferSelect;

/** The statuses of an entry that may still get a place without any action by its customer. */
const OPEN_STATUSES: WaitingRecord['status'][] = ['waiting', 'told', 'offered'];

const openEntriesOf = prepareStatement(
  'open entries',
  (db, placeholder: PlaceholderFactory<'operatorId' | 'sessionKeys'>) =>
    db
      .select()
      .from(waitingEntries)
      .where(
        and(
          eq(waitingEntries.operatorId, placeholder('operatorId')),
          isOneOf(waitingEntries.sessionKey, placeholder('sessionKeys')),
          inArray(waitingEntries.status, OPEN_STATUSES),
        ),
      )
      .orderBy(asc(waitingEntries.joinedAt), asc(waitingEntries.id)),
);

/** The open entries for some sessions, in order of joining. */
export function openEntries(
  db: Tx,
  { operatorId }: OperatorScope,
  sessionKeys: readonly string[],
): Promise<WaitingRecord[]> {
  if (sessionKeys.length === 0) return Promise.resolve([]);
  return openEntriesOf(db, { operatorId, sessionKeys });
}

/** The sessions that have open entries. */
export async function findSessionsWithOpenEntries(db: Tx, { operatorId }: OperatorScope): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sessionKey: waitingEntries.sessionKey })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.operatorId, operatorId), inArray(waitingEntries.status, OPEN_STATUSES)));
  return rows.map(({ sessionKey }) => sessionKey);
}

/** A customer's entries, latest first. */
export function findWaitingEntries(
  db: Tx,
  { operatorId }: OperatorScope,
  customerId: string,
): Promise<WaitingRecord[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.operatorId, operatorId), eq(waitingEntries.customerId, customerId)))
    .orderBy(asc(waitingEntries.joinedAt), asc(waitingEntries.id));
}

/** Finds a customer's own entry; throws 404 if there is none, or it is somebody else's. */
export async function findOwnEntry(
  db: Tx,
  store: OperatorScope,
  { customerId, id }: Pick<WaitingRecord, 'customerId' | 'id'>,
): Promise<WaitingRecord> {
  const ownEntry = (await findWaitingEntries(db, store, customerId)).find((entry) => entry.id === id);
  if (!ownEntry) throw notFound();
  return ownEntry;
}

type Change = Pick<WaitingRecord, 'status'> & Partial<Pick<WaitingRecord, 'endedBy' | 'offerUntil'>>;

/** Moves an entry to another status, according to the table of moves. */
export async function moveEntry(
  tx: Tx,
  { operatorId }: OperatorScope,
  { id, status }: Pick<WaitingRecord, 'id' | 'status'>,
  change: Change,
): Promise<void> {
  if (!mayMove(status, change.status)) throw new Error(`The entry ${id} is ${status}, not ${change.status}.`);
  await tx
    .update(waitingEntries)
    .set(change)
    .where(and(eq(waitingEntries.operatorId, operatorId), eq(waitingEntries.id, id)));
}

/** Ends an entry, so that nobody gets a place through it. */
export function endEntry(
  tx: Tx,
  store: OperatorScope,
  entry: WaitingRecord,
  endedBy: WaitingEnd,
): Promise<void> {
  return moveEntry(tx, store, entry, { status: 'ended', endedBy });
}

interface BookedPlaces {
  /** The key of the session, the course or the camp. */
  readonly sessionKey: string;
  readonly customerId: string;
  readonly attendeeId: string;
  /** The keys of the booked places. */
  readonly placeKeys: readonly string[];
}

/** A customer's open or accepted entries that include this person and whose places were all booked. */
async function selectEntries(
  db: Tx,
  { operatorId }: OperatorScope,
  { sessionKey, customerId, attendeeId, placeKeys }: BookedPlaces,
): Promise<WaitingRecord[]> {
  const rows = await db
    .select()
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.operatorId, operatorId),
        eq(waitingEntries.sessionKey, sessionKey),
        eq(waitingEntries.customerId, customerId),
        inArray(waitingEntries.status, [...OPEN_STATUSES, 'accepted']),
      ),
    );
  return rows.filter(
    (entry) =>
      entry.attendeeIds.includes(attendeeId) && listPlaceKeys(entry).every((key) => placeKeys.includes(key)),
  );
}

/** The waiting list of a session, a course or a camp. */
export interface Queue {
  /** The number of waiting entries. */
  readonly length: number;
  /** How many free places are promised to these entries. */
  readonly promised: number;
  /** The same number by the key of the places. */
  readonly promisedBy: ReadonlyMap<string, number>;
  /** The customers who are waiting or have an offer. */
  readonly customerIds: ReadonlySet<string>;
}

/** Converts an entry for the ordering of the list. */
export function toQueueEntry(entry: WaitingRecord): WaitingEntry {
  const { id, joinedAt, attendeeIds } = entry;
  return { id, joinedAt, places: attendeeIds.length, keys: listPlaceKeys(entry) };
}

/** The entries of a list that still wait at an instant. */
export function filterOpenEntries(
  entries: readonly WaitingRecord[],
  target: WaitingTarget,
  now: Date,
): WaitingRecord[] {
  return entries
    .map((entry) => deriveWaitingEntry(entry, restrictToEntry(target, entry).startsAt, now))
    .filter(({ status }) => status === 'waiting' || status === 'told');
}

/**
 * The waiting lists by key, left out where there is none. Promised places count as taken for everybody else, so that
 * a freed place is never sold past the list, even before the list is served.
 */
function buildQueues(
  { clock }: Pick<Store, 'clock'>,
  things: readonly WaitingTarget[],
  entries: readonly WaitingRecord[],
  takenPlaces: ReadonlyMap<string, number>,
): ReadonlyMap<string, Queue> {
  const withLists = things.filter(({ most }) => most > 0);
  return new Map(
    withLists.flatMap((thing): [string, Queue][] => {
      const targetEntries = entries.filter(({ sessionKey }) => sessionKey === thing.id);
      if (targetEntries.length === 0) return [];
      return [[thing.id, buildQueue(thing, targetEntries, countFreePlaces(thing, takenPlaces), clock.now())]];
    }),
  );
}

/** The number of free places, by key. */
export function countFreePlaces(
  { capacities }: WaitingTarget,
  takenPlaces: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map([...capacities].map(([key, most]) => [key, most - (takenPlaces.get(key) ?? 0)]));
}

/** Whether the start is too near for offers, so that free places go to the first customer who books. */
export function isNearStart(
  target: WaitingTarget,
  entry: Pick<WaitingRecord, 'sessionKey' | 'campDays'>,
  now: Date,
): boolean {
  const { startsAt, rules } = restrictToEntry(target, entry);
  return answerTo({ now, startsAt, cancelMinutes: rules.cancelUntilMinutes, isFree: false }) === 'tell';
}

function buildQueue(
  target: WaitingTarget,
  entries: readonly WaitingRecord[],
  free: ReadonlyMap<string, number>,
  now: Date,
): Queue {
  const waiting = filterOpenEntries(entries, target, now);
  const first = waiting.filter((entry) => !isNearStart(target, entry, now));
  const next = pickEntriesToServe(first.map(toQueueEntry), free);
  const promisedBy = new Map<string, number>();
  for (const { places, keys } of next)
    for (const key of keys) promisedBy.set(key, (promisedBy.get(key) ?? 0) + places);
  return {
    length: waiting.length,
    promised: next.reduce((sum, { places }) => sum + places, 0),
    promisedBy,
    customerIds: new Set(entries.map(({ customerId }) => customerId)),
  };
}

/** The demand for something's places: how many are taken online, and who is waiting for one. */
export interface PlaceDemand {
  taken: number;
  queue: Queue | null;
}

/** The demand for some things, as it appears to everybody who is not on the list themselves. */
export async function findDemand(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  things: readonly WaitingTarget[],
): Promise<(thing: Pick<WaitingTarget, 'id'>) => PlaceDemand> {
  const [takenPlaces, entries] = await readAll(
    countTakenPlaces(db, store, listKeys(things)),
    findOpen(db, store, things),
  );
  return buildDemand(takenPlaces, buildQueues(store, things, entries, takenPlaces));
}

/** Like `findDemand`, if the number of taken places is already known, by their key. */
export async function findDemandGivenTaken(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  things: readonly WaitingTarget[],
  takenPlaces: ReadonlyMap<string, number>,
): Promise<(thing: Pick<WaitingTarget, 'id'>) => PlaceDemand> {
  return buildDemand(takenPlaces, buildQueues(store, things, await findOpen(db, store, things), takenPlaces));
}

function buildDemand(takenPlaces: ReadonlyMap<string, number>, queues: ReadonlyMap<string, Queue>) {
  return ({ id }: Pick<WaitingTarget, 'id'>): PlaceDemand => ({
    taken: takenPlaces.get(id) ?? 0,
    queue: queues.get(id) ?? null,
  });
}

/** The entries for those things that have a list. */
function findOpen(db: Tx, store: OperatorScope, things: readonly WaitingTarget[]): Promise<WaitingRecord[]> {
  const withLists = things.filter(({ most }) => most > 0);
  return openEntries(
    db,
    store,
    withLists.map(({ id }) => id),
  );
}

function listKeys(things: readonly WaitingTarget[]): string[] {
  return things.flatMap(({ capacities }) => [...capacities.keys()]);
}

/** How many places are promised to waiting lists, by the key of the places. */
export async function countPromisedPlaces(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  things: readonly WaitingTarget[],
): Promise<ReadonlyMap<string, number>> {
  const [takenPlaces, entries] = await readAll(
    countTakenPlaces(db, store, listKeys(things)),
    findOpen(db, store, things),
  );
  const queues = buildQueues(store, things, entries, takenPlaces);
  return new Map([...queues.values()].flatMap(({ promisedBy }) => [...promisedBy]));
}

/** How many places are taken or promised to a list. */
export function countReservedPlaces({ taken, queue }: PlaceDemand): number {
  return taken + (queue?.promised ?? 0);
}

/** Marks entries as booked after a place was booked for somebody who was waiting for it or had an offer. */
export async function markEntriesBooked(tx: Tx, store: OperatorScope, places: BookedPlaces): Promise<void> {
  for (const entry of await selectEntries(tx, store, places)) {
    await moveEntry(tx, store, entry, { status: 'booked' });
    await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
  }
}
