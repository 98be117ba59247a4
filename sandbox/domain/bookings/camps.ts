import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import {
  type CampPerson,
  type DayOption,
  findCampItemsInBasket,
  findCampPeople,
  findDayOptions,
} from '../camps/index.ts';
import { findVerdictsAtDesk } from '../cart/index.ts';
import { type Camp, findCampsAtVenue, findVenue, type VenueRecord } from '../catalogue/index.ts';
import { compareAgeWithRange, notFound } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { findDemandByTarget, toCampWaitingTarget } from '../sessions/index.ts';
import { findOpenEntryViews, serveDueWaitingLists, type WaitingEntryView } from '../waiting-list/index.ts';

/** A camp with the options for each day and the state of its waiting list. */
export interface CampView {
  camp: Camp;
  options: DayOption[];
  waitingList: { isOpen: boolean; length: number };
}

export interface CampListFilter {
  venue: string;
  /** The first and last date of interest, both inclusive; no limit if undefined. */
  from?: string | undefined;
  to?: string | undefined;
  age?: number | undefined;
}

/** The camps of a centre that are not over, the next first. Throws 404 for an unknown centre. */
export function listCampsAtVenue(
  store: Store,
  { venue, from, to, age }: CampListFilter,
): Promise<CampView[]> {
  return store.read(async (db) => {
    const now = store.clock.now();
    const camps = await findCampsAtVenue(db, store, await requireVenue(db, store, venue));
    const matchingCamps = camps.filter(({ record, days }) => {
      const isInPeriod = days.some(
        ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
      );
      return isInPeriod && (age === undefined || compareAgeWithRange(record.detail.age, age) === 'within');
    });
    const options = await findDayOptions(db, store, matchingCamps);
    const buildWaitingList = await findWaitingLists(db, store, matchingCamps);
    return matchingCamps
      .map((camp) => {
        const campOptions = options.filter(({ day }) => day.campId === camp.record.id);
        return { camp, options: campOptions, waitingList: buildWaitingList(camp, campOptions) };
      })
      .filter((campView) => campView.options.some(({ endsAt }) => endsAt > now));
  });
}

export interface CampDetailView extends CampView {
  serverTime: Date;
  people: CampPerson[];
  /** The caller's entries of the waiting list that are still waiting or have an offer. */
  ownEntries: WaitingEntryView[];
}

export interface CampDetailQuery {
  /** Slug or id. */
  venue: string;
  /** Slug or id. */
  campSlug: string;
  /** An item of the caller's basket that is being changed: its own places count as free. */
  cartItemId?: string | undefined;
}

/**
 * A camp with a verdict on each of the caller's people. Throws 404 if the centre has no such camp, or the caller's basket has no
 * such item of it.
 */
export async function getCampAtVenue(
  store: Store,
  caller: Caller | null,
  { venue, campSlug, cartItemId }: CampDetailQuery,
): Promise<CampDetailView> {
  const campId = await store.read(async (db) => (await findCamp(db, store, venue, campSlug)).record.id);
  await serveDueWaitingLists(store, [campId]);
  return store.read(async (db) => {
    const camp = await findCamp(db, store, venue, campSlug);
    const exceptItemId = cartItemId ?? null;
    await requireOwnBasketItem(db, store, { camp, caller, itemId: exceptItemId });
    const options = await findDayOptions(db, store, [camp], exceptItemId);
    const people =
      caller === null
        ? []
        : await findCampPeople(db, store, { camp, options, ownerId: caller.userId, exceptItemId });
    const ownEntries = caller ? await findOpenEntryViews(db, store, caller.userId, camp.record.id) : [];
    const waitingList = (await findWaitingLists(db, store, [camp]))(camp, options);
    const verdicts = caller ? await findVerdictsAtDesk(db, store, caller, camp.record.id, people) : [];
    return { serverTime: store.clock.now(), camp, options, people: verdicts, waitingList, ownEntries };
  });
}

async function findCamp(db: Tx, store: Store, venue: string, campSlug: string): Promise<Camp> {
  const camps = await findCampsAtVenue(db, store, await requireVenue(db, store, venue));
  const camp = camps.find(({ record }) => record.slug === campSlug || record.id === campSlug);
  if (!camp) throw notFound();
  return camp;
}

/** The waiting list of each camp. It is open while any day option that has not begun is full. */
async function findWaitingLists(db: Tx, store: Store, camps: readonly Camp[]) {
  const getDemand = await findDemandByTarget(db, store, camps.map(toCampWaitingTarget));
  return (camp: Camp, options: readonly DayOption[]) => {
    const target = toCampWaitingTarget(camp);
    const length = getDemand(target).queue?.length ?? 0;
    return { isOpen: options.some(({ state }) => state === 'full') && length < target.maxEntries, length };
  };
}

async function requireOwnBasketItem(
  db: Tx,
  store: Store,
  { camp, caller, itemId }: { camp: Camp; caller: Caller | null; itemId: string | null },
): Promise<void> {
  if (itemId === null) return;
  const basketItems =
    caller === null ? [] : await findCampItemsInBasket(db, store, caller.userId, camp.record.id);
  if (!basketItems.some(({ cartItemId }) => cartItemId === itemId)) throw notFound();
}

async function requireVenue(db: Tx, store: Store, slug: string): Promise<VenueRecord> {
  const venue = await findVenue(db, store, slug);
  if (!venue) throw notFound();
  return venue;
}
