import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { isOneOf } from '../../../store/is-one-of.ts';
import { type PlaceholderFactory, prepareStatement } from '../../../store/prepare-statement.ts';
import { waitingEntries } from '../../../store/schema/bookings.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { canMoveEntry, deriveWaitingEntry } from '../rules/waiting-entry.ts';
import { decideServing, type WaitingEntry } from '../rules/waiting-order.ts';
import { releaseOfferedPlaces } from './session-places.ts';
import { listPlaceKeys, restrictToEntry, type WaitingTarget } from './waiting-target.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
export type WaitingRecord = typeof waitingEntries.$inferSelect;

/** The statuses of an entry that may still get a place without any action by its customer. */
const OPEN_STATUSES: WaitingRecord['status'][] = ['waiting', 'told', 'offered'];

const selectOpenEntries = prepareStatement(
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
export function findOpenEntries(
  db: Tx,
  { operatorId }: OperatorScope,
  sessionKeys: readonly string[],
): Promise<WaitingRecord[]> {
  if (sessionKeys.length === 0) return Promise.resolve([]);
  return selectOpenEntries(db, { operatorId, sessionKeys });
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

type EntryChange = Pick<WaitingRecord, 'status'> & Partial<Pick<WaitingRecord, 'endedBy' | 'offerUntil'>>;

/** Moves an entry to another status, according to the table of moves. */
export async function moveEntry(
  tx: Tx,
  { operatorId }: OperatorScope,
  { id, status }: Pick<WaitingRecord, 'id' | 'status'>,
  entryChange: EntryChange,
): Promise<void> {
  if (!canMoveEntry(status, entryChange.status))
    throw new Error(`The entry ${id} is ${status}, not ${entryChange.status}.`);
  await tx
    .update(waitingEntries)
    .set(entryChange)
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
async function findFulfilledEntries(
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

/** Converts an entry for the ordering of the list. */
export function toQueueEntry(entry: WaitingRecord): WaitingEntry {
  const { id, joinedAt, attendeeIds } = entry;
  return { id, joinedAt, placeCount: attendeeIds.length, placeKeys: listPlaceKeys(entry) };
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
  return (
    decideServing({ now, startsAt, cancelMinutes: rules.cancelUntilMinutes, costsNothing: false }) === 'tell'
  );
}

/** Marks entries as booked after a place was booked for somebody who was waiting for it or had an offer. */
export async function markEntriesBooked(
  tx: Tx,
  store: OperatorScope,
  bookedPlaces: BookedPlaces,
): Promise<void> {
  for (const entry of await findFulfilledEntries(tx, store, bookedPlaces)) {
    await moveEntry(tx, store, entry, { status: 'booked' });
    await releaseOfferedPlaces(tx, store, { sessionKeys: listPlaceKeys(entry), offerId: entry.id });
  }
}
