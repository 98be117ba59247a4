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
  findRank,
  findWaitingTarget,
  listPlaceKeys,
  openEntries,
  restrictToEntry,
  toQueueEntry,
  type WaitingRecord,
  type WaitingTarget,
} from '../sessions/index.ts';
import { priceOfEntry } from './records/waiting-quotes.ts';

/** An entry of a waiting list as its customer sees it. */
export interface WaitingView {
  id: string;
  status: WaitingStatus;
  endedBy: WaitingEnd | null;
  awaited: WaitingTarget;
  /** For a camp, the days for which it waits; null for anything else. */
  days: readonly WaitingDay[] | null;
  attendees: { id: string; name: string }[];
  /** From 1; null if it is no longer on the list. */
  rank: number | null;
  length: number;
  offerUntil: Date | null;
  /** Until when a place is booked automatically; null if it is only ever offered. */
  autoBookUntil: Date | null;
  /** The current price for all its people, in pence; null if some of them cannot be booked. */
  price: number | null;
  serverTime: Date;
}

/** The customer's entries of a list that have a rank or an offer. */
export async function openEntriesOf(
  db: Tx,
  store: Store,
  customerId: string,
  key: string,
): Promise<WaitingView[]> {
  const ownEntries = (await openEntries(db, store, [key])).filter((entry) => entry.customerId === customerId);
  const views: WaitingView[] = [];
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
): Promise<WaitingView | null> {
  const fullTarget = await findWaitingTarget(db, store, record.sessionKey);
  if (!fullTarget) return null;
  const target = restrictToEntry(fullTarget, record);
  const now = store.clock.now();
  const entry = deriveWaitingEntry(record, target.startsAt, now);
  // Entries for other days of a camp do not affect this one.
  const keys = listPlaceKeys(record);
  const list = filterOpenEntries(await openEntries(db, store, [target.id]), fullTarget, now)
    .map(toQueueEntry)
    .filter((otherEntry) => otherEntry.keys.some((key) => keys.includes(key)));
  const people = await findPeople(db, store, entry.customerId, toLondonDate(now));
  const isOpen = entry.status === 'waiting' || entry.status === 'told' || entry.status === 'offered';
  const price = isOpen ? await priceOfEntry(db, store, target, entry) : null;
  const { startsAt, rules } = target;
  const isBookedUnasked =
    price === 0 && target.type !== 'camp' && !(await hasWaivers(db, store, target.activityId));
  const bookedUntil = calculateAutoBookDeadline(startsAt, rules.cancelUntilMinutes);
  return {
    id: entry.id,
    status: entry.status,
    endedBy: entry.endedBy,
    awaited: target,
    days: entry.campDays,
    attendees: people
      .filter(({ id }) => entry.attendeeIds.includes(id))
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
    rank: findRank(list, entry.id),
    length: list.length,
    offerUntil: entry.status === 'offered' ? entry.offerUntil : null,
    autoBookUntil: entry.status === 'waiting' && isBookedUnasked && bookedUntil > now ? bookedUntil : null,
    price,
    serverTime: now,
  };
}
