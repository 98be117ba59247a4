import { useUnit } from 'effector-react';
import { type FocusEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findCategory } from '@/entities/category';
import { COUNTDOWN_FROM_MS, type ServerClock, useOpening, useServerNow } from '@/entities/session';
import type { ActivitySession } from '@/shared/api';
import { navigated, sessionPath } from '@/shared/routes';
import { useProgressiveCount } from '@/shared/ui/progressive-count';
import { styled } from '@/shared/ui/styled';
import type { TimetableView } from '../lib/timetable-view';
import { sessionRowOpened } from '../model/return-location';
import { $rowToReturnTo, rowFocusRestored } from '../model/timetable';
import { type SessionAction, SessionRow, WIDE_LIST } from './session-row';

const List = styled('ol', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    overflow: 'hidden',
    containerType: 'inline-size',
    // Rows out of sight are laid out when they come into it.
    '& > li': {
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 10rem',
      [WIDE_LIST]: { containIntrinsicHeight: 'auto 6rem' },
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    // A focused element must not scroll under the day's heading. WCAG 2.4.11.
    '& :where(a, button)': { scrollMarginBlockStart: '3rem' },
  },
});

/** Renders a screenful at once and the rest in steps, so that the page stays responsive. */
const RENDER_STEPS = { first: 6, step: 6 } as const;

type SessionActivity = Pick<TimetableView['activities'][number], 'id' | 'slug' | 'categoryId'>;

interface SessionListProps {
  /** The sessions by start time. */
  readonly sessions: readonly ActivitySession[];
  /** The rooms by id. */
  readonly spaces: TimetableView['spaces'];
  /** The activities of the sessions. */
  readonly activities: readonly SessionActivity[];
  /** The customer's booking ids by session id. */
  readonly bookingIds: TimetableView['bookingIds'];
  /** The slug of the centre. */
  readonly slug: string;
  /** Identifies the list among those shown in its place: another one is rendered from its first row. */
  readonly listKey: string;
  readonly clock: ServerClock;
  readonly labelledBy: string;
  readonly onOpened: () => void;
  readonly Action: SessionAction;
  /** Opens a session on this page instead of its own page. */
  readonly onOpen?: ((id: string) => void) | undefined;
}

/** Sessions as rows. The row from which a session's page was opened gets the focus on return. */
export function SessionList({
  sessions,
  spaces,
  activities,
  bookingIds,
  slug,
  listKey,
  clock,
  labelledBy,
  onOpened,
  Action,
  onOpen,
}: SessionListProps) {
  const {
    returnTo: latestReturnTo,
    onFocusRestored,
    openRow,
    navigate,
  } = useUnit({
    returnTo: $rowToReturnTo,
    onFocusRestored: rowFocusRestored,
    openRow: sessionRowOpened,
    navigate: navigated,
  });
  const onFollow = useCallback(
    (id: string, event: MouseEvent) => {
      if (isForNewTab(event)) return;
      event.preventDefault();
      if (onOpen) return onOpen(id);
      openRow(id);
      navigate({ to: sessionPath(slug, id) });
    },
    [openRow, navigate, onOpen, slug],
  );
  // A row that is opened matters only to the list rendered after returning.
  const [returnSessionId, setReturnSessionId] = useState(latestReturnTo);
  const opensAt = useMemo(() => findNextOpening(sessions, clock.serverTime), [sessions, clock]);
  const now = useServerNow(clock, opensAt !== null && opensAt - clock.serverTime < 2 * COUNTDOWN_FROM_MS);
  useOpening(clock, opensAt, onOpened);
  const followedIndex = sessions.findIndex(({ id }) => id === returnSessionId);
  const renderedCount = useProgressiveCount(listKey, sessions.length, RENDER_STEPS);
  const rowCount = Math.max(renderedCount, Math.min(followedIndex + 1, sessions.length));
  const categories = useMemo(
    () => new Map(activities.map(({ id, slug, categoryId }) => [id, findCategory(slug, categoryId)])),
    [activities],
  );
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (returnSessionId === null || followedIndex < 0) return;
    // Later than the page's heading, which gets the focus on every page that opens.
    const timer = setTimeout(() => {
      const link = listRef.current?.querySelector(`[data-session="${CSS.escape(returnSessionId)}"] a`);
      if (!(link instanceof HTMLElement)) return;
      link.focus({ preventScroll: true });
      link.scrollIntoView?.({ block: 'center' });
      setReturnSessionId(null);
      onFocusRestored();
    });
    return () => clearTimeout(timer);
  }, [returnSessionId, followedIndex, onFocusRestored]);
  return (
    <List ref={listRef} aria-labelledby={labelledBy} onFocus={revealFocus}>
      {sessions.slice(0, rowCount).map((session) => (
        <li key={session.id}>
          <SessionRow
            session={session}
            slug={slug}
            bookingId={bookingIds.get(session.id) ?? null}
            space={spaces.get(session.spaceId ?? '')?.name ?? null}
            category={categories.get(session.activityId) ?? findCategory(session.title)}
            // Only sessions that have yet to open change with time.
            now={session.state === 'not_yet' ? now : clock.serverTime}
            onFollow={onFollow}
            Action={Action}
          />
        </li>
      ))}
    </List>
  );
}

/** Scrolls a focused element out from under the day's heading, because Safari ignores the scroll margin. WCAG 2.4.11. */
function revealFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

function findNextOpening(sessions: readonly ActivitySession[], now: number): number | null {
  const openings = sessions
    .flatMap(({ state, opensAt }) => (state === 'not_yet' && opensAt ? Date.parse(opensAt) : []))
    .filter((opensAt) => opensAt > now);
  return openings.length === 0 ? null : Math.min(...openings);
}
