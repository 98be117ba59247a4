import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';
import type { Calendar } from './use-calendar';

interface DayPickerProps {
  readonly view: TimetableView;
  readonly calendar: Calendar;
  readonly onDay: (date: string) => void;
}

/** Picks a day beyond the strip. */
export function DayPicker({ view: { date, today, lastDay }, calendar, onDay }: DayPickerProps) {
  const { code, isOpen, open, close } = calendar;
  return (
    <>
      <Button
        variant="text"
        isIcon
        aria-haspopup="dialog"
        aria-label={text('timetable.pickDay')}
        isBusy={code.kind === 'loading'}
        onClick={open}
      >
        <Icon of={CalendarDays} />
      </Button>
      {code.kind === 'loaded' && (
        <code.Dialog
          isOpen={isOpen}
          onClose={close}
          title={text('timetable.pickDay')}
          value={date}
          bounds={{ min: today, max: lastDay }}
          today={today}
          onDayPicked={(day) => {
            close();
            onDay(day);
          }}
        />
      )}
    </>
  );
}
