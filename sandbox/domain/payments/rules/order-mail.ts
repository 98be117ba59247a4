import type { OrderDraft } from '../../../store/schema/order-details.ts';
import { formatLongDate, formatMailName, formatMoney, formatShortDay } from '../../common/index.ts';
import type {
  BookedSession,
  BookingOrderItem,
  MembershipOrderItem,
  PaidTender,
  TenderType,
} from '../../common/types.ts';

interface PaidOrder {
  readonly reference: string;
  readonly draft: Pick<OrderDraft, 'items' | 'total'>;
  readonly payments: readonly PaidTender[];
}

const TENDER_NAMES: Record<TenderType, string> = {
  card: 'card',
  cash: 'cash',
  cheque: 'cheque',
  credit: 'account credit',
  'offline-voucher': 'voucher',
};

/** The e-mail about an order: what was bought, when, where and for whom, and how it was paid. */
export function formatOrderMail({ reference, draft, payments }: PaidOrder): string {
  const items = draft.items.map((item) =>
    item.type === 'membership' ? formatMembership(item) : formatBookingLine(item),
  );
  const paidTenders = payments.filter(({ amount }) => amount > 0).map(formatTender);
  return [
    `thank you for your order ${reference}.`,
    '',
    ...items,
    '',
    `Total: ${formatMoney(draft.total)}`,
    paidTenders.length === 0 ? 'There was nothing to pay.' : `Paid: ${paidTenders.join(', ')}`,
  ].join('\n');
}

function formatMembership({
  friendlyName,
  homeVenue,
  startDate,
  total,
  baseFee,
  ...membershipItem
}: MembershipOrderItem) {
  const { firstBillingDate } = membershipItem.paymentOption;
  const monthlyText =
    firstBillingDate === null
      ? ''
      : `, then ${formatMoney(baseFee.price)} a month from ${formatLongDate(firstBillingDate)}`;
  return `${friendlyName}, ${homeVenue.name}, from ${formatLongDate(startDate)}: ${formatMoney(total)}${monthlyText}`;
}

function formatBookingLine({ related, quantity, variant, booking, total }: BookingOrderItem): string {
  const lineParts = [
    related.simpleName,
    ...(quantity > 1 ? [`${quantity} spaces`] : []),
    ...(booking ? [formatTimes(booking)] : []),
    variant,
    related.venue,
    ...(booking?.attendee ? [`for ${formatMailName(booking.attendee.name, 'another person')}`] : []),
  ];
  return `${lineParts.filter((part) => part !== null).join(', ')}: ${formatMoney(total)}`;
}

function formatTimes({ days, ...singleTime }: BookedSession): string {
  const times = days && days.length > 0 ? days : [singleTime];
  return times
    .map((time) => `${formatShortDay(time.localDate)}, ${time.localStart} to ${time.localEnd}`)
    .join('; ');
}

function formatTender({ tenderType, amount, card }: PaidTender): string {
  const cardEnding = card ? ` ending ${card.lastFourDigits}` : '';
  return `${formatMoney(amount)} by ${TENDER_NAMES[tenderType]}${cardEnding}`;
}
