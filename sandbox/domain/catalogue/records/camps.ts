import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import type { CampHalf } from '../../../store/schema/camp-details.ts';
import { campDays, campOptions, camps } from '../../../store/schema/camps.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid } from '../../common/index.ts';
import { findClosedReason } from '../rules/closures.ts';
import { findVenueRules } from './activity-catalogue.ts';
import { findVenueById, type VenueRecord } from './catalogue.ts';

type OperatorScope = Pick<Store, 'operatorId'>;
export type CampRecord = typeof camps.$inferSelect;
export type CampDayRecord = typeof campDays.$inferSelect;
export type CampOptionRecord = typeof campOptions.$inferSelect;

/** A camp with its days in order and the options that can be chosen for them. */
export interface Camp {
  record: CampRecord;
  venue: VenueRecord;
  days: CampDayRecord[];
  options: CampOptionRecord[];
}

/** The camps of a centre, past ones too, in the order of their first days. */
export async function findCampsAtVenue(db: Tx, store: OperatorScope, venue: VenueRecord): Promise<Camp[]> {
  const rows = await db
    .select()
    .from(camps)
    .where(and(eq(camps.operatorId, store.operatorId), eq(camps.venueId, venue.id)));
  const campsWithDays = await addDaysAndOptions(db, store, venue, rows);
  return campsWithDays.sort((first, second) =>
    findFirstCampDate(first) < findFirstCampDate(second) ? -1 : 1,
  );
}

/** A camp by id; null when there is none. */
export async function findCampById(db: Tx, store: OperatorScope, id: string): Promise<Camp | null> {
  const [record] = isUuid(id)
    ? await db
        .select()
        .from(camps)
        .where(and(eq(camps.operatorId, store.operatorId), eq(camps.id, id)))
    : [];
  if (!record) return null;
  const [camp] = await addDaysAndOptions(db, store, await findVenueById(db, store, record.venueId), [record]);
  return camp ?? null;
}

/** The id of the camp that a day belongs to; null if the id is not that of a camp day. */
export async function findCampIdByDay(
  db: Tx,
  { operatorId }: OperatorScope,
  dayId: string,
): Promise<string | null> {
  if (!isUuid(dayId)) return null;
  const [day] = await db
    .select({ campId: campDays.campId })
    .from(campDays)
    .where(and(eq(campDays.operatorId, operatorId), eq(campDays.id, dayId)));
  return day?.campId ?? null;
}

async function addDaysAndOptions(
  db: Tx,
  { operatorId }: OperatorScope,
  venue: VenueRecord,
  records: readonly CampRecord[],
): Promise<Camp[]> {
  if (records.length === 0) return [];
  const campIds = records.map(({ id }) => id);
  const days = await db
    .select()
    .from(campDays)
    .where(and(eq(campDays.operatorId, operatorId), inArray(campDays.campId, campIds)))
    .orderBy(asc(campDays.date));
  const options = await db
    .select()
    .from(campOptions)
    .where(and(eq(campOptions.operatorId, operatorId), inArray(campOptions.campId, campIds)))
    .orderBy(asc(campOptions.position));
  const { closures } = await findVenueRules(db, { operatorId }, [venue.id]);
  const daysWithClosures = days.map((day) => ({
    ...day,
    // A day on which the centre is closed counts as cancelled.
    cancelledReason: findClosedReason(closures, day.date) ?? day.cancelledReason,
  }));
  return records.map((record) => ({
    record,
    venue,
    days: daysWithClosures.filter(({ campId }) => campId === record.id),
    options: options.filter(({ campId }) => campId === record.id),
  }));
}

/** The date of a camp's first day. */
export function findFirstCampDate({ days }: Camp): string {
  return days[0]?.date ?? '';
}

/** The key of a half day in the table of places. */
export function formatHalfKey(dayId: string, half: CampHalf): string {
  return `${dayId}:${half}`;
}

/** The number of places that can be booked online in each half of a day. */
export function calculateOnlineCapacity({ capacity, deskPlaces }: CampDayRecord): number {
  return Math.max(0, capacity - deskPlaces);
}

/** The number of places that can be booked online, by half-day key; cancelled days are left out. */
export function calculateCapacities(days: readonly CampDayRecord[]): Map<string, number> {
  const openDays = days.filter(({ cancelledReason }) => cancelledReason === null);
  return new Map(
    openDays.flatMap((day) => {
      const capacity = calculateOnlineCapacity(day);
      return [
        [formatHalfKey(day.id, 'am'), capacity] as const,
        [formatHalfKey(day.id, 'pm'), capacity] as const,
      ];
    }),
  );
}
