import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import type { BookedTime, BookingDetail } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import { findPeople } from '../../attendees/index.ts';
import { parseSessionId, parseSlotId } from '../../catalogue/index.ts';
import { formatAddressLine, isUuid, toLondonDate } from '../../common/index.ts';
import {
  findBookingFees,
  findCalendarSecrets,
  formatCalendarCode,
  type PenaltyRecord,
} from '../../people/index.ts';
import { buildCancelAnswer, type CancelAnswer, type CancellableBooking } from '../rules/cancel-answer.ts';
import { calculateFreeCancellationEnd } from '../rules/cancellation.ts';
import { deriveLateArrival, type LateReport } from '../rules/late.ts';
import { decideSwapState, type SwappableBooking, type SwapState } from '../rules/swap.ts';
import { findBookingLinks } from './booking-links.ts';

export type BookingRecord = typeof bookings.$inferSelect;

export interface AccountBooking {
  readonly record: BookingRecord;
  /** When it takes place next, or took place last. */
  readonly time: BookedTime;
  readonly state: BookingRecord['status'];
  readonly venueSlug: string;
  /** On one line. */
  readonly venueAddress: string | null;
  /** The code in the address at which a calendar reads it without a log-in. */
  readonly calendarCode: string;
  /** Null if there is no activity, as for a camp, or it was deleted. */
  readonly activitySlug: string | null;
  /** The camp whose day it is; null for anything else, and if the camp was deleted. */
  readonly campSlug: string | null;
  /** The reference on the confirmation and in the e-mail of its order. */
  readonly orderReference: string | null;
  /** Null if it can no longer be cancelled. */
  readonly cancel: CancelAnswer | null;
  /** How many days of the same camp can be cancelled together; null if fewer than two. */
  readonly wholeDays: number | null;
  /** Null if cancelling was never free, or no longer is. */
  readonly freeUntil: Date | null;
  /** Whether another person may come instead. */
  readonly swap: SwapState;
  /** The charge for missing it or cancelling it too late, paid or not; null if there is none. */
  readonly charge: PenaltyRecord | null;
  /** Whether the customer can now tell the centre that they will be late. */
  readonly late: LateReport;
  /** The sessions of a course or the days of a camp; null for anything else. */
  readonly dates: readonly BookingDate[] | null;
}

interface BookingDate {
  readonly bookingId: string;
  readonly localDate: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isCancelled: boolean;
  /** The extras of the day of a camp; missing for anything else. */
  readonly added?: BookingDetail['added'] | undefined;
}

/** The `starts_at` of a booking, an instant in ISO 8601, which sorts as text. */
export const startsAtSql: SQL<string> = sql`${bookings.detail}->>'startsAt'`;
/** The end of a booking; for a course, the end of its last session. */
export const endsAtSql: SQL<string> = sql`coalesce(${bookings.detail}->'sessions'->-1->>'endsAt', ${bookings.detail}->>'endsAt')`;

/** SQL for when a booking takes place next, or took place last, as in `deriveBookedTime`. */
export function buildNextStartSql(now: Date): SQL<string> {
  const nextStartSql = sql`(
    select min(one->>'startsAt') from jsonb_array_elements(${bookings.detail}->'sessions') one where one->>'endsAt' > ${now.toISOString()}
  )`;
  return sql`coalesce(${nextStartSql}, ${bookings.detail}->'sessions'->-1->>'startsAt', ${bookings.detail}->>'startsAt')`;
}

/** When a booking takes place next, or took place last. For a course this is one of its sessions. */
export function deriveBookedTime(detail: BookingRecord['detail'], now: Date): BookedTime {
  const { sessions = [] } = detail;
  return sessions.find(({ endsAt }) => new Date(endsAt) > now) ?? sessions.at(-1) ?? detail;
}

