import { useUnit } from 'effector-react';
import { hasOtherDates, SaveToCalendar } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';
import { toCalendarAddress } from '@/shared/calendar-file';
import { $mode } from '@/shared/mode';
import { Link } from '@/shared/ui/link';
import { bookingCalendarSaving, campCalendarSaving } from '../model/calendar';
import { text } from '../texts';

/** Kiosks save no files, and a past booking is not worth saving. */
function useCanSaveToCalendar({ state }: AccountBooking): boolean {
  const { mode } = useUnit({ mode: $mode });
  return !mode.isKiosk && state !== 'attended' && state !== 'missed';
}

/** The buttons that save an upcoming booking to the calendar, or remove a cancelled one. */
export function AddToCalendar({ booking }: { booking: AccountBooking }) {
  if (!useCanSaveToCalendar(booking)) return null;
  const { state, dates } = booking;
  const isOneOfSeveralDays = hasOtherDates(booking);
  const isWholeCampCancelled = dates?.every(({ isCancelled }) => isCancelled) ?? false;
  const labelKey = dates === null || isOneOfSeveralDays ? 'booking.calendar' : 'booking.calendarAll';
  return (
    <>
      <SaveToCalendar
        model={bookingCalendarSaving}
        variant="text"
        label={text(state === 'booked' ? labelKey : 'booking.calendarRemove')}
      />
      {isOneOfSeveralDays && (
        <SaveToCalendar
          model={campCalendarSaving}
          variant="text"
          label={text(isWholeCampCancelled ? 'booking.calendarRemoveAll' : 'booking.calendarAll')}
        />
      )}
    </>
  );
}

/** The calendar file of the API, for browsers that cannot save the one made here. */
export function CalendarFileLink({ booking }: { booking: AccountBooking }) {
  const calendarAddress = toCalendarAddress(booking.calendarUrl);
  if (!useCanSaveToCalendar(booking) || calendarAddress === null) return null;
  return (
    <Link href={calendarAddress} isStandalone>
      {text('booking.calendarFile')}
    </Link>
  );
}
