import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { formatSessionId, parseSessionId } from '../../domain/catalogue/index.ts';
import { addDays, toInstant, toLocalTime } from '../../domain/common/index.ts';
import type { Order } from '../../domain/common/types.ts';
import { createReference } from '../../domain/people/index.ts';
import type { BookingRecord } from '../../domain/sessions/index.ts';
import type { Tx } from '../../store/connection.ts';
import { bookings } from '../../store/schema/bookings.ts';
import type { BookingDetail } from '../../store/schema/details.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';

const PAST_WEEKS = 8;
const WEEKS_SINCE_MISSED = 2;

/** Inserts a customer's bookings in each of the last eight weeks: all attended, except one that was missed. */
export async function bookPastWeeks(tx: Tx, { operatorId }: Store, customerId: string): Promise<void> {
  const bookingRows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.customerId, customerId)));
  if (bookingRows.length === 0 || bookingRows.some(({ status }) => status !== 'booked')) return;
  const copiedOrders = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.operatorId, operatorId),
        inArray(
          orders.id,
          bookingRows.map(({ orderId }) => orderId),
        ),
      ),
    );
  const weeks = Array.from({ length: PAST_WEEKS }, (_, week) => week + 1);
  const pastBookings = weeks.flatMap((week) =>
    copiedOrders.map((order) => {
      const itemIds = new Map(order.items.map((item) => [item.id, randomUUID()]));
      return { week, order, id: randomUUID(), itemIds };
    }),
  );
  await tx.insert(orders).values(
    pastBookings.map(({ week, order, id, itemIds }) => ({
      ...order,
      id,
      cartId: randomUUID(),
      reference: createReference('PV'),
      items: order.items.map((item) => ({
        ...moveItemBack(item, week),
        id: itemIds.get(item.id) ?? item.id,
      })),
      createdAt: toInstant(addDays(toLocalTime(order.createdAt).date, -7 * week), '07:00'),
    })),
  );
  await tx.insert(bookings).values(
    pastBookings.flatMap(({ week, order, id, itemIds }) =>
      bookingRows
        .filter(({ orderId }) => orderId === order.id)
        .map((booking, index) => ({
          ...moveBookingBack(booking, week),
          orderId: id,
          itemId: itemIds.get(booking.itemId) ?? booking.itemId,
          status: week === WEEKS_SINCE_MISSED && index === 0 ? ('missed' as const) : ('attended' as const),
        })),
    ),
  );
}

function moveBookingBack(booking: BookingRecord, weeks: number): BookingRecord {
  return {
    ...booking,
    id: randomUUID(),
    sessionKey: moveKeyBack(booking.sessionKey, weeks),
    detail: { ...booking.detail, ...moveTimesBack(booking.detail, weeks) },
  };
}

function moveItemBack(item: Order['items'][number], weeks: number): Order['items'][number] {
  if (item.type !== 'booking' || !item.booking) return item;
  const { booking, related } = item;
  const { localDate, startsAt, endsAt } = moveTimesBack(booking, weeks);
  const { time } = booking.freeToCancel;
  const date = addDays(booking.freeToCancel.date, -7 * weeks);
  const freeToCancel = { until: toInstant(date, time).toISOString(), date, time };
  return {
    ...item,
    related: { ...related, id: moveKeyBack(related.id, weeks) },
    startsAt,
    endsAt,
    booking: { ...booking, localDate, freeToCancel },
  };
}

type LocalTimes = Pick<BookingDetail, 'localDate' | 'localStart' | 'localEnd'>;

function moveTimesBack({ localDate, localStart, localEnd }: LocalTimes, weeks: number) {
  const date = addDays(localDate, -7 * weeks);
  return {
    localDate: date,
    startsAt: toInstant(date, localStart).toISOString(),
    endsAt: toInstant(date, localEnd).toISOString(),
  };
}

function moveKeyBack(sessionKey: string, weeks: number): string {
  const session = parseSessionId(sessionKey);
  return session ? formatSessionId(session.patternId, addDays(session.date, -7 * weeks)) : sessionKey;
}
