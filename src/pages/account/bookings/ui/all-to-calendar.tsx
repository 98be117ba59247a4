import { useUnit } from 'effector-react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { calendar } from '../model/calendar';
import { text } from '../texts';

/** Saves what is on the screen for the calendar. A kiosk keeps no files. */
export function AllToCalendar() {
  const { mode, isMaking, hasFailed, save } = useUnit({
    mode: $mode,
    isMaking: calendar.$isMaking,
    hasFailed: calendar.$hasFailed,
    save: calendar.clicked,
  });
  if (mode.isKiosk) return null;
  return (
    <Stack gap="2" align="start">
      <Button variant="secondary" isBusy={isMaking} onClick={() => save()}>
        <Icon of={CalendarPlus} />
        <span>{text('bookings.calendar')}</span>
      </Button>
      {hasFailed && <Alert status="danger">{text('bookings.calendarFailed')}</Alert>}
    </Stack>
  );
}
