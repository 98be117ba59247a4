import { useUnit } from 'effector-react';
import { hasOtherDates, SaveToCalendar } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';
import { calendarAddress } from '@/shared/calendar-file';
import { $mode } from '@/shared/mode';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { calendar, wholeCalendar } from '../model/calendar';
import { text } from '../texts';

/**
 * The button that saves an upcoming booking to the calendar, or removes a cancelled one. Hidden on kiosks, which save
 * no files.
 */
export function AddToCalendar({ booking }: { booking: AccountBooking }) {
  const { mode } = useUnit({ mode: $mode });
  const { state, dates } = booking;
  const isOver = state === 'attended' || state === 'missed';
  if (mode.isKiosk || isOver) return null;
  const address = calendarAddress(booking.calendarUrl);
  const ofSeveral = hasOtherDates(booking);
  const isWholeCancelled = dates?.every(({ isCancelled }) => isCancelled) ?? false;
  const label = dates === null || ofSeveral ? 'booking.calendar' : 'booking.calendarAll';
  return (
    <Stack gap="2" align="start">
      <SaveToCalendar
        saving={calendar}
        label={text(state === 'booked' ? label : 'booking.calendarCancelled')}
      />
      {ofSeveral && (
        <SaveToCalendar
          saving={wholeCalendar}
          label={text(isWholeCancelled ? 'booking.calendarAllCancelled' : 'booking.calendarAll')}
        />
      )}
      {address !== null && (
        <Link href={address} isStandalone>
          {text('booking.calendarOpen')}
        </Link>
      )}
    </Stack>
  );
}
