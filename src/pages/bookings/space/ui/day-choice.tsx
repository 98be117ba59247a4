import { useMemo } from 'react';
import { DayLinks, spacePath } from '@/entities/session';
import type { SlotGrid } from '@/shared/api';
import { toSpaceDay } from '../lib/day-view';
import { formatFreeCount } from '../lib/free-text';

interface DayChoiceProps {
  readonly grid: SlotGrid;
  /** The slug of the centre. */
  readonly slug: string;
}

/** Links to the other days of a facility, each with its number of free slots. */
export function DayChoice({ grid, slug }: DayChoiceProps) {
  const { today, strip, days } = useMemo(() => toSpaceDay(grid), [grid]);
  return (
    <DayLinks
      chosenDate={grid.date}
      today={today}
      strip={strip}
      days={days}
      buildDayPath={(day) => spacePath(slug, grid.facility.slug, day)}
      formatCount={formatFreeCount}
    />
  );
}
