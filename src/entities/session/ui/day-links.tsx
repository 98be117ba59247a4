import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { addDays, type IsoDate } from '@/shared/lib';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink, Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { DayStrip } from '../lib/day-strip';
import { dayName, dayNumber, monthName, shortDayName, weekdayName } from '../lib/days';
import { text } from '../texts';

/** Sticky above the list, so that the days stay visible. */
const Nav = styled('nav', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    display: 'flex',
    alignItems: 'stretch',
    gap: '1',
    minWidth: '0',
    background: 'page',
  },
});
const Strip = styled('ol', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    gap: '2',
    // Leaves room for the focus ring outside the page's edge.
    margin: '0',
    marginX: '-1',
    padding: '1',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});
const Day = styled('li', {
  base: {
    display: 'grid',
    minWidth: '4.25rem',
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '3.5rem',
      padding: '1',
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
  variants: {
    // Fits its content: a day's note on one line, or the button that opens the calendar.
    isFitted: { true: { minWidth: 'target', '& a': { whiteSpace: 'nowrap' } } },
  },
});
const SmallText = styled('span', { base: { fontSize: 'sm' } });
const DayNumber = styled('span', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});
const WeekLink = styled('div', {
  base: { display: 'grid', flexShrink: 0, width: 'target', '& a': { paddingX: '0', minWidth: '0' } },
});

function formatDayName(date: IsoDate, today: IsoDate): string {
  if (date === today) return text('days.today');
  return date === addDays(today, 1) ? text('days.tomorrow') : weekdayName(date);
}

/** A note about one day. */
interface DayNote {
  readonly date: IsoDate;
  /** A few words below the day. */
  readonly caption: string;
  /** The same for screen readers. */
  readonly label: string;
}

interface DayLinksProps {
  readonly chosenDate: IsoDate;
  readonly today: IsoDate;
  readonly strip: DayStrip;
  /** The days in the strip, each with its number of sessions; null if not known. */
  readonly days: readonly { readonly date: IsoDate; readonly count: number | null }[];
  /** Returns the address of a day. */
  readonly buildDayPath: (date: IsoDate) => string;
  /** Formats a count: "38 sessions". */
  readonly formatCount: (count: number) => string;
  readonly note?: DayNote;
  /** Another way to pick a day, at the end of the strip. */
  readonly children?: Elements;
}

/** Links to the days of a week, each with its count. */
export function DayLinks({
  chosenDate,
  today,
  strip,
  days,
  buildDayPath: to,
  formatCount,
  note,
  children,
}: DayLinksProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // A focused element must not scroll under the sticky days. WCAG 2.4.11.
    const root = document.documentElement;
    const previousPadding = root.style.scrollPaddingTop;
    root.style.scrollPaddingTop = `${nav.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingTop = previousPadding;
    };
  }, []);
  useEffect(() => {
    const currentLink = listRef.current?.querySelector(`[data-day="${chosenDate}"]`);
    if (!(currentLink instanceof HTMLElement) || !listRef.current) return;
    const { offsetLeft, offsetWidth } = currentLink;
    listRef.current.scrollLeft = offsetLeft - (listRef.current.offsetWidth - offsetWidth) / 2;
  }, [chosenDate]);
  return (
    <Nav ref={nav} aria-label={text('days.name')}>
      {strip.previous && (
        <WeekLink>
          <ButtonLink variant="text" isIcon to={to(strip.previous)}>
            <Icon of={ChevronLeft} label={text('days.previousWeek')} />
          </ButtonLink>
        </WeekLink>
      )}
      <Strip ref={listRef}>
        {days.map(({ date, count }) => {
          const dayNote = note?.date === date ? note : null;
          const name =
            count === null
              ? dayName(date)
              : text('days.link', { day: dayName(date), count: formatCount(count) });
          return (
            <Day key={date} data-day={date} isFitted={dayNote !== null}>
              <Link to={to(date)} aria-current={date === chosenDate ? 'date' : undefined}>
                <VisuallyHidden>{dayNote ? `${name}. ${dayNote.label}` : name}</VisuallyHidden>
                {!dayNote && <SmallText aria-hidden="true">{formatDayName(date, today)}</SmallText>}
                <DayNumber aria-hidden="true">
                  {dayNote ? shortDayName(date) : `${dayNumber(date)} ${monthName(date)}`}
                </DayNumber>
                {dayNote && <SmallText aria-hidden="true">{dayNote.caption}</SmallText>}
              </Link>
            </Day>
          );
        })}
        {children && <Day isFitted>{children}</Day>}
      </Strip>
      <WeekLink>
        {strip.next && (
          <ButtonLink variant="text" isIcon to={to(strip.next)}>
            <Icon of={ChevronRight} label={text('days.nextWeek')} />
          </ButtonLink>
        )}
      </WeekLink>
    </Nav>
  );
}
