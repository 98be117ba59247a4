import { formatFeeName } from '@/entities/membership';
import { formatDayAndTimes } from '@/entities/session';
import type { Order } from '@/shared/api';
import { formatInstantDay, formatInstantTime } from '@/shared/format';
import { formatLongDate, isPresent } from '@/shared/lib';
import { text } from '../texts';

type OrderItem = Order['items'][number];
type OrderPayment = Order['payments'][number];

export type ReceiptLine = { readonly key: string; readonly label: string; readonly amount: string };
export type ReceiptPart = {
  readonly key: string;
  readonly title: string;
  /** The times and the place, which distinguish items of the same name and are needed for childcare claims. */
  readonly facts: string[];
  readonly lines: ReceiptLine[];
};

/** The items of an order, each with the prices of its parts. */
export function splitReceipt(order: Order): ReceiptPart[] {
  return order.items.map((item) => {
    const isMembership = item.type === 'membership';
    const lines = isMembership
      ? item.fees.map((fee) => ({ label: formatFeeName(fee), price: fee.price }))
      : item.priceBreakdown;
    return {
      key: item.id,
      title: isMembership ? item.friendlyName : formatBookingTitle(item),
      facts: isMembership ? listMembershipFacts(item) : listBookingFacts(item),
      lines: lines.map(({ label, price }, index) => ({
        key: `${item.id} ${index}`,
        label,
        amount: price.formatted,
      })),
    };
  });
}

/** "Badminton × 2"; with the name of the attendee if there is one. */
function formatBookingTitle({ related, quantity, booking }: Extract<OrderItem, { type: 'booking' }>): string {
  const nameWithQuantity = quantity === 1 ? related.simpleName : `${related.simpleName} × ${quantity}`;
  const name = booking?.attendee?.name;
  return name === undefined ? nameWithQuantity : text('receipt.for', { what: nameWithQuantity, name });
}

function listMembershipFacts({
  startDate,
  endDate,
  homeVenue,
}: Extract<OrderItem, { type: 'membership' }>): string[] {
  const startDay = formatLongDate(startDate);
  const period =
    endDate === null
      ? text('receipt.from', { from: startDay })
      : text('receipt.fromTo', { from: startDay, to: formatLongDate(endDate) });
  return [period, homeVenue.name].filter(isPresent);
}

/** Each day with its time, then the place. */
function listBookingFacts({ related, variant, booking }: Extract<OrderItem, { type: 'booking' }>): string[] {
  const days = booking === null ? [] : (booking.days ?? [booking]);
  const times = days.map((day) => formatDayAndTimes(formatLongDate(day.localDate), day));
  const place = [
    variant,
    booking?.venueAddress ? `${related.venue}, ${booking.venueAddress}` : related.venue,
  ];
  return [...times, ...place.filter(isPresent)];
}

const TEXT_BY_TENDER = {
  card: text('receipt.card'),
  cash: text('receipt.cash'),
  cheque: text('receipt.cheque'),
  credit: text('receipt.credit'),
  'offline-voucher': text('receipt.voucher'),
} as const;

/** The payment method of one payment; for a card, only its last four digits. */
export function formatPayment({ tenderType, card }: OrderPayment): string {
  return card === null
    ? TEXT_BY_TENDER[tenderType]
    : text('receipt.cardEnding', { cardType: card.type, lastFour: card.lastFourDigits });
}

/** All payment methods in one line, with their amounts if there are several. */
export function formatPaidWith({ payments }: Order): string {
  if (payments.length === 0) return text('receipt.nothingDue');
  const isSinglePayment = payments.length === 1;
  return payments
    .map((payment) => (isSinglePayment ? '' : `${payment.amount.formatted} `) + formatPayment(payment))
    .join(', ');
}

/** "20 November 2026", the date in London. */
export function formatOrderDate({ createdAt }: Order): string {
  return formatInstantDay(createdAt);
}

/** "20 November 2026, 10:02", the time in London. */
export function formatOrderTime(order: Order): string {
  return `${formatOrderDate(order)}, ${formatInstantTime(order.createdAt)}`;
}
