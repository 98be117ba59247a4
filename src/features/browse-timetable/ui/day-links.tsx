import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { dayName, dayNumber, monthName, weekdayName } from '@/entities/session';
import { addDays, type IsoDate } from '@/shared/lib';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink, Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { timetablePath } from '../lib/address';
import { countText } from '../lib/count-text';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';

const Nav = styled('nav', { base: { display: 'flex', alignItems: 'stretch', gap: '1', minWidth: '0' } });
const Strip = styled('ol', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(4.5rem, 1fr)',
    gap: '2',
    margin: '0',
    padding: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});
const Day = styled('li', {
  base: {
    display: 'grid',
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '16',
      paddingBlock: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
      background: 'surface',
      color: 'fg',
      lineHeight: 'snug',
      textDecoration: 'none',
      textAlign: 'center',
    },
    '& a:hover': { borderColor: 'primary.text' },
    '& a[aria-current=date]': {
      borderColor: 'primary.border',
      background: 'primary.fill',
      color: 'primary.on',
    },
    '@media (forced-colors: active)': { '& a[aria-current=date]': { outline: '3px solid Highlight' } },
  },
});
const Weekday = styled('span', { base: { fontSize: 'sm' } });
const DayNumber = styled('span', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});
const Count = styled('span', { base: { fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } });
const Turn = styled('div', {
  base: { display: 'grid', flexShrink: 0, width: 'target', '& a': { paddingX: '0', minWidth: '0' } },
});

function dayWord(date: IsoDate, today: IsoDate): string {
  if (date === today) return text('timetable.today');
  return date === addDays(today, 1) ? text('timetable.tomorrow') : weekdayName(date);
}

/** The days of a week as links, each with its number of sessions. */
export function DayLinks({ view }: { view: TimetableView }) {
  const { slug, date: chosen, today, strip, days, filters } = view;
  const list = useRef<HTMLOListElement>(null);
  const to = (date: IsoDate) => timetablePath(slug, { date, filters });
  useEffect(() => {
    const current = list.current?.querySelector(`[data-day="${chosen}"]`);
    if (!(current instanceof HTMLElement) || !list.current) return;
    const { offsetLeft, offsetWidth } = current;
    list.current.scrollLeft = offsetLeft - (list.current.offsetWidth - offsetWidth) / 2;
  }, [chosen]);
  return (
    <Nav aria-label={text('timetable.days')}>
      {strip.previous && (
        <Turn>
          <ButtonLink variant="text" to={to(strip.previous)}>
            <Icon of={ChevronLeft} label={text('timetable.previousWeek')} />
          </ButtonLink>
        </Turn>
      )}
      <Strip ref={list}>
        {days.map(({ date, sessionCount }) => (
          <Day key={date} data-day={date}>
            <Link to={to(date)} aria-current={date === chosen ? 'date' : undefined}>
              <VisuallyHidden>
                {sessionCount === null
                  ? dayName(date)
                  : text('timetable.dayLink', { day: dayName(date), count: countText(sessionCount) })}
              </VisuallyHidden>
              <Weekday aria-hidden="true">{dayWord(date, today)}</Weekday>
              <DayNumber aria-hidden="true">
                {dayNumber(date)} {monthName(date)}
              </DayNumber>
              <Count aria-hidden="true">{sessionCount ?? '–'}</Count>
            </Link>
          </Day>
        ))}
      </Strip>
      <Turn>
        {strip.next && (
          <ButtonLink variant="text" to={to(strip.next)}>
            <Icon of={ChevronRight} label={text('timetable.nextWeek')} />
          </ButtonLink>
        )}
      </Turn>
    </Nav>
  );
}