/** Finds a customer's booking; null for anybody else's. */
export async function findBooking(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  customerId: string,
  id: string,
): Promise<BookingRecord | null> {
  if (!isUuid(id)) return null;
  const [record] = await db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.operatorId, operatorId), eq(bookings.customerId, customerId), eq(bookings.id, id)),
    );
  return record ?? null;
}

/** Converts bookings to what their customer sees now. */
export async function toAccountBookings(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  records: readonly BookingRecord[],
): Promise<AccountBooking[]> {
  const venueIds = [...new Set(records.map(({ detail }) => detail.venue.id))];
  const rows =
    venueIds.length === 0
      ? []
      : await db
          .select()
          .from(venues)
          .where(and(eq(venues.operatorId, store.operatorId), inArray(venues.id, venueIds)));
  const secrets = await findCalendarSecrets(
    db,
    store,
    records.map(({ customerId }) => customerId),
  );
  const venuesById = new Map(rows.map((venue) => [venue.id, venue]));
  const links = await findBookingLinks(db, store, records);
  const bookingsByItem = await findBookingsByItem(db, store, records);
  const feeByBooking = await findFees(db, store, records);
  const now = store.clock.now();
  const hasOtherPeople = await hasOtherPeopleForSwap(db, store, records, now);
  return records.map((record) => {
    const { detail, status } = record;
    const venue = venuesById.get(detail.venue.id);
    const time = deriveBookedTime(detail, now);
    const hasEnded = new Date(time.endsAt) <= now;
    return {
      record,
      time,
      // The demo operator records no attendance: everybody who is not marked as missing has attended.
      state: status === 'booked' && hasEnded ? 'attended' : status,
      venueSlug: venue?.slug ?? '',
      venueAddress: venue ? formatAddressLine(venue) : null,
      calendarCode: formatCalendarCode('booking', record.id, secrets.get(record.customerId) ?? ''),
      activitySlug: links.activitySlugs.get(detail.activityId ?? '') ?? null,
      campSlug: links.campSlugs.get(record.sessionKey) ?? null,
      orderReference: links.orderReferences.get(record.orderId) ?? null,
      cancel: decideCancellation(record, now),
      wholeDays: countUnlessSingle(listCancellable(bookingsByItem.get(record.itemId) ?? [], now)),
      freeUntil:
        status === 'booked' ? calculateFreeCancellationEnd(new Date(detail.startsAt), detail.cancel) : null,
      swap: decideSwapState(toSwappableBooking(record), hasOtherPeople, now),
      late: deriveLateState(record, now),
      charge: feeByBooking.get(record.id) ?? null,
      dates: listBookingDates(record, bookingsByItem.get(record.itemId) ?? []),
    };
  });
}

/** The bookings that belong to the same order lines, by line. Only a camp has several. */
async function findBookingsByItem(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  records: readonly BookingRecord[],
): Promise<ReadonlyMap<string, readonly BookingRecord[]>> {
  const itemIds = [...new Set(records.map(({ itemId }) => itemId))];
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.operatorId, operatorId), inArray(bookings.itemId, itemIds)))
    .orderBy(asc(startsAtSql));
  const bookingsByItem = new Map<string, BookingRecord[]>();
  for (const row of rows) bookingsByItem.set(row.itemId, [...(bookingsByItem.get(row.itemId) ?? []), row]);
  return bookingsByItem;
}

function listBookingDates(record: BookingRecord, dayRecords: readonly BookingRecord[]): BookingDate[] | null {
  const toBookingDate = (
    { id, status, detail }: BookingRecord,
    { localDate, startsAt, endsAt }: BookedTime,
  ) => ({
    bookingId: id,
    localDate,
    startsAt,
    endsAt,
    isCancelled: status === 'cancelled' || status === 'cancelled_by_centre',
    added: detail.added,
  });
  const { sessions } = record.detail;
  if (sessions) return sessions.map((time) => toBookingDate(record, time));
  return dayRecords.length > 1
    ? dayRecords.map((dayRecord) => toBookingDate(dayRecord, dayRecord.detail))
    : null;
}

