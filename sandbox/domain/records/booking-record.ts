import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { activities } from '../../store/schema/activities.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { venues } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { type CancelAnswer, type CancellableBooking, cancelAnswer } from '../rules/cancel-answer.ts';
import { freeUntil } from '../rules/cancellation.ts';
import { isUuid } from './uuid.ts';

export type BookingRecord = typeof bookings.$inferSelect;

export interface AccountBooking {
  readonly record: BookingRecord;
  readonly state: BookingRecord['status'];
  readonly venueSlug: string;
  /** Null where the activity is not kept, as of a camp. */
  readonly activitySlug: string | null;
  /** Null: it cannot be cancelled any more. */
  readonly cancel: CancelAnswer | null;
  /** Null when cancelling has never been free, or is over. */
  readonly freeUntil: Date | null;
}

/** `starts_at` and `ends_at` of a booking, as instants in ISO 8601, which sort as text. */
export const startOf: SQL<string> = sql`${bookings.detail}->>'startsAt'`;
export const endOf: SQL<string> = sql`${bookings.detail}->>'endsAt'`;

/** A customer's booking; null for anybody else's. */
export async function bookingOf(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
  id: string,
): Promise<BookingRecord | null> {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.operatorId, operatorId), eq(bookings.customerId, customerId), eq(bookings.id, id)),
    );
  return found ?? null;
}

async function slugsOfActivities(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  records: readonly BookingRecord[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(records.flatMap(({ detail }) => detail.activityId ?? []))].filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: activities.id, slug: activities.slug })
    .from(activities)
    .where(and(eq(activities.operatorId, operatorId), inArray(activities.id, ids)));
  return new Map(found.map(({ id, slug }) => [id, slug]));
}

/** Bookings as a customer sees them now. */
export async function seenBookings(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  records: readonly BookingRecord[],
): Promise<AccountBooking[]> {
  const venueIds = [...new Set(records.map(({ detail }) => detail.venue.id))];
  const found =
    venueIds.length === 0
      ? []
      : await db
          .select({ id: venues.id, slug: venues.slug })
          .from(venues)
          .where(and(eq(venues.operatorId, store.operatorId), inArray(venues.id, venueIds)));
  const slugs = new Map(found.map(({ id, slug }) => [id, slug]));
  const activitySlugs = await slugsOfActivities(db, store, records);
  const now = store.clock.now();
  return records.map((record) => {
    const { detail, status } = record;
    const hasEnded = new Date(detail.endsAt) <= now;
    return {
      record,
      // The demo operator takes no attendance: nobody marked as missing has attended.
      state: status === 'booked' && hasEnded ? 'attended' : status,
      venueSlug: slugs.get(detail.venue.id) ?? '',
      activitySlug: activitySlugs.get(detail.activityId ?? '') ?? null,
      cancel: cancellationOf(record, now),
      freeUntil: status === 'booked' ? freeUntil(new Date(detail.startsAt), detail.cancel) : null,
    };
  });
}

/** What cancelling a booking does now; null when it is cancelled, or its session has begun. */
export function cancellationOf(record: BookingRecord, now: Date): CancelAnswer | null {
  return record.status === 'booked' ? cancelAnswer(cancellable(record), now) : null;
}

function cancellable({ id, detail, pricePaid }: BookingRecord): CancellableBooking {
  const { reduction, cancel: rule } = detail;
  const used = reduction?.kind === 'membership' ? null : reduction;
  return { id, startsAt: new Date(detail.startsAt), price: pricePaid, rule, used };
}
