import { useUnit } from 'effector-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { $today } from '@/entities/client';
import { addDays, formatDate, readTypedDate } from '@/shared/lib';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { CalendarDialog } from '@/shared/ui/calendar';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import { text } from '../../gallery-texts';

/** A date that is typed or picked from a calendar. */
export function DateField() {
  const today = useUnit($today);
  const [typedDate, setTypedDate] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const parsed = readTypedDate(typedDate);
  return (
    <Field label={text('gallery.date')}>
      {(control) => (
        <Box display="flex" alignItems="center" gap="2">
          <DateInput {...control} value={typedDate} onValueChange={setTypedDate} />
          <Button
            variant="secondary"
            paddingX="3"
            aria-haspopup="dialog"
            aria-label={text('gallery.calendar')}
            onClick={() => setIsOpen(true)}
          >
            <Icon of={CalendarDays} />
          </Button>
          <CalendarDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            title={text('gallery.calendar')}
            value={parsed.kind === 'date' ? parsed.iso : today}
            bounds={{ min: today, max: addDays(today, 60) }}
            today={today}
            onDayPicked={(day) => {
              setTypedDate(formatDate(day));
              setIsOpen(false);
            }}
          />
        </Box>
      )}
    </Field>
  );
}
