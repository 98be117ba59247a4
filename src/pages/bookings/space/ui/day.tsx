import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { COUNTED_DOWN_MS, dayName, spacePath, useOpening, useServerNow } from '@/entities/session';
import { Hire } from '@/features/choose-attendees';
import type { SlotGrid } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type SpaceDay, toSpaceDay } from '../lib/day-view';
import { formatFree } from '../lib/free-text';
import { listRules } from '../lib/rules';
import { useIsNarrow } from '../lib/use-is-narrow';
import { $extras, extraToggled, page } from '../model/space';
import { text } from '../texts';
import { SlotList } from './slot-list';
import { SlotTable } from './slot-table';

interface DayProps {
  readonly grid: SlotGrid;
  /** The slug of the centre. */
  readonly slug: string;
  readonly receivedAt: number;
  /** Whether another day is loading. */
  readonly isOther: boolean;
}

/** The slots of one day. */
export function Day({ grid, slug, receivedAt, isOther }: DayProps) {
  const { failure, refresh, chosenSlots, toggle } = useUnit({
    failure: page.$failure,
    refresh: page.refreshRequested,
    chosenSlots: $extras,
    toggle: extraToggled,
  });
  const { date, facility, serverTime, extras } = grid;
  const view = useMemo(() => toSpaceDay(grid), [grid]);
  const clock = useMemo(() => ({ serverTime: Date.parse(serverTime), receivedAt }), [serverTime, receivedAt]);
  const isSoon = view.opensAt !== null && view.opensAt - clock.serverTime < 2 * COUNTED_DOWN_MS;
  const now = useServerNow(clock, isSoon);
  useOpening(clock, view.opensAt, refresh);
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const drawnDate = useRef(date);
  useEffect(() => {
    if (drawnDate.current === date) return;
    drawnDate.current = date;
    heading.current?.focus({ preventScroll: true });
  }, [date]);
  const Slots = isNarrow ? SlotList : SlotTable;
  const caption = text('space.caption', { facility: facility.name, day: dayName(date) });
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Stack gap="1">
          <Heading ref={heading} level={2} tabIndex={-1}>
            {dayName(date)}
          </Heading>
          <Text tone="muted" role="status">
            {isOther ? text('space.loading') : formatFree(view.freeCount)}
          </Text>
        </Stack>
        {failure !== null && !isOther && (
          <Text tone="strong">{text('space.stale', { time: toLocalTime(clock.serverTime).time })}</Text>
        )}
        {isOther && failure === null && <Spinner />}
        {!isOther && (
          <>
            <Why grid={grid} view={view} slug={slug} />
            {view.rows.length > 0 && (
              <>
                {view.freeCount > 0 && <Hire extras={extras} hiredIds={chosenSlots} onToggle={toggle} />}
                <Slots grid={grid} rows={view.rows} slug={slug} caption={caption} now={now} />
              </>
            )}
          </>
        )}
      </Stack>
      <Stack gap="2">
        <Heading level={2} size="sm">
          {text('space.rules')}
        </Heading>
        {listRules(grid).map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** Why nothing can be booked on this day, with an alternative; nothing if something can. */
function Why({ grid, view, slug }: { grid: SlotGrid; view: SpaceDay; slug: string }) {
  const { date, facility } = grid;
  const { freeCount, nextFree, hasEarlier } = view;
  if (freeCount > 0) return hasEarlier ? <Text tone="muted">{text('space.earlier')}</Text> : null;
  return (
    <Stack gap="3" align="start">
      <Text>{formatReason(grid, view)}</Text>
      {nextFree !== null && (
        <ButtonLink variant="secondary" to={spacePath(slug, facility.slug, nextFree)}>
          {text('space.goTo', { day: dayName(nextFree) })}
        </ButtonLink>
      )}
      {hasEarlier && view.rows.length > 0 && date === view.today && (
        <Text tone="muted">{text('space.earlier')}</Text>
      )}
    </Stack>
  );
}

function formatReason({ date, closedReason, venue, rows }: SlotGrid, view: SpaceDay): string {
  const day = dayName(date);
  if (closedReason) return text('space.centreClosed', { venue: venue.name, day, reason: closedReason });
  if (rows.length === 0) return text('space.noHire', { day });
  if (view.opensAt !== null) {
    const { date: opens, time } = toLocalTime(view.opensAt);
    return text('space.notOpen', { day: dayName(opens), time });
  }
  if (view.rows.length === 0) return text('space.allOver');
  return view.nextFree === null
    ? text('space.nothing', { day })
    : text('space.nothingNext', { day, next: dayName(view.nextFree) });
}
