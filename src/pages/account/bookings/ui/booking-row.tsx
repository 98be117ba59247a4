import ChevronRight from 'lucide-react/icons/chevron-right';
import { DateTile, formatAttendee, formatBookingState, LINKED_ROW } from '@/entities/booking';
import { formatTimes, shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { bookingPath } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';

const WIDE_SCREEN_QUERY = '@media (min-width: 48rem)';

const Row = styled('li', {
  base: {
    ...LINKED_ROW,
    display: 'grid',
    gap: '1',
    padding: '4',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'center',
    [WIDE_SCREEN_QUERY]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
    // On a phone the outcome is below the rest.
    '& > p': { gridColumn: '2', [WIDE_SCREEN_QUERY]: { gridColumn: '3', gridRow: '1' } },
    '& > svg': { gridRow: '1', gridColumn: '3', [WIDE_SCREEN_QUERY]: { gridColumn: '4' } },
    '&:has(a:hover)': { background: 'primary.tint' },
  },
});
const Time = styled('p', {
  base: { margin: '0', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  variants: { isCancelled: { true: { textDecoration: 'line-through', color: 'fg.muted' } } },
});
const Title = styled('h3', {
  base: {
    margin: '0',
    fontFamily: 'body',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const Facts = styled('p', {
  base: {
    margin: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'normal',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
});
const StateText = styled('p', { base: { margin: '0', fontSize: 'sm', fontWeight: 'bold' } });

function formatCancelNote({ message, freeUntil }: AccountBooking['cancel']): string | null {
  if (message !== null || !freeUntil) return message;
  return text('booking.freeUntil', { day: shortDayName(freeUntil.localDate), time: freeUntil.localTime });
}

/** The refund and the fee; the page of the booking also shows a returned visit. */
function formatEnding({ refund, fee }: NonNullable<AccountBooking['ending']>): string {
  const refundText =
    refund.amount.amount > 0 ? text('bookings.back', { amount: refund.amount.formatted }) : null;
  return [refundText, fee && text('bookings.fee', { amount: fee.formatted })].filter(Boolean).join(' · ');
}

/** "Adult (3 spaces)", for places without names; null for other bookings. */
function formatPlaces(placeCount: number, priceLabel: string | undefined): string | null {
  if (placeCount === 1) return priceLabel ?? null;
  return priceLabel
    ? text('bookings.placesAt', { n: placeCount, price: priceLabel })
    : text('bookings.places', { n: placeCount });
}

/** One booking: when, what, where, for whom, and its outcome. */
export function BookingRow({ booking }: { booking: AccountBooking }) {
  const { id, title, localStart, localEnd, venue, space, quantity, state, cancel } = booking;
  const isCancelled = state === 'cancelled' || state === 'cancelled_by_centre';
  const facts = [
    [space, venue.name].filter(Boolean).join(', '),
    formatAttendee(booking) ?? formatPlaces(quantity, booking.priceLabel),
  ];
  const stateText = formatBookingState(booking);
  return (
    <Row>
      <DateTile date={booking.localDate} />
      <div>
        <Title>
          <Link to={bookingPath(id)}>{title}</Link>
        </Title>
        <Time isCancelled={isCancelled}>{formatTimes({ localStart, localEnd })}</Time>
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
        {cancel.allowed && <Facts>{formatCancelNote(cancel)}</Facts>}
        {booking.ending && <Facts>{formatEnding(booking.ending)}</Facts>}
      </div>
      {stateText !== null && <StateText>{stateText}</StateText>}
      <Icon of={ChevronRight} />
    </Row>
  );
}
