import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { COUNTDOWN_FROM_MS, dayName, spacePath, useOpening, useServerNow } from '@/entities/session';
import { Hire } from '@/features/choose-attendees';
import type { SlotGrid } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type SpaceDay, toSpaceDay } from '../lib/day-view';
import { formatFreeCount } from '../lib/free-text';
import { listFacilityRules } from '../lib/rules';
import { useIsNarrow } from '../lib/use-is-narrow';
import { $hiredIds, extraToggled, page } from '../model/space';
import { text } from '../texts';
import { SlotList } from './slot-list';
import { SlotTable } from './slot-table';

interface SlotsOfDayProps {
  readonly grid: SlotGrid;
  /** The slug of the centre. */
  readonly slug: string;
  readonly receivedAt: number;
  /** Whether another day is loading. */
  readonly isOtherDayLoading: boolean;
}

/** The slots of one day. */
export function SlotsOfDay({ grid, slug, receivedAt, isOtherDayLoading }: SlotsOfDayProps) {
  const { failure, refresh, hiredIds, toggleHire } = useUnit({
    failure: page.$failure,
    refresh: page.refreshRequested,
    hiredIds: $hiredIds,
    toggleHire: extraToggled,
  });
  const { date, facility, serverTime, extras } = grid;
  const spaceDay = useMemo(() => toSpaceDay(grid), [grid]);
  const clock = useMemo(() => ({ serverTime: Date.parse(serverTime), receivedAt }), [serverTime, receivedAt]);
  const isOpeningSoon =
    spaceDay.opensAt !== null && spaceDay.opensAt - clock.serverTime < 2 * COUNTDOWN_FROM_MS;
  const now = useServerNow(clock, isOpeningSoon);
  useOpening(clock, spaceDay.opensAt, refresh);
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedDate = useRef(date);
  useEffect(() => {
    if (focusedDate.current === date) return;
    focusedDate.current = date;
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
            {isOtherDayLoading ? text('space.loading') : formatFreeCount(spaceDay.freeCount)}
          </Text>
        </Stack>
        {failure !== null && !isOtherDayLoading && (
          <Text tone="strong">{text('space.stale', { time: toLocalTime(clock.serverTime).time })}</Text>
        )}
        {isOtherDayLoading && failure === null && <Spinner />}
        {!isOtherDayLoading && (
          <>
            <UnavailableReason grid={grid} spaceDay={spaceDay} slug={slug} />
            {spaceDay.rows.length > 0 && (
              <>
                {spaceDay.freeCount > 0 && <Hire extras={extras} hiredIds={hiredIds} onToggle={toggleHire} />}
                <Slots grid={grid} rows={spaceDay.rows} slug={slug} caption={caption} now={now} />
              </>
            )}
          </>
        )}
      </Stack>
      <Stack gap="2">
        <Heading level={2} size="sm">
          {text('space.rules')}
        </Heading>
        {listFacilityRules(grid).map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** Why nothing can be booked on this day, with an alternative; nothing if something can. */
function UnavailableReason({ grid, spaceDay, slug }: { grid: SlotGrid; spaceDay: SpaceDay; slug: string }) {
  const { date, facility } = grid;
  const { freeCount, nextFreeDate, hasEarlierRows } = spaceDay;
  if (freeCount > 0) return hasEarlierRows ? <Text tone="muted">{text('space.earlier')}</Text> : null;
  return (
    <Stack gap="3" align="start">
      <Text>{formatReason(grid, spaceDay)}</Text>
      {nextFreeDate !== null && (
        <ButtonLink variant="secondary" to={spacePath(slug, facility.slug, nextFreeDate)}>
          {text('space.goTo', { day: dayName(nextFreeDate) })}
        </ButtonLink>
      )}
      {hasEarlierRows && spaceDay.rows.length > 0 && date === spaceDay.today && (
        <Text tone="muted">{text('space.earlier')}</Text>
      )}
    </Stack>
  );
}

function formatReason({ date, closedReason, venue, rows }: SlotGrid, spaceDay: SpaceDay): string {
  const day = dayName(date);
  if (closedReason) return text('space.centreClosed', { venue: venue.name, day, reason: closedReason });
  if (rows.length === 0) return text('space.noHire', { day });
  if (spaceDay.opensAt !== null) {
    const { date: openingDate, time } = toLocalTime(spaceDay.opensAt);
    return text('space.notOpen', { day: dayName(openingDate), time });
  }
  if (spaceDay.rows.length === 0) return text('space.allOver');
  return spaceDay.nextFreeDate === null
    ? text('space.nothing', { day })
    : text('space.nothingNext', { day, next: dayName(spaceDay.nextFreeDate) });
}
