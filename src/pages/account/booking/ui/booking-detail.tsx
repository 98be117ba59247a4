import { useUnit } from 'effector-react';
import { bookAgainPath, stateText } from '@/entities/booking';
import { dayAndTimes, dayName, shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { account, receiptPath } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ButtonLink, Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { cancelDaysText } from '../lib/cancel-days-text';
import { swapClicked } from '../model/swapping';
import { text } from '../texts';
import { AddToCalendar } from './add-to-calendar';
import { RunningLate } from './running-late';

interface BookingDetailProps {
  readonly booking: AccountBooking;
  /** Opens the dialog; `isWhole`: for all days of the camp that were booked together. */
  readonly onCancel: (isWhole: boolean) => void;
}

/** Shows when, where and for whom a booking is, what was paid, and until when it can be cancelled. */
export function BookingDetail({ booking, onCancel }: BookingDetailProps) {
  const { venue, space, attendee, quantity, paid, ending } = booking;
  const said = stateText(booking);
  const price =
    paid.reduction === null
      ? paid.price.formatted
      : text('booking.included', { price: paid.price.formatted, reduction: paid.reduction });
  const { priceLabel } = booking;
  const ofSeveral =
    priceLabel && quantity > 1 ? text('booking.placesAt', { n: quantity, price: priceLabel }) : null;
  const places = ofSeveral ?? (priceLabel || quantity);
  return (
    <Stack gap="6">
      {said !== null && (
        <Alert status={booking.state === 'attended' ? 'info' : 'warning'}>
          {booking.charge ? <Charged said={said} charge={booking.charge} /> : said}
        </Alert>
      )}
      <Card as="section" aria-label={booking.title}>
        <Text size="lg" tone="strong">
          {dayAndTimes(dayName(booking.localDate), booking)}
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
            { key: 'places', label: text('booking.places'), value: attendee === null ? places : null },
            { key: 'extras', label: text('booking.extras'), value: booking.extras?.join(', ') },
            { key: 'reference', label: text('booking.reference'), value: booking.reference },
            { key: 'paid', label: text('booking.paid'), value: price },
            { key: 'refund', label: text('booking.refund'), value: ending && refundText(ending) },
            { key: 'fee', label: text('booking.fee'), value: ending?.fee?.formatted },
          ]}
        />
      </Card>
      {booking.instructions !== null && ending === null && <Text>{booking.instructions}</Text>}
      <AddToCalendar booking={booking} />
      <RunningLate booking={booking} />
      <Swapping booking={booking} />
      <Cancelling booking={booking} onCancel={onCancel} />
      {!booking.cancel.allowed && <BookAgain booking={booking} />}
      <Link to={receiptPath(booking.orderId)} isStandalone>
        {text('booking.receipt')}
      </Link>
    </Stack>
  );
}

interface ChargedProps {
  readonly said: string;
  readonly charge: NonNullable<AccountBooking['charge']>;
}

/** Shows the outcome of a booking, with the fee for missing it or cancelling it late. */
function Charged({ said, charge: { amount, state, canPayOnline, message } }: ChargedProps) {
  return (
    <Stack gap="2" align="start">
      <Text>{said}</Text>
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

function Swapping({ booking: { swap } }: { booking: AccountBooking }) {
  const ask = useUnit(swapClicked);
  if (swap?.allowed)
    return (
      <Button variant="secondary" alignSelf="start" onClick={() => ask()}>
        {text('swap.open')}
      </Button>
    );
  return swap?.message ? <Text tone="muted">{swap.message}</Text> : null;
}

function Cancelling({ booking, onCancel }: BookingDetailProps) {
  const { allowed, freeUntil, message, wholeDays = null } = booking.cancel;
  if (!allowed && wholeDays === null) return null;
  const until =
    freeUntil &&
    text('booking.freeUntil', { day: shortDayName(freeUntil.localDate), time: freeUntil.localTime });
  return (
    <Stack gap="2" align="start">
      {allowed && (message ?? until) && <Text tone="muted">{message ?? until}</Text>}
      <Stack direction="row" gap="3" flexWrap="wrap">
        {allowed && (
          <Button variant="secondary" onClick={() => onCancel(false)}>
            {text(wholeDays === null ? 'cancel.open' : 'cancel.openDay')}
          </Button>
        )}
        {wholeDays !== null && (
          <Button variant="secondary" onClick={() => onCancel(true)}>
            {cancelDaysText('open', wholeDays)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function BookAgain({ booking }: { booking: AccountBooking }) {
  const { subSites, flags } = useUnit($config);
  if (subSites.bookings === '' || booking.venue.slug === '') return null;
  const hasCamps = flags.campsAndCoursesBookingEnabled;
  return (
    <Stack direction="row">
      <ButtonLink variant="secondary" href={`${subSites.bookings}${bookAgainPath(booking, { hasCamps })}`}>
        {text('booking.again')}
      </ButtonLink>
    </Stack>
  );
}

function refundText({ refund }: NonNullable<AccountBooking['ending']>): string {
  switch (refund.to) {
    case 'credit':
    case 'card':
      return text('booking.refundCredit', { amount: refund.amount.formatted });
    case 'benefit':
    case 'package':
      return refund.amount.amount > 0
        ? text('booking.refundUseAndCredit', { amount: refund.amount.formatted })
        : text('booking.refundUse');
    case 'none':
      return text('booking.refundNone');
  }
}
