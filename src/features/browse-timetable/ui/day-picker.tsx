import CalendarDays from 'lucide-react/icons/calendar-days';
import { Suspense, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyComponent } from '@/shared/ui/lazy-component';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';

// Most days are on the strip.
const Calendar = lazyComponent(() => import('@/shared/ui/calendar').then((code) => code.CalendarDialog));

interface DayPickerProps {
  readonly view: TimetableView;
  readonly onDay: (date: string) => void;
}

/** The way to a day that is on no strip nearby. */
export function DayPicker({ view: { date, today, lastDay }, onDay }: DayPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        isIcon
        aria-haspopup="dialog"
        aria-label={text('timetable.pickDay')}
        onClick={() => setOpen(true)}
      >
        <Icon of={CalendarDays} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Calendar
            isOpen
            onClose={() => setOpen(false)}
            title={text('timetable.pickDay')}
            value={date}
            bounds={{ min: today, max: lastDay }}
            today={today}
            onDayPicked={(day) => {
              setOpen(false);
              onDay(day);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
