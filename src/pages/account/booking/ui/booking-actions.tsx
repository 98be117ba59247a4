import { useUnit } from 'effector-react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { bookAgainPath } from '@/entities/booking';
import { shortDayName } from '@/entities/session';
import type { AccountBooking } from '@/shared/api';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { receiptPath } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { formatCancelDays } from '../lib/cancel-days-text';
import { swapClicked } from '../model/swapping';
import { text } from '../texts';
import { AddToCalendar, CalendarFileLink } from './add-to-calendar';
import { RunningLateButton } from './running-late';

interface BookingActionsProps {
  readonly booking: AccountBooking;
  /** Opens the dialog; `isWhole`: for all days of the camp that were booked together. */
  readonly onCancel: (isWhole: boolean) => void;
}

/** Everything that can be done with a booking, and why something cannot. */
export function BookingActions({ booking, onCancel }: BookingActionsProps) {
  const { cancel, late, swap } = booking;
  // A reason that applies to several actions is shown once.
  const notes = new Set(
    [
      cancel.allowed ? (cancel.message ?? formatFreeCancellation(cancel)) : null,
      late?.allowed ? null : late?.message,
      swap?.allowed ? null : swap?.message,
    ].filter(isPresent),
  );
  return (
    <Stack gap="3">
      <Stack direction="row" gap="3">
        <RunningLateButton booking={booking} />
        <SwapButton booking={booking} />
        <CancelButtons booking={booking} onCancel={onCancel} />
        {!cancel.allowed && <BookAgainLink booking={booking} />}
      </Stack>
      {[...notes].map((note) => (
        <Text key={note} tone="muted">
          {note}
        </Text>
      ))}
      <Stack direction="row" gap="6" rowGap="0">
        <AddToCalendar booking={booking} />
        <ButtonLink variant="text" to={receiptPath(booking.orderId)}>
          <Icon of={ReceiptText} />
          <span>{text('booking.receipt')}</span>
        </ButtonLink>
        <CalendarFileLink booking={booking} />
      </Stack>
    </Stack>
  );
}

function SwapButton({ booking: { swap } }: { booking: AccountBooking }) {
  const openSwapDialog = useUnit(swapClicked);
  if (!swap?.allowed) return null;
  return (
    <Button variant="secondary" onClick={() => openSwapDialog()}>
      {text('swap.open')}
    </Button>
  );
}

function CancelButtons({ booking: { cancel }, onCancel }: BookingActionsProps) {
  const { allowed, wholeDays = null } = cancel;
  return (
    <>
      {allowed && (
        <Button variant="secondary" onClick={() => onCancel(false)}>
          {text(wholeDays === null ? 'cancel.open' : 'cancel.openDay')}
        </Button>
      )}
      {wholeDays !== null && (
        <Button variant="secondary" onClick={() => onCancel(true)}>
          {formatCancelDays('open', wholeDays)}
        </Button>
      )}
    </>
  );
}

function BookAgainLink({ booking }: { booking: AccountBooking }) {
  const { subSites, flags } = useUnit($config);
  if (subSites.bookings === '' || booking.venue.slug === '') return null;
  const hasCamps = flags.campsAndCoursesBookingEnabled;
  return (
    <ButtonLink variant="secondary" href={`${subSites.bookings}${bookAgainPath(booking, { hasCamps })}`}>
      {text('booking.again')}
    </ButtonLink>
  );
}

function formatFreeCancellation({ freeUntil }: AccountBooking['cancel']): string | null {
  if (!freeUntil) return null;
  return text('booking.freeUntil', { day: shortDayName(freeUntil.localDate), time: freeUntil.localTime });
}
