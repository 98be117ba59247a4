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

const NOT_ONE_BY_ONE_MESSAGE = 'You can’t cancel these spaces one by one.';

/** Whether some of a booking's places can be cancelled: only places without names, and only while cancelling is free. */
export function canCancelSomePlaces(
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
export function decidePlacesCancellation(
  record: BookingRecord,
  placeCount: number,
  now: Date,
): CancelAnswer | null {
  const wholeAnswer = decideCancellation(record, now);
  if (!wholeAnswer) return null;
  if (placeCount >= record.quantity || !canCancelSomePlaces(record, wholeAnswer))
    throw invalid({ places: [NOT_ONE_BY_ONE_MESSAGE] });
  const partAnswer =
    decideCancellation({ ...record, pricePaid: calculatePriceShare(record, placeCount) }, now) ?? wholeAnswer;
  const fingerprintSource = JSON.stringify([partAnswer.expected, placeCount, record.quantity]);
  return {
    ...partAnswer,
    expected: createHash('sha256').update(fingerprintSource).digest('hex').slice(0, 32),
  };
}

/** Cancels some places of a booking: refunds their share of the price and returns their uses of a benefit or package. */
export async function cancelSomePlaces(
  tx: Tx,
  store: Store,
  record: BookingRecord,
  { placeCount, answer }: { placeCount: number; answer: CancelAnswer },
): Promise<void> {
  const { id, customerId, quantity, pricePaid, detail } = record;
  const { operatorId } = store;
  const remainder = {
    quantity: quantity - placeCount,
    pricePaid: pricePaid - calculatePriceShare(record, placeCount),
  };
  await tx
    .update(bookings)
    .set(remainder)
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.id, id)));
  const isPlaceOfBooking = and(eq(sessionPlaces.operatorId, operatorId), eq(sessionPlaces.bookingId, id));
  const releasedRows = await tx
    .select({ id: sessionPlaces.id })
    .from(sessionPlaces)
    .where(isPlaceOfBooking)
    .orderBy(asc(sessionPlaces.placeNo))
    .limit(placeCount);
  await tx
    .delete(sessionPlaces)
    .where(and(isPlaceOfBooking, inArray(sessionPlaces.id, listIds(releasedRows))));
  const isUseOfBooking = and(eq(reductionUses.operatorId, operatorId), eq(reductionUses.bookingId, id));
  const uses = await tx
    .select({ id: reductionUses.id })
    .from(reductionUses)
    .where(isUseOfBooking)
    .orderBy(asc(reductionUses.useNo))
    .limit(placeCount);
  await tx.delete(reductionUses).where(and(isUseOfBooking, inArray(reductionUses.id, listIds(uses))));
  const placesName = `${placeCount === 1 ? '1 space' : `${placeCount} spaces`} of ${formatBookingName(detail)}`;
  if (answer.refund > 0)
    await changeCredit(tx, store, {
      customerId,
      kind: 'general',
      amount: answer.refund,
      label: `Cancelled: ${placesName}`,
    });
  const refundText =
    answer.refund > 0 ? ` We’ve refunded ${formatMoney(answer.refund)} as credit on your account.` : '';
  const remainderText =
    remainder.quantity === 1 ? '1 space is still booked' : `${remainder.quantity} spaces are still booked`;
  const mailText = `${placesName} at ${detail.localStart}: cancelled.${refundText} ${remainderText}.`;
  await sendEmail(tx, store, customerId, 'Some of your spaces have been cancelled', mailText);
}

/** The share of a booking's price that belongs to this many of its places, in pence. */
const calculatePriceShare = ({ pricePaid, quantity }: BookingRecord, placeCount: number): number =>
  Math.floor((pricePaid * placeCount) / quantity);

const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
