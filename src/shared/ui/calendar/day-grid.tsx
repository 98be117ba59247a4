import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createDayFormat } from '../../format';
import { addDays, formatLongDate, type IsoDate } from '../../lib';
import { VisuallyHidden } from '../visually-hidden';
import { type DayBounds, findDayAfterKey, getWeekday, listWeeks } from './month-grid';
import { text } from './texts';

const Table = chakra('table', {
  base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' },
});
const Weekday = chakra('th', {
  base: { paddingY: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'bold', textAlign: 'center' },
});
const Cell = chakra('td', { base: { padding: '0', textAlign: 'center' } });
const DayButton = chakra('button', {
  base: {
    width: 'full',
    minHeight: 'target',
    padding: '0',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    background: 'transparent',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { borderColor: 'chosen' },
    '&[aria-current=date]': { borderColor: 'line.strong' },
    '&[aria-disabled=true]': {
      color: 'fg.muted',
      fontWeight: 'normal',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '[aria-selected=true] > &': {
      background: 'primary.fill',
      color: 'primary.on',
      borderColor: 'primary.border',
      fontWeight: 'bold',
    },
  },
});

interface DayGridProps {
  readonly labelledBy: string;
  readonly month: IsoDate;
  readonly value: IsoDate;
  readonly focusedDay: IsoDate;
  readonly bounds: DayBounds;
  readonly today: IsoDate;
  readonly onMoved: (day: IsoDate) => void;
  readonly onDayPicked: (day: IsoDate) => void;
}

const formatShortWeekday = createDayFormat({ weekday: 'short' });
const formatLongWeekday = createDayFormat({ weekday: 'long' });

/** A month grid with one tab stop and arrow keys. */
export function DayGrid({ labelledBy, month, value, focusedDay, bounds, today, ...handlers }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const wasMovedByKey = useRef(false);

  // The focus moves with the arrow keys, not with the month buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that has just got the Tab stop takes the focus.
  useEffect(() => {
    if (!wasMovedByKey.current) return;
    wasMovedByKey.current = false;
    grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
  }, [focusedDay]);

  const moveByKey = (event: KeyboardEvent) => {
    const day = findDayAfterKey(focusedDay, event.key, event.shiftKey, bounds);
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    wasMovedByKey.current = day !== focusedDay;
    handlers.onMoved(day);
  };

  const monday = addDays(month, -getWeekday(month));
  return (
    <Table ref={grid} role="grid" aria-labelledby={labelledBy} onKeyDown={moveByKey}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)).map((day) => (
            <Weekday key={day} scope="col">
              <span aria-hidden="true">{formatShortWeekday(day)}</span>
              <VisuallyHidden>{formatLongWeekday(day)}</VisuallyHidden>
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week, weekIndex) => (
          <tr key={week.find(Boolean) ?? weekIndex}>
            {week.map((day, weekdayIndex) => {
              if (day === null) return <Cell key={`empty ${getWeekday(addDays(monday, weekdayIndex))}`} />;
              const isOutsideBounds = day < bounds.min || day > bounds.max;
              return (
                <Cell key={day} role="gridcell" aria-selected={day === value}>
                  <DayButton
                    type="button"
                    ref={day === focusedDay ? markFirstFocus : undefined}
                    tabIndex={day === focusedDay ? 0 : -1}
                    aria-label={text(isOutsideBounds ? 'calendar.dayOut' : 'calendar.day', {
                      day: `${formatLongWeekday(day)} ${formatLongDate(day)}`,
                    })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOutsideBounds || undefined}
                    onClick={() => {
                      if (!isOutsideBounds) handlers.onDayPicked(day);
                    }}
                  >
                    {Number(day.slice(-2))}
                  </DayButton>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The dialog focuses this element on opening; React's `autoFocus` would run too early. */
function markFirstFocus(day: HTMLButtonElement | null): void {
  day?.setAttribute('autofocus', '');
}
