import type { OrderDraft } from '../../../store/schema/order-details.ts';
import { formatLongDate, formatMailName, formatMoney, formatShortDay } from '../../common/index.ts';
import type {
  BookedSession,
  BookingOrderItem,
  MembershipOrderItem,
  PaidLine,
  TenderType,
} from '../../common/types.ts';

interface PaidOrder {
  readonly reference: string;
  readonly draft: Pick<OrderDraft, 'items' | 'total'>;
  readonly payments: readonly PaidLine[];
}

const TENDERS: Record<TenderType, string> = {
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
  ...rest
}: MembershipOrderItem) {
  const { firstBillingDate: from } = rest.paymentOption;
  const monthly =
    from === null ? '' : `, then ${formatMoney(baseFee.price)} a month from ${formatLongDate(from)}`;
  return `${friendlyName}, ${homeVenue.name}, from ${formatLongDate(startDate)}: ${formatMoney(total)}${monthly}`;
}

function formatBookingLine({ related, quantity, variant, booking, total }: BookingOrderItem): string {
  const parts = [
    related.simpleName,
    ...(quantity > 1 ? [`${quantity} spaces`] : []),
    ...(booking ? [formatWhen(booking)] : []),
    variant,
    related.venue,
    ...(booking?.attendee ? [`for ${formatMailName(booking.attendee.name, 'another person')}`] : []),
  ];
  return `${parts.filter((part) => part !== null).join(', ')}: ${formatMoney(total)}`;
}

function formatWhen({ days, ...only }: BookedSession): string {
  const times = days && days.length > 0 ? days : [only];
  return times
    .map((time) => `${formatShortDay(time.localDate)}, ${time.localStart} to ${time.localEnd}`)
    .join('; ');
}

function formatTender({ tenderType, amount, card }: PaidLine): string {
  const ending = card ? ` ending ${card.lastFourDigits}` : '';
  return `${formatMoney(amount)} by ${TENDERS[tenderType]}${ending}`;
}
