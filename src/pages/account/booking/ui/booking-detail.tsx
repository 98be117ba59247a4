import { formatBookingState } from '@/entities/booking';
import { dayName, formatDayAndTimes } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { account } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';
import { BookingActions } from './booking-actions';
import { LateNotice } from './running-late';

interface BookingDetailProps {
  readonly booking: AccountBooking;
  /** Opens the dialog; `isWhole`: for all days of the camp that were booked together. */
  readonly onCancel: (isWhole: boolean) => void;
}

/** Shows when, where and for whom a booking is, what was paid, and until when it can be cancelled. */
export function BookingDetail({ booking, onCancel }: BookingDetailProps) {
  const { venue, space, attendee, quantity, paid, ending } = booking;
  const stateText = formatBookingState(booking);
  const priceText =
    paid.reduction === null
      ? paid.price.formatted
      : text('booking.priceWithReduction', { price: paid.price.formatted, reduction: paid.reduction });
  const { priceLabel } = booking;
  const placesWithPriceLabel =
    priceLabel && quantity > 1 ? text('booking.priceForPlaces', { n: quantity, price: priceLabel }) : null;
  const placesText = placesWithPriceLabel ?? (priceLabel || quantity);
  return (
    <Stack gap="6">
      {stateText !== null && (
        <Alert status={booking.state === 'attended' ? 'info' : 'warning'}>
          {booking.charge ? <ChargeNotice stateText={stateText} charge={booking.charge} /> : stateText}
        </Alert>
      )}
      <Card as="section" aria-label={booking.title}>
        <Stack gap="4">
          <Text size="lg" tone="strong">
            {formatDayAndTimes(dayName(booking.localDate), booking)}
          </Text>
          <SummaryList
            label={booking.title}
            rows={[
              {
                key: 'where',
                label: text('booking.where'),
                value: [space, venue.name].filter(Boolean).join(', '),
              },
              { key: 'who', label: text('booking.who'), value: attendee?.name },
              { key: 'places', label: text('booking.places'), value: attendee === null ? placesText : null },
              { key: 'extras', label: text('booking.extras'), value: booking.extras?.join(', ') },
              { key: 'reference', label: text('booking.reference'), value: booking.reference },
              { key: 'paid', label: text('booking.paid'), value: priceText },
              { key: 'refund', label: text('booking.refund'), value: ending && formatRefund(ending) },
              { key: 'fee', label: text('booking.fee'), value: ending?.fee?.formatted },
            ]}
          />
          {booking.instructions !== null && ending === null && <Text>{booking.instructions}</Text>}
          <LateNotice booking={booking} />
          <BookingActions booking={booking} onCancel={onCancel} />
        </Stack>
      </Card>
    </Stack>
  );
}

interface ChargeNoticeProps {
  readonly stateText: string;
  readonly charge: NonNullable<AccountBooking['charge']>;
}

/** Shows the outcome of a booking, with the fee for missing it or cancelling it late. */
function ChargeNotice({ stateText, charge: { amount, state, canPayOnline, message } }: ChargeNoticeProps) {
  return (
    <Stack gap="2" align="start">
      <Text>{stateText}</Text>
      <Text>{text(`charge.${state}`, { amount: amount.formatted })}</Text>
      {state === 'owed' && canPayOnline && (
        <Link to={account.payments} isStandalone>
          {text('charge.pay')}
        </Link>
      )}
      {state === 'owed' && !canPayOnline && <Text>{message ?? text('charge.notOnline')}</Text>}
    </Stack>
  );
}

function formatRefund({ refund }: NonNullable<AccountBooking['ending']>): string {
  switch (refund.to) {
    case 'credit':
    case 'card':
      return text('booking.refundCredit', { amount: refund.amount.formatted });
    case 'benefit':
    case 'package':
      return refund.amount.amount > 0
        ? text('booking.refundVisitAndCredit', { amount: refund.amount.formatted })
        : text('booking.refundVisit');
    case 'none':
      return text('booking.refundNone');
  }
}