/** What cancelling a booking now would do; null if it is cancelled, or its session has begun. */
export function decideCancellation(record: BookingRecord, now: Date): CancelAnswer | null {
  return record.status === 'booked' ? buildCancelAnswer(toCancellableBooking(record), now) : null;
}

async function findFees(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  records: readonly BookingRecord[],
): Promise<ReadonlyMap<string | null, PenaltyRecord>> {
  const chargeableBookings = records.filter(({ status }) => status === 'missed' || status === 'cancelled');
  const ids = chargeableBookings.map(({ id }) => id);
  return findBookingFees(db, store, chargeableBookings[0]?.customerId ?? '', ids);
}

/** Whether the customer can now tell the centre that they will be late, and what they have told it. */
export function deriveLateState({ status, detail, late }: BookingRecord, now: Date): LateReport {
  const startTimes = status === 'booked' ? (detail.sessions ?? [detail]).map(({ startsAt }) => startsAt) : [];
  return deriveLateArrival(startTimes, late, now);
}

/** Whether somebody else may come to a booking instead, without deciding who. */
export async function findSwapState(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  record: BookingRecord,
): Promise<SwapState> {
  const now = store.clock.now();
  return decideSwapState(
    toSwappableBooking(record),
    await hasOtherPeopleForSwap(db, store, [record], now),
    now,
  );
}

/** Whether the customer of these bookings has other people. Not loaded if it makes no difference. */
async function hasOtherPeopleForSwap(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  records: readonly BookingRecord[],
  now: Date,
): Promise<boolean> {
  const swappableRecord = records.find((record) => {
    const { allowed, message } = decideSwapState(toSwappableBooking(record), true, now);
    return allowed || message !== null;
  });
  return (
    swappableRecord !== undefined &&
    (await findPeople(db, store, swappableRecord.customerId, toLondonDate(now))).length > 1
  );
}

function toSwappableBooking({ status, sessionKey, attendeeId, detail }: BookingRecord): SwappableBooking {
  const startsAt = new Date(detail.startsAt);
  return {
    isBooked: status === 'booked',
    kind: deriveBookingKind(sessionKey, detail),
    hasName: attendeeId !== null,
    startsAt,
    freeUntil: calculateFreeCancellationEnd(startsAt, detail.cancel),
  };
}

function deriveBookingKind(
  sessionKey: string,
  { sessions }: BookingRecord['detail'],
): SwappableBooking['kind'] {
  if (parseSlotId(sessionKey)) return 'court';
  if (parseSessionId(sessionKey)) return 'class';
  return sessions ? 'course' : 'camp';
}

/** The bookings of the same order line: the days of one child at a camp. */
export async function findBookingsOfItem(
  db: Tx,
  store: Pick<Store, 'operatorId'>,
  record: BookingRecord,
): Promise<readonly BookingRecord[]> {
  return (await findBookingsByItem(db, store, [record])).get(record.itemId) ?? [];
}

/** The bookings of an order line that can be cancelled now, each with what cancelling does. */
export function listCancellable(
  bookingsOfItem: readonly BookingRecord[],
  now: Date,
): { record: BookingRecord; answer: CancelAnswer }[] {
  return bookingsOfItem.flatMap((record) => {
    const answer = decideCancellation(record, now);
    return answer ? [{ record, answer }] : [];
  });
}

function countUnlessSingle({ length }: readonly unknown[]): number | null {
  return length > 1 ? length : null;
}

function toCancellableBooking({ id, detail, pricePaid }: BookingRecord): CancellableBooking {
  const { reduction, cancel: rule } = detail;
  const usedReduction = reduction?.kind === 'membership' ? null : reduction;
  return {
    id,
    startsAt: new Date(detail.startsAt),
    price: pricePaid,
    cancelRule: rule,
    paidWithUse: usedReduction,
  };
}
