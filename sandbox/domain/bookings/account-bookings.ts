import { and, asc, desc, eq, gt, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { bookings } from '../../store/schema/bookings.ts';
import type { Store } from '../../store/store.ts';
import { findCampIdByDay } from '../catalogue/index.ts';
import { invalid, isUuid, notFound, validationError } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  type AccountBooking,
  type BookingRecord,
  buildNextStartSql,
  type CancelAnswer,
  combineCancelAnswers,
  deriveBookedTime,
  endsAtSql,
  findBooking,
  findBookingsOfItem,
  listCancellable,
  toAccountBookings,
} from '../sessions/index.ts';
import { serveWaitingList } from '../waiting-list/index.ts';
import { cancelSomePlaces, decidePlacesCancellation } from './cancel-places.ts';
import { endBooking, endBookingWithoutEmail, sendCancellationMail } from './records/end-booking.ts';

const BOOKINGS_PER_PAGE = 25;
/** How many days a booking that the centre cancelled stays in the list of upcoming ones. */
const CANCELLED_SHOWN_DAYS = 14;
const MS_PER_DAY = 86_400_000;
const endedAtSql: SQL<string> = sql`${bookings.ending}->>'at'`;
const TOO_LATE_MESSAGE = 'You can no longer cancel this booking.';
const COST_CHANGED_MESSAGE = 'The cost of cancelling has changed. Please check it again.';

export interface BookingsQuery {
  when: string;
  cursor?: string | undefined;
  attendeeId?: string | undefined;
  limit?: number | undefined;
}

/** GET my-account/bookings: the next upcoming ones first, or the latest past ones first. Throws 422 for an unknown cursor. */
export function listBookings(
  store: Store,
  caller: Caller,
  { when, cursor, attendeeId, limit = BOOKINGS_PER_PAGE }: BookingsQuery,
): Promise<{ items: AccountBooking[]; nextCursor: string | null }> {
  const isUpcoming = when === 'upcoming';
  const afterPosition = cursor === undefined ? null : readCursor(cursor);
  return store.read(async (db) => {
    if (attendeeId !== undefined && !isUuid(attendeeId)) return { items: [], nextCursor: null };
    const now = store.clock.now();
    const nextStartSql = buildNextStartSql(now);
    const isUpcomingSql =
      or(
        and(gt(endsAtSql, now.toISOString()), inArray(bookings.status, ['booked', 'attended', 'missed'])),
        and(
          eq(bookings.status, 'cancelled_by_centre'),
          gt(endedAtSql, formatInstantDaysAgo(store, CANCELLED_SHOWN_DAYS)),
        ),
      ) ?? sql`false`;
    const rows = await db
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.operatorId, store.operatorId),
          eq(bookings.customerId, caller.userId),
          isUpcoming ? isUpcomingSql : not(isUpcomingSql),
          attendeeId === undefined ? undefined : eq(bookings.attendeeId, attendeeId),
          afterPosition ? buildCursorCondition(afterPosition, nextStartSql, isUpcoming) : undefined,
        ),
      )
      .orderBy(
        ...(isUpcoming ? [asc(nextStartSql), asc(bookings.id)] : [desc(nextStartSql), desc(bookings.id)]),
      )
      .limit(limit + 1);
    const pageRows = rows.slice(0, limit);
    const lastRow = pageRows.at(-1);
    return {
      items: await toAccountBookings(db, store, pageRows),
      nextCursor: rows.length > limit && lastRow ? formatCursor(lastRow, now) : null,
    };
  });
}

/** Explains the refund of one day of a discounted camp: the other days keep their discount. */
const DAY_SHARE_MESSAGE =
  'That’s its share of what you paid. You keep the whole-week or sibling discount on the rest.';

/** GET my-account/bookings/{id}. Throws 404 for a booking of somebody else. */
export function readBooking(store: Store, caller: Caller, id: string): Promise<AccountBooking> {
  return store.read(async (db) => {
    return requireFirstBooking(
      await toAccountBookings(db, store, [await requireOwnBooking(db, store, caller, id)]),
    );
  });
}

/**
 * GET my-account/bookings/{id}/cancel: what cancelling would refund or cost now.
 *
 * @param isWholeCamp true for all days of the camp that were booked with it
 * @param placeCount how many of several places without names to cancel; null for all
 * @throws DomainError 404; 422 if it is too late
 */
export function previewCancellation(
  store: Store,
  caller: Caller,
  bookingId: string,
  isWholeCamp = false,
  placeCount: number | null = null,
): Promise<CancelAnswer> {
  return store.read(async (db) => {
    const record = await requireOwnBooking(db, store, caller, bookingId);
    if (isSomeOfPlaces(record, placeCount)) {
      const answer = decidePlacesCancellation(record, placeCount, store.clock.now());
      if (!answer) throw validationError(TOO_LATE_MESSAGE);
      return answer;
    }
    const { answer, parts } = await decideCancellationNow(db, store, record, isWholeCamp);
    if (!answer) throw validationError(TOO_LATE_MESSAGE);
    const isReduced =
      !isWholeCamp && answer.refund > 0 && parts.some((part) => isReducedCampDay(part.record));
    return isReduced ? { ...answer, sentence: `${answer.sentence} ${DAY_SHARE_MESSAGE}` } : answer;
  });
}

