import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { createDayFormat } from '../../format';
import { addMonths, type IsoDate } from '../../lib';
import { Button } from '../button';
import { Heading } from '../heading';
import { Icon } from '../icon';
import { Modal } from '../modal';
import { Stack } from '../stack';
import { DayGrid } from './day-grid';
import { clampDay, type DayBounds, hasChoosableDay, toMonthStart } from './month-grid';
import { text } from './texts';

interface CalendarDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly value: IsoDate;
  readonly bounds: DayBounds;
  readonly today: IsoDate;
  readonly onDayPicked: (day: IsoDate) => void;
}

const formatMonth = createDayFormat({ month: 'long', year: 'numeric' });

/**
 * A calendar dialog for a field in which the same date can be typed. Picking a day closes it and returns the focus. Source:
 * WAI-ARIA practices, "Date picker dialog".
 */
export function CalendarDialog({ isOpen, onClose, title, ...days }: CalendarDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <MonthCalendar {...days} onClose={onClose} />
    </Modal>
  );
}

type MonthCalendarProps = Omit<CalendarDialogProps, 'isOpen' | 'title'>;

function MonthCalendar({ value, bounds, today, onDayPicked, onClose }: MonthCalendarProps) {
  const monthId = useId();
  const [focusedDay, setFocusedDay] = useState(() => clampDay(value, bounds));
  const [month, setMonth] = useState(() => toMonthStart(focusedDay));
  const focusDay = (day: IsoDate) => {
    setFocusedDay(day);
    setMonth(toMonthStart(day));
  };
  const turnMonths = (months: number) => {
    const targetMonth = addMonths(month, months);
    if (!hasChoosableDay(targetMonth, bounds)) return;
    setMonth(targetMonth);
    setFocusedDay(clampDay(addMonths(focusedDay, months), bounds));
  };
  const renderTurnButton = (months: number, icon: LucideIcon, label: string) => (
    <Button
      variant="secondary"
      paddingX="3"
      aria-label={label}
      aria-disabled={!hasChoosableDay(addMonths(month, months), bounds) || undefined}
      data-blocked={hasChoosableDay(addMonths(month, months), bounds) ? undefined : ''}
      onClick={() => turnMonths(months)}
    >
      <Icon of={icon} />
    </Button>
  );
  return (
    <Stack gap="3">
      <Stack direction="row" justify="between" align="center" gap="2">
        {renderTurnButton(-1, ChevronLeft, text('calendar.previousMonth'))}
        <Heading level={3} size="sm" id={monthId} aria-live="polite">
          {formatMonth(month)}
        </Heading>
        {renderTurnButton(1, ChevronRight, text('calendar.nextMonth'))}
      </Stack>
      <DayGrid
        labelledBy={monthId}
        month={month}
        value={value}
        focusedDay={focusedDay}
        bounds={bounds}
        today={today}
        onMoved={focusDay}
        onDayPicked={(day) => {
          onDayPicked(day);
          onClose();
        }}
      />
    </Stack>
  );
}
