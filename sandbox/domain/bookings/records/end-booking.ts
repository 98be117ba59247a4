import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings, sessionPlaces } from '../../../store/schema/bookings.ts';
import type { BookingEnding } from '../../../store/schema/details.ts';
import { penalties } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { returnUses } from '../../packages/index.ts';
import { changeCredit, sendEmail } from '../../people/index.ts';
import type { BookingRecord } from '../../sessions/index.ts';
import { formatBookingName } from '../rules/booking-name.ts';
import { formatCancellationMail } from '../rules/cancellation-mail.ts';

/** Ends a booking like `endBookingWithoutEmail`, and sends the customer an e-mail. */
export async function endBooking(
  tx: Tx,
  store: Store,
  record: BookingRecord,
  ending: Omit<BookingEnding, 'at'>,
): Promise<BookingRecord> {
  const endedBooking = await endBookingWithoutEmail(tx, store, record, ending);
  await sendCancellationMail(tx, store, [endedBooking]);
  return endedBooking;
}

/** Sends one e-mail about bookings that were cancelled together, with the refund and the fee. */
export async function sendCancellationMail(
  tx: Tx,
  store: Store,
  records: readonly BookingRecord[],
): Promise<void> {
  const [firstRecord] = records;
  if (!firstRecord) return;
  const subject =
    records.length === 1 ? 'Your booking has been cancelled' : 'Your bookings have been cancelled';
  await sendEmail(tx, store, firstRecord.customerId, subject, formatCancellationMail(records));
}

/**
 * Ends a booking: frees its places at once, returns the uses that paid for it, refunds money as credit that can be spent at once,
 * and adds a fee as a penalty.
 */
export async function endBookingWithoutEmail(
  tx: Tx,
  store: Store,
  record: BookingRecord,
  endingInput: Omit<BookingEnding, 'at'>,
): Promise<BookingRecord> {
  const { id, customerId, detail } = record;
  const ending: BookingEnding = { at: store.clock.now().toISOString(), ...endingInput };
  const status = endingInput.reason === null ? 'cancelled' : 'cancelled_by_centre';
  await tx.update(bookings).set({ status, ending }).where(buildBookingCondition(store, id));
  await tx
    .delete(sessionPlaces)
    .where(and(eq(sessionPlaces.operatorId, store.operatorId), eq(sessionPlaces.bookingId, id)));
  const isUseReturned = endingInput.refundTo === 'benefit' || endingInput.refundTo === 'package';
  if (isUseReturned || endingInput.reason !== null) await returnUses(tx, store, id);
  const bookingName = formatBookingName(detail);
  // Money that was paid in addition to a use is refunded as well.
  if (endingInput.refund > 0)
    await changeCredit(tx, store, {
      customerId,
      kind: 'general',
      amount: endingInput.refund,
      label: `Cancelled: ${bookingName}`,
    });
  if (endingInput.fee > 0)
    await tx.insert(penalties).values({
      id: randomUUID(),
      operatorId: store.operatorId,
      customerId,
      name: `Late cancellation: ${bookingName}`,
      amount: endingInput.fee,
      bookingId: id,
      createdAt: store.clock.now(),
    });
  return { ...record, status, ending };
}

/** Marks a booking as missed for the centre. It costs as much as a late cancellation, less what was paid. */
export async function markBookingMissed(tx: Tx, store: Store, record: BookingRecord): Promise<void> {
  const { id, customerId, detail, pricePaid } = record;
  await tx.update(bookings).set({ status: 'missed' }).where(buildBookingCondition(store, id));
  const penaltyAmount = Math.max(0, (detail.cancel.lateFee ?? 0) - pricePaid);
  if (penaltyAmount === 0) return;
  await tx.insert(penalties).values({
    id: randomUUID(),
    operatorId: store.operatorId,
    customerId,
    name: `Missed: ${formatBookingName(detail)}`,
    amount: penaltyAmount,
    bookingId: id,
    createdAt: store.clock.now(),
  });
}

function buildBookingCondition({ operatorId }: Pick<Store, 'operatorId'>, id: string) {
  return and(eq(bookings.operatorId, operatorId), eq(bookings.id, id));
}