interface CancelRequest {
  readonly id: string;
  readonly expected: string;
  readonly isWholeCamp?: boolean;
  readonly placeCount?: number | null;
}

/** Whether a request is about some of a booking's places, not all of them. */
const isSomeOfPlaces = ({ quantity }: BookingRecord, placeCount: number | null): placeCount is number =>
  placeCount !== null && placeCount !== quantity;

/**
 * POST my-account/bookings/{id}/cancel: cancels if the outcome is still the one that the customer has seen. Idempotent.
 *
 * @throws DomainError 404; 422 if it is too late, or under `expected` if the outcome has changed
 */
export function cancelBooking(
  store: Store,
  caller: Caller,
  { id, expected, isWholeCamp = false, placeCount = null }: CancelRequest,
): Promise<AccountBooking> {
  return store.write(async (tx) => {
    const record = await requireOwnBooking(tx, store, caller, id);
    if (isSomeOfPlaces(record, placeCount)) {
      const answer = decidePlacesCancellation(record, placeCount, store.clock.now());
      if (!answer) throw validationError(TOO_LATE_MESSAGE);
      if (answer.expected !== expected) throw invalid({ expected: [COST_CHANGED_MESSAGE] });
      await cancelSomePlaces(tx, store, record, { placeCount, answer });
      await serveWaitingList(tx, store, record.sessionKey);
      return requireFirstBooking(
        await toAccountBookings(tx, store, [await requireOwnBooking(tx, store, caller, id)]),
      );
    }
    const { answer, parts } = await decideCancellationNow(tx, store, record, isWholeCamp);
    if (record.status === 'cancelled' && parts.length === 0)
      return requireFirstBooking(await toAccountBookings(tx, store, [record]));
    if (!answer) throw validationError(TOO_LATE_MESSAGE);
    if (answer.expected !== expected) throw invalid({ expected: [COST_CHANGED_MESSAGE] });
    const endedBookings: BookingRecord[] = [];
    for (const part of parts) {
      const { refundTo, refund, fee } = part.answer;
      endedBookings.push(
        await endBookingWithoutEmail(tx, store, part.record, { reason: null, refundTo, refund, fee }),
      );
    }
    const { sessionKey } = record;
    await serveWaitingList(tx, store, (await findCampIdByDay(tx, store, sessionKey)) ?? sessionKey);
    await sendCancellationMail(tx, store, endedBookings);
    return requireFirstBooking(
      await toAccountBookings(tx, store, [await requireOwnBooking(tx, store, caller, id)]),
    );
  });
}

async function requireOwnBooking(db: Tx, store: Store, caller: Caller, id: string): Promise<BookingRecord> {
  const record = await findBooking(db, store, caller.userId, id);
  if (!record) throw notFound();
  return record;
}

/** Whether a camp day was sold with the whole-week or sibling discount. */
function isReducedCampDay({ detail, pricePaid }: BookingRecord): boolean {
  return detail.category === 'Camps' && pricePaid < detail.fullPrice;
}

/** The outcome of cancelling now, null if it is too late, and the bookings that it ends. */
async function decideCancellationNow(db: Tx, store: Store, record: BookingRecord, isWholeCamp: boolean) {
  const bookingsOfItem = isWholeCamp ? await findBookingsOfItem(db, store, record) : [record];
  const parts = listCancellable(bookingsOfItem, store.clock.now());
  const [onlyPart] = parts;
  const answer =
    bookingsOfItem.length > 1
      ? combineCancelAnswers(parts.map((part) => ({ answer: part.answer, price: part.record.pricePaid })))
      : (onlyPart?.answer ?? null);
  return { answer, parts };
}

/** Cancels a session for the centre: every booking of it is refunded in full. */
export async function cancelSessionForAll(store: Store, sessionKey: string, reason: string): Promise<void> {
  await store.write(async (tx) => {
    const bookingRows = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.operatorId, store.operatorId),
          inArray(bookings.status, ['booked']),
          eq(bookings.sessionKey, sessionKey),
        ),
      );
    for (const record of bookingRows) {
      const refundTo = record.pricePaid > 0 ? 'credit' : 'none';
      await endBooking(tx, store, record, { reason, refundTo, refund: record.pricePaid, fee: 0 });
    }
  });
}

function formatInstantDaysAgo({ clock }: Store, days: number): string {
  return new Date(clock.now().getTime() - days * MS_PER_DAY).toISOString();
}

function requireFirstBooking(accountBookings: readonly AccountBooking[]): AccountBooking {
  const [booking] = accountBookings;
  if (!booking) throw notFound();
  return booking;
}

interface CursorPosition {
  readonly start: string;
  readonly id: string;
}

function buildCursorCondition(
  { start, id }: CursorPosition,
  startSql: SQL<string>,
  isUpcoming: boolean,
): SQL | undefined {
  const buildBeyondCondition = isUpcoming ? gt : lt;
  return or(
    buildBeyondCondition(startSql, start),
    and(eq(startSql, start), buildBeyondCondition(bookings.id, id)),
  );
}

function formatCursor({ id, detail }: BookingRecord, now: Date): string {
  return Buffer.from(`${deriveBookedTime(detail, now).startsAt} ${id}`).toString('base64url');
}

function readCursor(cursor: string): CursorPosition {
  const [start = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (Number.isNaN(Date.parse(start)) || !isUuid(id)) throw invalid({ cursor: ['This page is unknown.'] });
  return { start, id };
}
