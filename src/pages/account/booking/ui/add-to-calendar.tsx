import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { AccountBooking } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { calendar } from '../model/calendar';
import { text } from '../texts';

/** Saves what is to come, or takes what was cancelled out again. A kiosk keeps no files. */
export function AddToCalendar({ state }: Pick<AccountBooking, 'state'>) {
  const { mode, isMaking, hasFailed, save } = useUnit({
    mode: $mode,
    isMaking: calendar.$isMaking,
    hasFailed: calendar.$hasFailed,
    save: calendar.clicked,
  });
  const isOver = state === 'attended' || state === 'missed';
  if (mode.isKiosk || isOver) return null;
  return (
    <Stack gap="2" align="start">
      <Button variant="secondary" isBusy={isMaking} onClick={() => save()}>
        <Icon of={CalendarPlus} />
        {text(state === 'booked' ? 'booking.calendar' : 'booking.calendarCancelled')}
      </Button>
      {hasFailed && <Alert status="danger">{text('booking.calendarFailed')}</Alert>}
    </Stack>
  );
}
