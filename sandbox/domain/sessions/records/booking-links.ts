import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { activities } from '../../../store/schema/activities.ts';
import type { bookings } from '../../../store/schema/bookings.ts';
import { campDays, camps } from '../../../store/schema/camps.ts';
import { orders } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { isUuid } from '../../common/index.ts';

type LinkedBooking = Pick<typeof bookings.$inferSelect, 'detail' | 'sessionKey' | 'orderId'>;

interface BookingLinks {
  /** By activity id. */
  readonly activitySlugs: ReadonlyMap<string, string>;
  /** By the id of a day of the camp. */
  readonly campSlugs: ReadonlyMap<string, string>;
  /** By order id. */
  readonly orderReferences: ReadonlyMap<string, string>;
}

/** Loads what bookings refer to: their activities, camps and orders. What was deleted is missing from the maps. */
export async function findBookingLinks(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  records: readonly LinkedBooking[],
): Promise<BookingLinks> {
  const activityIds = filterUuids(records.flatMap(({ detail }) => detail.activityId ?? []));
  const dayIds = filterUuids(records.map(({ sessionKey }) => sessionKey));
  const orderIds = filterUuids(records.map(({ orderId }) => orderId));
  const activityRows =
    activityIds.length === 0
      ? []
      : await db
          .select({ id: activities.id, text: activities.slug })
          .from(activities)
          .where(and(eq(activities.operatorId, operatorId), inArray(activities.id, activityIds)));
  const campRows =
    dayIds.length === 0
      ? []
      : await db
          .select({ id: campDays.id, text: camps.slug })
          .from(campDays)
          .innerJoin(camps, and(eq(camps.operatorId, campDays.operatorId), eq(camps.id, campDays.campId)))
          .where(and(eq(campDays.operatorId, operatorId), inArray(campDays.id, dayIds)));
  const orderRows =
    orderIds.length === 0
      ? []
      : await db
          .select({ id: orders.id, text: orders.reference })
          .from(orders)
          .where(and(eq(orders.operatorId, operatorId), inArray(orders.id, orderIds)));
  return {
    activitySlugs: mapById(activityRows),
    campSlugs: mapById(campRows),
    orderReferences: mapById(orderRows),
  };
}

const filterUuids = (ids: readonly string[]): string[] => [...new Set(ids)].filter(isUuid);

const mapById = (rows: readonly { id: string; text: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, text }) => [id, text]));
