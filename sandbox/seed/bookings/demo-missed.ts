import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatBookingName } from '../../domain/bookings/index.ts';
import type { NamedRef } from '../../domain/common/types.ts';
import { createReference, findBookingFees } from '../../domain/people/index.ts';
import type { BookingRecord } from '../../domain/sessions/index.ts';
import type { Tx } from '../../store/connection.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import { orders } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';

const FEE_PENCE = 300;
const WAIVED_AFTER_MS = 3 * 86_400_000;

/** Charges a demo customer for a missed class and waives the charge three days later, so that they can book again. */
export async function waiveMissedBooking(tx: Tx, store: Store, customerId: string): Promise<void> {
  const missedBooking = await findMissedBooking(tx, store, customerId);
  if (!missedBooking || (await findBookingFees(tx, store, customerId, [missedBooking.id])).size > 0) return;
  const createdAt = new Date(missedBooking.detail.endsAt);
  await tx.insert(penalties).values({
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    name: `Missed: ${formatBookingName(missedBooking.detail)}`,
    amount: FEE_PENCE,
    bookingId: missedBooking.id,
    createdAt,
    waivedAt: new Date(createdAt.getTime() + WAIVED_AFTER_MS),
  });
}

/** Copies the missed class, as a free taster, to a customer who still owes the charge `penaltyId` for it. */
export async function copyMissedBooking(
  tx: Tx,
  store: Store,
  { from, to, penaltyId }: { from: string; to: NamedRef; penaltyId: string },
): Promise<void> {
  const { operatorId } = store;
  const missedBooking = await findMissedBooking(tx, store, from);
  if (!missedBooking || (await findMissedBooking(tx, store, to.id))) return;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.operatorId, operatorId), eq(orders.id, missedBooking.orderId)));
  if (!order) return;
  const [id, orderId, itemId] = [randomUUID(), randomUUID(), randomUUID()];
  const priceLabel = 'Free taster session';
  const items = order.items.flatMap((item) =>
    item.id === missedBooking.itemId && item.type === 'booking' && item.booking
      ? {
          ...item,
          id: itemId,
          priceBreakdown: [{ label: priceLabel, price: item.total }],
          booking: { ...item.booking, attendee: to },
        }
      : [],
  );
  const orderFields = {
    id: orderId,
    cartId: randomUUID(),
    reference: createReference('PV'),
    customerId: to.id,
  };
  await tx.insert(orders).values({ ...order, ...orderFields, items });
  const detail = { ...missedBooking.detail, attendee: to, priceLabel, reduction: null };
  const bookingFields = { id, orderId, itemId, customerId: to.id, attendeeId: to.id };
  await tx.insert(bookings).values({ ...missedBooking, ...bookingFields, detail });
  await tx
    .update(penalties)
    .set({ bookingId: id, name: `Missed: ${formatBookingName(detail)}` })
    .where(and(eq(penalties.operatorId, operatorId), eq(penalties.id, penaltyId)));
}

async function findMissedBooking(
  tx: Tx,
  { operatorId }: Store,
  customerId: string,
): Promise<BookingRecord | undefined> {
  const [missedBooking] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.status, 'missed'),
      ),
    );
  return missedBooking;
}
