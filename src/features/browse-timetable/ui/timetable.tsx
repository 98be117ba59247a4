import { useUnit } from 'effector-react';
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { DayLinks, dayName } from '@/entities/session';
import { isNotFound } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { bookings, navigated } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { timetablePath } from '../lib/address';
import { formatCount, formatShowEarlier, formatShownCount } from '../lib/count-text';
import { type Filters, NO_FILTERS } from '../lib/filters';
import { isOver } from '../lib/is-over';
import { filterShownDays, formatOpeningNote } from '../lib/opening-note';
import type { TimetableView } from '../lib/timetable-view';
import * as model from '../model/timetable';
import { text } from '../texts';
import { DayPicker } from './day-picker';
import { DaySessions } from './day-sessions';
import { FilterBar } from './filter-bar';
import type { SessionAction } from './session-row';
import { useCalendar } from './use-calendar';
import { useRefreshing } from './use-refreshing';

// Loaded on demand, because most days have sessions.
const Nearby = createLazyComponent(() => import('./nearby').then((code) => code.Nearby));

/** On a phone the button for earlier sessions takes its place, so the number is for screen readers only. */
const Count = styled('div', {
  base: {},
  variants: {
    isSaid: {
      true: {
        '@media (max-width: 47.99rem)': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

/** Sticky below the days if the window is high enough for both. */
const DayBar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '2.125rem',
    // Extends beyond the rows, so that it also covers their focus rings.
    marginX: '-1',
    paddingX: '1',
    background: 'page',
    '@media (min-height: 32rem)': { position: 'sticky', top: '4rem', zIndex: '1' },
  },
});
interface TimetableProps {
  /** The slug of the centre. */
  readonly slug: string;
  /** The action for a session, next to its price. */
  readonly Action: SessionAction;
  /** Opens a session next to the timetable instead of its own page. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** A centre's timetable for one day. The address contains the day and filters. */
export function Timetable({ slug, Action, onOpen }: TimetableProps) {
  const { view, status, failure, ...handlers } = useUnit({
    view: model.$view,
    status: model.$status,
    failure: model.$failure,
    shown: model.timetableShown,
    closed: model.timetableClosed,
    retry: model.retryClicked,
    refresh: model.refreshRequested,
  });
  const { search } = useLocation();
  useEffect(() => {
    handlers.shown({ slug, search });
  }, [slug, search, handlers.shown]);
  useEffect(
    () => () => {
      handlers.closed();
    },
    [handlers.closed],
  );
  useRefreshing(handlers.refresh);

  const alert = failure && (
    <Stack gap="4" align="start" paddingTop="3">
      <FailureAlert
        title={text('timetable.loadFailed')}
        notFound={text('timetable.notFound')}
        failure={failure}
        isBusy={status === 'loading'}
        onRetry={() => handlers.retry()}
      />
      {isNotFound(failure) && <ButtonLink to={bookings.home}>{text('timetable.findCentre')}</ButtonLink>}
    </Stack>
  );
  return (
    <FocusHandover hasError={failure !== null} label={text('timetable.days')}>
      {view ? (
        <DayView view={view} isStale={failure !== null} alert={alert} Action={Action} onOpen={onOpen} />
      ) : (
        (alert ?? <Spinner label={text('timetable.loading')} isLabelShown />)
      )}
    </FocusHandover>
  );
}

interface DayProps {
  readonly view: TimetableView;
  readonly isStale: boolean;
  readonly alert: Elements;
  readonly Action: SessionAction;
  readonly onOpen: ((id: string) => void) | undefined;
}

function DayView({ view: latestView, isStale, alert, Action, onOpen }: DayProps) {
  const handlers = useUnit({ refresh: model.refreshRequested, navigate: navigated });
  // Rows render after the day link or filter has updated.
  const view = useDeferredValue(latestView);
  const { slug, date, filters, sessions, shownSessions, serverTime, receivedAt } = latestView;
  const clock = useMemo(() => ({ serverTime, receivedAt }), [serverTime, receivedAt]);
  const headingId = useId();
  const countId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dayRef = useRef<HTMLDivElement>(null);
  const calendar = useCalendar();
  const returnSessionId = useUnit(model.$rowToReturnTo);
  const pastSessions = shownSessions.filter((session) => isOver(session, serverTime));
  const [arePastShown, setPastShown] = useState(() => pastSessions.some(({ id }) => id === returnSessionId));
  const renderedDate = useRef(date);
  useEffect(() => {
    if (renderedDate.current === date) return;
    renderedDate.current = date;
    heading.current?.focus({ preventScroll: true });
    showFromStart(dayRef.current);
  }, [date]);

  const showFiltered = (to: Filters) =>
    handlers.navigate({ to: timetablePath(slug, { date, filters: to }), replace: true });
  return (
    <Stack gap="1">
      <DayLinks
        chosenDate={date}
        today={latestView.today}
        strip={latestView.strip}
        days={filterShownDays(latestView).map((day) => ({ date: day.date, count: day.sessionCount }))}
        buildDayPath={(day) => timetablePath(slug, { date: day, filters })}
        formatCount={formatCount}
        note={formatOpeningNote(latestView)}
      >
        <DayPicker
          view={latestView}
          calendar={calendar}
          onDay={(day) => handlers.navigate({ to: timetablePath(slug, { date: day, filters }) })}
        />
      </DayLinks>
      {calendar.code.kind === 'failed' && (
        <Alert status="danger" title={text('timetable.calendarFailed')}>
          <Button variant="text" onClick={() => calendar.retry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      <FilterBar view={latestView} onFilter={showFiltered} />
      <Stack ref={dayRef} gap="0">
        <DayBar>
          <Heading ref={heading} level={2} size="md" id={headingId} tabIndex={-1} aria-describedby={countId}>
            {dayName(date)}
          </Heading>
          <Count
            isSaid={pastSessions.length > 0 && sessions !== null && shownSessions.length === sessions.length}
          >
            <Text tone="muted" role="status" id={countId}>
              {sessions === null
                ? text('timetable.loading')
                : formatShownCount(shownSessions.length, sessions.length)}
            </Text>
          </Count>
          {pastSessions.length > 0 && (
            <Box marginInlineStart="auto" marginY="-2">
              <Button
                variant="text"
                aria-expanded={arePastShown}
                onClick={() => {
                  flushSync(() => setPastShown(!arePastShown));
                  showFromStart(dayRef.current);
                }}
              >
                {arePastShown ? text('timetable.hideOver') : formatShowEarlier(pastSessions.length)}
              </Button>
            </Box>
          )}
        </DayBar>
        {isStale && sessions !== null && latestView.asOf && (
          <Text tone="strong">
            {text('timetable.stale', { time: toLocalTime(Date.parse(latestView.asOf)).time })}
          </Text>
        )}
        {alert}
        {sessions === null && !alert && <Spinner />}
        {sessions !== null && shownSessions.length === 0 && (
          <EmptyDay view={latestView} onClear={() => showFiltered(NO_FILTERS)} />
        )}
        {view.sessions !== null && view.shownSessions.length > 0 && shownSessions.length > 0 && (
          <DaySessions
            sessions={view.shownSessions}
            allSessions={view.sessions}
            arePastShown={arePastShown}
            nextDayLink={<NextDayLink view={view} />}
            spaces={view.spaces}
            activities={view.activities}
            bookingIds={view.bookingIds}
            slug={view.slug}
            listKey={timetablePath(view.slug, view)}
            clock={clock}
            labelledBy={headingId}
            onOpened={handlers.refresh}
            Action={Action}
            onOpen={onOpen}
          />
        )}
      </Stack>
    </Stack>
  );
}

/** Scrolls a new list to its first row, because the days and the bar are sticky above it. */
function showFromStart(day: HTMLElement | null): void {
  const top = day?.getBoundingClientRect().top ?? 0;
  const isBarScrolledAway = (day?.firstElementChild?.getBoundingClientRect().top ?? 0) > top;
  if (top < 0 || isBarScrolledAway) day?.scrollIntoView({ block: 'start' });
}

function NextDayLink({ view: { nextDay, slug, filters } }: { view: TimetableView }) {
  return (
    nextDay !== null && (
      <ButtonLink variant="secondary" to={timetablePath(slug, { date: nextDay, filters })}>
        {text('timetable.goTo', { day: dayName(nextDay) })}
      </ButtonLink>
    )
  );
}

/** Why there are no sessions, and what the customer can do next. */
function EmptyDay({ view, onClear }: { view: TimetableView; onClear: () => void }) {
  const { sessions, venue, date, closedReason, nextDay } = view;
  const day = dayName(date);
  if (sessions !== null && sessions.length > 0)
    return (
      <Stack gap="3" align="start" paddingTop="3">
        <Text>{text('timetable.noMatch')}</Text>
        <Button variant="secondary" onClick={onClear}>
          {text('timetable.clear')}
        </Button>
      </Stack>
    );
  const emptyText =
    nextDay === null
      ? text('timetable.nothing', { day })
      : text('timetable.none', { day, next: dayName(nextDay) });
  return (
    <Stack gap="3" align="start" paddingTop="3">
      <Text>
        {closedReason === null
          ? emptyText
          : text('timetable.closed', { venue: venue.name, day, reason: closedReason })}
      </Text>
      <NextDayLink view={view} />
      <Suspense fallback={null}>
        <Nearby view={view} />
      </Suspense>
    </Stack>
  );
}
