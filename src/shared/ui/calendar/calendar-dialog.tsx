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
import { type Bounds, clampDay, hasChoosableDay, startOfMonth } from './month-grid';
import { text } from './texts';

interface CalendarDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly value: IsoDate;
  readonly bounds: Bounds;
  readonly today: IsoDate;
  readonly onDayPicked: (day: IsoDate) => void;
}

const monthName = createDayFormat({ month: 'long', year: 'numeric' });

/**
 * A calendar dialog for a field in which the same date can be typed. Picking a day closes it and returns the focus. Source:
 * WAI-ARIA practices, "Date picker dialog".
 */
export function CalendarDialog({ isOpen, onClose, title, ...days }: CalendarDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <Months {...days} onClose={onClose} />
    </Modal>
  );
}

type MonthsProps = Omit<CalendarDialogProps, 'isOpen' | 'title'>;

function Months({ value, bounds, today, onDayPicked, onClose }: MonthsProps) {
  const monthId = useId();
  const [focused, setFocused] = useState(() => clampDay(value, bounds));
  const [month, setMonth] = useState(() => startOfMonth(focused));
  const move = (day: IsoDate) => {
    setFocused(day);
    setMonth(startOfMonth(day));
  };
  const turn = (months: number) => {
    const targetMonth = addMonths(month, months);
    if (!hasChoosableDay(targetMonth, bounds)) return;
    setMonth(targetMonth);
    setFocused(clampDay(addMonths(focused, months), bounds));
  };
  const turnButton = (months: number, sign: LucideIcon, label: string) => (
    <Button
      variant="secondary"
      paddingX="3"
      aria-label={label}
      aria-disabled={!hasChoosableDay(addMonths(month, months), bounds) || undefined}
      data-blocked={hasChoosableDay(addMonths(month, months), bounds) ? undefined : ''}
      onClick={() => turn(months)}
    >
      <Icon of={sign} />
    </Button>
  );
  return (
    <Stack gap="3">
      <Stack direction="row" justify="between" align="center" gap="2">
        {turnButton(-1, ChevronLeft, text('calendar.previousMonth'))}
        <Heading level={3} size="sm" id={monthId} aria-live="polite">
          {monthName(month)}
        </Heading>
        {turnButton(1, ChevronRight, text('calendar.nextMonth'))}
      </Stack>
      <DayGrid
        labelledBy={monthId}
        month={month}
        value={value}
        focused={focused}
        bounds={bounds}
        today={today}
        onMoved={move}
        onDayPicked={(day) => {
          onDayPicked(day);
          onClose();
        }}
      />
    </Stack>
  );
}
