import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { Store } from '../../../store/store.ts';
import { pickEntriesToServe } from '../rules/waiting-order.ts';
import { countTakenPlaces } from './session-places.ts';
import {
  countFreePlaces,
  filterOpenEntries,
  findOpenEntries,
  isNearStart,
  toQueueEntry,
  type WaitingRecord,
} from './waiting-entries.ts';
import type { WaitingTarget } from './waiting-target.ts';

/** The waiting list of a session, a course or a camp. */
export interface WaitingQueue {
  /** The number of waiting entries. */
  readonly length: number;
  /** How many free places are promised to these entries. */
  readonly promisedCount: number;
  /** The same number by the key of the places. */
  readonly promisedByKey: ReadonlyMap<string, number>;
  /** The customers who are waiting or have an offer. */
  readonly customerIds: ReadonlySet<string>;
}

/**
 * The waiting lists by key, left out where there is none. Promised places count as taken for everybody else, so that
 * a freed place is never sold past the list, even before the list is served.
 */
function buildWaitingQueues(
  { clock }: Pick<Store, 'clock'>,
  targets: readonly WaitingTarget[],
  entries: readonly WaitingRecord[],
  takenPlaces: ReadonlyMap<string, number>,
): ReadonlyMap<string, WaitingQueue> {
  const targetsWithList = targets.filter(({ maxEntries }) => maxEntries > 0);
  return new Map(
    targetsWithList.flatMap((target): [string, WaitingQueue][] => {
      const targetEntries = entries.filter(({ sessionKey }) => sessionKey === target.id);
      if (targetEntries.length === 0) return [];
      return [
        [
          target.id,
          buildWaitingQueue(target, targetEntries, countFreePlaces(target, takenPlaces), clock.now()),
        ],
      ];
    }),
  );
}

function buildWaitingQueue(
  target: WaitingTarget,
  entries: readonly WaitingRecord[],
  freePlaces: ReadonlyMap<string, number>,
  now: Date,
): WaitingQueue {
  const waitingEntriesInOrder = filterOpenEntries(entries, target, now);
  const servableEntries = waitingEntriesInOrder.filter((entry) => !isNearStart(target, entry, now));
  const nextEntries = pickEntriesToServe(servableEntries.map(toQueueEntry), freePlaces);
  const promisedByKey = new Map<string, number>();
  for (const { placeCount, placeKeys } of nextEntries)
    for (const key of placeKeys) promisedByKey.set(key, (promisedByKey.get(key) ?? 0) + placeCount);
  return {
    length: waitingEntriesInOrder.length,
    promisedCount: nextEntries.reduce((sum, { placeCount }) => sum + placeCount, 0),
    promisedByKey,
    customerIds: new Set(entries.map(({ customerId }) => customerId)),
  };
}

/** The demand for something's places: how many are taken online, and who is waiting for one. */
export interface PlaceDemand {
  takenCount: number;
  queue: WaitingQueue | null;
}

/** The demand for some things, as it appears to everybody who is not on the list themselves. */
export async function findDemandByTarget(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  targets: readonly WaitingTarget[],
): Promise<(target: Pick<WaitingTarget, 'id'>) => PlaceDemand> {
  const [takenPlaces, entries] = await readAll(
    countTakenPlaces(db, store, listPlaceKeysOfTargets(targets)),
    findOpenEntriesOfTargets(db, store, targets),
  );
  return buildDemand(takenPlaces, buildWaitingQueues(store, targets, entries, takenPlaces));
}

/** Like `findDemandByTarget`, if the number of taken places is already known, by their key. */
export async function findDemandFromTaken(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  targets: readonly WaitingTarget[],
  takenPlaces: ReadonlyMap<string, number>,
): Promise<(target: Pick<WaitingTarget, 'id'>) => PlaceDemand> {
  return buildDemand(
    takenPlaces,
    buildWaitingQueues(store, targets, await findOpenEntriesOfTargets(db, store, targets), takenPlaces),
  );
}

function buildDemand(takenPlaces: ReadonlyMap<string, number>, queues: ReadonlyMap<string, WaitingQueue>) {
  return ({ id }: Pick<WaitingTarget, 'id'>): PlaceDemand => ({
    takenCount: takenPlaces.get(id) ?? 0,
    queue: queues.get(id) ?? null,
  });
}

/** The entries for those things that have a list. */
function findOpenEntriesOfTargets(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  targets: readonly WaitingTarget[],
): Promise<WaitingRecord[]> {
  const targetsWithList = targets.filter(({ maxEntries }) => maxEntries > 0);
  return findOpenEntries(
    db,
    store,
    targetsWithList.map(({ id }) => id),
  );
}

function listPlaceKeysOfTargets(targets: readonly WaitingTarget[]): string[] {
  return targets.flatMap(({ capacities }) => [...capacities.keys()]);
}

/** How many places are promised to waiting lists, by the key of the places. */
export async function countPromisedPlaces(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  targets: readonly WaitingTarget[],
): Promise<ReadonlyMap<string, number>> {
  const [takenPlaces, entries] = await readAll(
    countTakenPlaces(db, store, listPlaceKeysOfTargets(targets)),
    findOpenEntriesOfTargets(db, store, targets),
  );
  const queues = buildWaitingQueues(store, targets, entries, takenPlaces);
  return new Map([...queues.values()].flatMap(({ promisedByKey }) => [...promisedByKey]));
}

/** How many places are taken or promised to a list. */
export function countReservedPlaces({ takenCount, queue }: PlaceDemand): number {
  return takenCount + (queue?.promisedCount ?? 0);
}
