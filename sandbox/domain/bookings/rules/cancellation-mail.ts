import type { BookingDetail, BookingEnding } from '../../../store/schema/details.ts';
import { formatMailName, formatMoney } from '../../common/index.ts';
import { formatBookingName } from './booking-name.ts';

interface EndedBooking {
  readonly pricePaid: number;
  readonly detail: BookingDetail;
  readonly ending: BookingEnding | null;
}

/** The text of the e-mail about bookings that were cancelled together: which, for whom, the refund and the fee. */
export function formatCancellationMail(records: readonly EndedBooking[]): string {
  const bookingNames = records
    .map(({ detail }) => `${formatBookingName(detail)} at ${detail.localStart}`)
    .join('; ');
  const isSingleBooking = records.length === 1;
  const attendeeText = formatAttendees(records);
  const singleBookingText = `your booking of ${bookingNames}${attendeeText === '' ? '' : `${attendeeText},`} ${formatReason(records)}`;
  return [
    isSingleBooking
      ? singleBookingText
      : `these bookings have been cancelled: ${bookingNames}${attendeeText}.`,
    ...listMoneySentences(records),
  ].join(' ');
}

function formatAttendees(records: readonly EndedBooking[]): string {
  const names = new Set(records.flatMap(({ detail }) => detail.attendee?.name ?? []));
  return names.size === 0
    ? ''
    : `, for ${[...names].map((name) => formatMailName(name, 'another person')).join(' and ')}`;
}

function formatReason([record]: readonly EndedBooking[]): string {
  const reason = record?.ending?.reason ?? null;
  return reason === null ? 'has been cancelled.' : `was cancelled by the centre: ${reason}`;
}

function listMoneySentences(records: readonly EndedBooking[]): string[] {
  const endings = records.flatMap(({ ending }) => ending ?? []);
  const paidPence = sumAmounts(records.map(({ pricePaid }) => pricePaid));
  const refund = sumAmounts(endings.map((ending) => ending.refund));
  const fee = sumAmounts(endings.map((ending) => ending.fee));
  const refundedUses = records.filter(
    ({ ending }) => ending?.refundTo === 'benefit' || ending?.refundTo === 'package',
  );
  const reductionNames = new Set(refundedUses.flatMap(({ detail }) => detail.reduction?.name ?? []));
  return [
    ...(refund > 0 ? [`We’ve refunded ${formatMoney(refund)} as credit on your account.`] : []),
    ...(paidPence > refund ? [`We’ve kept ${formatMoney(paidPence - refund)} of what you paid.`] : []),
    ...[...reductionNames].map((name) => `We’ve put the visit back on your ${name}.`),
    ...(fee > 0
      ? [`We’ve added a ${formatMoney(fee)} fee to your account. You can’t book again until it’s paid.`]
      : []),
  ];
}

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
