import { useUnit } from 'effector-react';
import { type ComponentProps, type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { text } from './texts';
import type { VenueRow } from './venue-row';

/** How many more centres are shown at a time; a browser renders them without a noticeable delay. */
const MORE_ROWS = 60;

interface PageListProps {
  readonly model: FindCentre;
  readonly resultsView: ResultsView;
  readonly labelledBy: string;
  readonly Row: typeof VenueRow;
  readonly Rows: ComponentType<ComponentProps<'ul'>>;
  /** How many are shown before more are requested. */
  readonly firstRowCount: number;
}

/** The centres in the page's own flow: the first ones, and more on request. */
export function PageList({ model, resultsView, labelledBy, Row, Rows, firstRowCount }: PageListProps) {
  const { venues, view } = resultsView;
  const { onChoose } = useUnit({ onChoose: model.venueChosen });
  // Another search starts with its first rows.
  const [listLimit, setListLimit] = useState({ view, limit: firstRowCount });
  const limit = listLimit.view === view ? listLimit.limit : firstRowCount;
  const frame = useRef<HTMLDivElement>(null);
  /** The index of the row that gets the focus once it has rendered. */
  const focusIndex = useRef(-1);
  useEffect(() => {
    if (focusIndex.current < 0) return;
    const focusTarget = frame.current?.querySelector(`[data-index="${focusIndex.current}"] :is(a, button)`);
    focusIndex.current = -1;
    if (focusTarget instanceof HTMLElement) focusTarget.focus();
  });
  const remainingCount = venues.length - limit;
  return (
    <Stack gap="4" ref={frame}>
      <Rows aria-labelledby={labelledBy}>
        {venues.slice(0, limit).map((result, index) => (
          <Row key={result.venue.id} index={index} count={venues.length} onChoose={onChoose} {...result} />
        ))}
      </Rows>
      {remainingCount > 0 && (
        <Button
          variant="secondary"
          alignSelf="start"
          onClick={() => {
            focusIndex.current = limit;
            startTransition(() => setListLimit({ view, limit: limit + MORE_ROWS }));
          }}
        >
          {text('finder.more', { count: Math.min(remainingCount, MORE_ROWS) })}
        </Button>
      )}
    </Stack>
  );
}
