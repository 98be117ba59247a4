import type { Tx } from '../../store/connection.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import {
  type ActivityCatalogue,
  findClosedReason,
  findNonMemberPrice,
  type VenueSummary,
} from '../catalogue/index.ts';
import { getWeekday, invalid, listDatesFrom, notFound, toLondonDate } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  countTakenPlaces,
  type Facility,
  findFacilities,
  findFacilityRules,
  findOwnPlaces,
  findSlots,
} from '../sessions/index.ts';
import { findCustomerAtVenue, type SessionView, toSessionView } from './records/session-view.ts';
import {
  findCatalogue,
  findDayProblem,
  findFirstStripDay,
  STRIP_DAYS,
  type TimetableDay,
} from './timetable.ts';

export interface FacilityToday {
  facility: Facility;
  /** The length of a slot in minutes; 0 if the facility has none. */
  minutes: number;
  /** In pence, without a membership; null if there is no such price. */
  lowestPrice: number | null;
  /** The number of today's slots that can still be hired. */
  freeSlotCount: number;
}

/** The courts and pitches of a centre. Throws 404 for an unknown centre. */
export function listFacilitiesAtVenue(
  store: Store,
  venueSlug: string,
): Promise<{ venue: VenueSummary; facilities: FacilityToday[] }> {
  return store.read(async (db) => {
    const catalogue = await findCatalogue(db, store, venueSlug);
    const todayOnly = [toLondonDate(store.clock.now())];
    const facilities: FacilityToday[] = [];
    for (const facility of await findFacilities(db, store, catalogue)) {
      const slots = await findSlotViews(db, store, null, catalogue, facility, todayOnly);
      facilities.push({
        facility,
        minutes: facility.templates[0]?.minutes ?? 0,
        lowestPrice: findLowestPrice(catalogue, facility),
        freeSlotCount: slots.filter(isBookableSlot).length,
      });
    }
    return { venue: catalogue.venue, facilities };
  });
}

function findLowestPrice({ listPrices }: ActivityCatalogue, { templates }: Facility): number | null {
  const prices = templates
    .flatMap(({ pricePeak, priceOffPeak }) => [pricePeak, priceOffPeak])
    .map((key) => findNonMemberPrice(listPrices(key)))
    .filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** A slot as the caller sees it. */
export interface SlotView extends SessionView {
  /** Whether the caller has booked it or has it in their basket; null for neither. */
  ownState: 'booked' | 'in_basket' | null;
}

export interface SlotDay {
  serverTime: Date;
  catalogue: ActivityCatalogue;
  facility: Facility;
  date: string;
  /** `sessionCount` is the number of slots that are free. */
  days: TimetableDay[];
  rules: BookingRules;
  slots: SlotView[];
}

/**
 * The slots of a facility on one day, as the caller sees them.
 *
 * @throws DomainError 404 for an unknown centre or facility; 422 under `date` for a day in the past or too far ahead
 */
export function getSlotDay(
  store: Store,
  caller: Caller | null,
  { venue, facilitySlug, date }: { venue: string; facilitySlug: string; date: string },
): Promise<SlotDay> {
  const now = store.clock.now();
  const today = toLondonDate(now);
  const dateProblem = findDayProblem(date, today);
  if (dateProblem) throw invalid({ date: [dateProblem] });
  return store.read(async (db) => {
    const catalogue = await findCatalogue(db, store, venue);
    const facility = (await findFacilities(db, store, catalogue)).find(({ slug }) => slug === facilitySlug);
    if (!facility) throw notFound();
    const dates = listDatesFrom(findFirstStripDay(date, today), STRIP_DAYS);
    const slotViews = await findSlotViews(db, store, caller, catalogue, facility, dates);
    const slotsOfDate = slotViews.filter(({ session }) => session.localDate === date);
    return {
      serverTime: now,
      catalogue,
      facility,
      date,
      days: dates.map((day) => buildDay(catalogue, slotViews, day)),
      rules: findFacilityRules(catalogue, facility),
      slots: await addOwnState(db, store, caller, slotsOfDate),
    };
  });
}

async function findSlotViews(
  db: Tx,
  store: Store,
  caller: Caller | null,
  catalogue: ActivityCatalogue,
  facility: Facility,
  dates: readonly string[],
): Promise<SessionView[]> {
  const now = store.clock.now();
  const viewer = await findCustomerAtVenue(db, store, caller, catalogue.venue);
  const slots = await findSlots(db, store, catalogue, facility, dates);
  const takenCounts = await countTakenPlaces(
    db,
    store,
    slots.map(({ id }) => id),
  );
  return slots.map((slot) =>
    toSessionView(viewer, slot, { takenCount: takenCounts.get(slot.id) ?? 0, queue: null }, now),
  );
}

const isBookableSlot = ({ state }: SessionView) => state === 'available' || state === 'few';

function buildDay(
  { closures }: ActivityCatalogue,
  slots: readonly SessionView[],
  date: string,
): TimetableDay {
  return {
    date,
    weekday: getWeekday(date),
    sessionCount: slots.filter((slot) => slot.session.localDate === date && isBookableSlot(slot)).length,
    closedReason: findClosedReason(closures, date),
  };
}

async function addOwnState(
  db: Tx,
  store: Store,
  caller: Caller | null,
  slots: readonly SessionView[],
): Promise<SlotView[]> {
  const takenSessionIds = slots.filter(({ remaining }) => remaining === 0).map(({ session }) => session.id);
  const ownPlaces = await findOwnPlaces(
    db,
    store,
    caller === null ? [] : takenSessionIds,
    caller?.userId ?? '',
  );
  return slots.map((slot) => ({ ...slot, ownState: ownPlaces.get(slot.session.id) ?? null }));
}
