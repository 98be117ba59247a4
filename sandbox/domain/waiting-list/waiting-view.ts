import type { Tx } from '../../store/connection.ts';
import type { WaitingDay } from '../../store/schema/camp-details.ts';
import type { Store } from '../../store/store.ts';
import { findPeople, hasWaivers } from '../attendees/index.ts';
import { toLondonDate } from '../common/index.ts';
import type { WaitingEnd, WaitingStatus } from '../common/types.ts';
import {
  calculateAutoBookDeadline,
  deriveWaitingEntry,
  filterOpenEntries,
  findOpenEntries,
  findRank,
  findWaitingTarget,
  listPlaceKeys,
  restrictToEntry,
  toQueueEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../sessions/index.ts';
import { calculateEntryPrice } from './records/waiting-quotes.ts';

/** An entry of a waiting list as its customer sees it. */
export interface WaitingEntryView {
  id: string;
  status: WaitingStatus;
  endedBy: WaitingEnd | null;
  target: WaitingTarget;
  /** For a camp, the days for which it waits; null for anything else. */
  days: readonly WaitingDay[] | null;
  attendees: { id: string; name: string }[];
  /** From 1; null if it is no longer on the list. */
  rank: number | null;
  listLength: number;
  offerUntil: Date | null;
  /** Until when a place is booked automatically; null if it is only ever offered. */
  autoBookUntil: Date | null;
  /** The current price for all its people, in pence; null if some of them cannot be booked. */
  price: number | null;
  serverTime: Date;
}

/** The customer's entries of a list that have a rank or an offer. */
export async function findOpenEntryViews(
  db: Tx,
  store: Store,
  customerId: string,
  sessionKey: string,
): Promise<WaitingEntryView[]> {
  const ownEntries = (await findOpenEntries(db, store, [sessionKey])).filter(
    (entry) => entry.customerId === customerId,
  );
  const views: WaitingEntryView[] = [];
  for (const entry of ownEntries) {
    const view = await findWaitingView(db, store, entry);
    if (view && view.status !== 'ended') views.push(view);
  }
  return views;
}

/** The customer's view of an entry; null if what it waits for no longer exists. */
export async function findWaitingView(
  db: Tx,
  store: Store,
  record: WaitingRecord,
): Promise<WaitingEntryView | null> {
  const fullTarget = await findWaitingTarget(db, store, record.sessionKey);
  if (!fullTarget) return null;
  const target = restrictToEntry(fullTarget, record);
  const now = store.clock.now();
  const entry = deriveWaitingEntry(record, target.startsAt, now);
  // Entries for other days of a camp do not affect this one.
  const placeKeys = listPlaceKeys(record);
  const queueEntries = filterOpenEntries(await findOpenEntries(db, store, [target.id]), fullTarget, now)
    .map(toQueueEntry)
    .filter((otherEntry) => otherEntry.placeKeys.some((key) => placeKeys.includes(key)));
  const people = await findPeople(db, store, entry.customerId, toLondonDate(now));
  const isOpenEntry = entry.status === 'waiting' || entry.status === 'told' || entry.status === 'offered';
  const price = isOpenEntry ? await calculateEntryPrice(db, store, target, entry) : null;
  const { startsAt, rules } = target;
  const isBookedAutomatically =
    price === 0 && target.type !== 'camp' && !(await hasWaivers(db, store, target.activityId));
  const autoBookDeadline = calculateAutoBookDeadline(startsAt, rules.cancelUntilMinutes);
  return {
    id: entry.id,
    status: entry.status,
    endedBy: entry.endedBy,
    target,
    days: entry.campDays,
    attendees: people
      .filter(({ id }) => entry.attendeeIds.includes(id))
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
    rank: findRank(queueEntries, entry.id),
    listLength: queueEntries.length,
    offerUntil: entry.status === 'offered' ? entry.offerUntil : null,
    autoBookUntil:
      entry.status === 'waiting' && isBookedAutomatically && autoBookDeadline > now ? autoBookDeadline : null,
    price,
    serverTime: now,
  };
}
