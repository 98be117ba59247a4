import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../store/connection.ts';
import { bookings, sessionPlaces } from '../../store/schema/bookings.ts';
import { reductionUses } from '../../store/schema/reductions.ts';
import type { Store } from '../../store/store.ts';
import { formatMoney, invalid } from '../common/index.ts';
import { changeCredit, sendEmail } from '../people/index.ts';
import { type BookingRecord, type CancelAnswer, decideCancellation } from '../sessions/index.ts';
import { formatBookingName } from './rules/booking-name.ts';

const NOT_SOME_MESSAGE = 'You can’t cancel these spaces one by one.';

/** Whether some of a booking's places can be cancelled: only places without names, and only while cancelling is free. */
export function canGiveBackSome(
  { quantity, attendeeId }: BookingRecord,
  { outcome }: Pick<CancelAnswer, 'outcome'>,
): boolean {
  return quantity > 1 && attendeeId === null && outcome === 'free';
}

/**
 * The outcome of cancelling some of a booking's places now; null if it is too late to cancel.
 *
 * @throws DomainError 422 under `places` if the places cannot be cancelled on their own
 */
export function answerForPlaces(record: BookingRecord, places: number, now: Date): CancelAnswer | null {
  const whole = decideCancellation(record, now);
  if (!whole) return null;
  if (places >= record.quantity || !canGiveBackSome(record, whole))
    throw invalid({ places: [NOT_SOME_MESSAGE] });
  const part = decideCancellation({ ...record, pricePaid: calculateShare(record, places) }, now) ?? whole;
  const shownPreview = JSON.stringify([part.expected, places, record.quantity]);
  return { ...part, expected: createHash('sha256').update(shownPreview).digest('hex').slice(0, 32) };
}

/** Cancels some places of a booking: refunds their share of the price and returns their uses of a benefit or package. */
export async function giveBackPlaces(
  tx: Tx,
  store: Store,
  record: BookingRecord,
  { places, answer }: { places: number; answer: CancelAnswer },
): Promise<void> {
  const { id, customerId, quantity, pricePaid, detail } = record;
  const { operatorId } = store;
  const remainder = { quantity: quantity - places, pricePaid: pricePaid - calculateShare(record, places) };
  await tx
    .update(bookings)
    .set(remainder)
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.id, id)));
  const ofBooking = and(eq(sessionPlaces.operatorId, operatorId), eq(sessionPlaces.bookingId, id));
  const releasedRows = await tx
    .select({ id: sessionPlaces.id })
    .from(sessionPlaces)
    .where(ofBooking)
    .orderBy(asc(sessionPlaces.placeNo))
    .limit(places);
  await tx.delete(sessionPlaces).where(and(ofBooking, inArray(sessionPlaces.id, listIds(releasedRows))));
  const usesOfBooking = and(eq(reductionUses.operatorId, operatorId), eq(reductionUses.bookingId, id));
  const uses = await tx
    .select({ id: reductionUses.id })
    .from(reductionUses)
    .where(usesOfBooking)
    .orderBy(asc(reductionUses.useNo))
    .limit(places);
  await tx.delete(reductionUses).where(and(usesOfBooking, inArray(reductionUses.id, listIds(uses))));
  const placesText = `${places === 1 ? '1 space' : `${places} spaces`} of ${formatBookingName(detail)}`;
  if (answer.refund > 0)
    await changeCredit(tx, store, {
      customerId,
      kind: 'general',
      amount: answer.refund,
      label: `Cancelled: ${placesText}`,
    });
  const refundText =
    answer.refund > 0 ? ` We’ve refunded ${formatMoney(answer.refund)} as credit on your account.` : '';
  const rest =
    remainder.quantity === 1 ? '1 space is still booked' : `${remainder.quantity} spaces are still booked`;
  const mail = `${placesText} at ${detail.localStart}: cancelled.${refundText} ${rest}.`;
  await sendEmail(tx, store, customerId, 'Some of your spaces have been cancelled', mail);
}

/** The share of a booking's price that belongs to this many of its places, in pence. */
const calculateShare = ({ pricePaid, quantity }: BookingRecord, places: number): number =>
  Math.floor((pricePaid * places) / quantity);

const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
