import { useUnit } from 'effector-react';
import { hasOtherDates, SaveToCalendar } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';
import { toCalendarAddress } from '@/shared/calendar-file';
import { $mode } from '@/shared/mode';
import { Link } from '@/shared/ui/link';
import { calendar, wholeCalendar } from '../model/calendar';
import { text } from '../texts';

/** Kiosks save no files, and a past booking is not worth saving. */
function useHasCalendar({ state }: AccountBooking): boolean {
  const { mode } = useUnit({ mode: $mode });
  return !mode.isKiosk && state !== 'attended' && state !== 'missed';
}

/** The buttons that save an upcoming booking to the calendar, or remove a cancelled one. */
export function AddToCalendar({ booking }: { booking: AccountBooking }) {
  if (!useHasCalendar(booking)) return null;
  const { state, dates } = booking;
  const ofSeveral = hasOtherDates(booking);
  const isWholeCancelled = dates?.every(({ isCancelled }) => isCancelled) ?? false;
  const label = dates === null || ofSeveral ? 'booking.calendar' : 'booking.calendarAll';
  return (
    <>
      <SaveToCalendar
        saving={calendar}
        variant="text"
        label={text(state === 'booked' ? label : 'booking.calendarRemove')}
      />
      {ofSeveral && (
        <SaveToCalendar
          saving={wholeCalendar}
          variant="text"
          label={text(isWholeCancelled ? 'booking.calendarRemoveAll' : 'booking.calendarAll')}
        />
      )}
    </>
  );
}

/** The calendar file of the API, for browsers that cannot save the one made here. */
export function CalendarFileLink({ booking }: { booking: AccountBooking }) {
  const address = toCalendarAddress(booking.calendarUrl);
  if (!useHasCalendar(booking) || address === null) return null;
  return (
    <Link href={address} isStandalone>
      {text('booking.calendarFile')}
    </Link>
  );
}
