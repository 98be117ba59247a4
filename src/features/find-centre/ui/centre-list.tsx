import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatMiles } from '@/entities/venue';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { PageList } from './page-list';
import { text } from './texts';
import type { VenueRow } from './venue-row';
import { ROW_PX, WindowedList } from './windowed-list';

/**
 * Lists next to the map that are longer than this are one Tab stop with arrow keys. The count at the maximum radius decides,
 * because a list that changed its kind with the slider would be rendered again from its first row.
 */
const MAX_TAB_STOPS = 20;
/** How many centres can be rendered at once: in a low window, such as one with 400 % zoom, they are in the page's own flow. */
const MAX_RENDERED_AT_ONCE = 100;
const LOW_WINDOW = '@media (max-height: 30rem)';

/**
 * The height next to the map: 645 px on a desktop, 367 px on a tablet; on a phone it is the carousel of 150 px.
 */
const ListBox = chakra('div', {
  base: {
    // Contains visually hidden text, which would otherwise lengthen the page.
    position: 'relative',
    contain: 'content',
    maxHeight: { base: '367px', xl: '645px' },
    overflowY: 'auto',
    padding: '1',
    margin: '-1',
  },
  variants: {
    flowsWhereLow: { true: { [LOW_WINDOW]: { maxHeight: 'none', overflowY: 'visible' } } },
  },
});

interface CentreListProps {
  readonly model: FindCentre;
  readonly resultsView: ResultsView;
  readonly labelledBy: string;
  /** Passed in from the first screen's code, so that they stay in its chunk. */
  readonly Row: typeof VenueRow;
  readonly Rows: ComponentType<ComponentProps<'ul'>>;
  readonly firstRowCount: number;
  /** The index of the row that was focused when this list replaced the first rows; -1 for none. */
  readonly focusedRowIndex: RefObject<number>;
}

/** The centres that the search found: in the page, or in a list as high as the map next to it. */
export function CentreList({
  model,
  resultsView,
  labelledBy,
  Row,
  Rows,
  firstRowCount,
  focusedRowIndex,
}: CentreListProps) {
  const { venues, countAtMaxRadius, view: viewKey, nearest } = resultsView;
  const { isMapShown, onChoose } = useUnit({
    isMapShown: model.$isMapShown,
    onChoose: model.venueChosen,
  });
  const frame = useRef<HTMLDivElement>(null);
  // A state instead of a ref, because the list has to render again once its box exists.
  const [boxElement, setBox] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const focusTarget = (boxElement ?? frame.current)?.querySelector(
      `[data-index="${focusedRowIndex.current}"] [data-stop]`,
    );
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
  }, [boxElement, focusedRowIndex]);
  if (venues.length === 0)
    return (
      <Stack gap="2">
        <Text>{text('centre.noCentres')}</Text>
        {nearest && (
          <>
            <Text tone="muted">
              {text('finder.nearest', { name: nearest.venue.name, miles: formatMiles(nearest.distance) })}
            </Text>
            <Rows>
              <Row index={0} count={1} onChoose={onChoose} {...nearest} />
            </Rows>
          </>
        )}
      </Stack>
    );
  if (!isMapShown)
    return (
      <div ref={frame}>
        <PageList
          model={model}
          resultsView={resultsView}
          labelledBy={labelledBy}
          Row={Row}
          Rows={Rows}
          firstRowCount={firstRowCount}
        />
      </div>
    );
  return (
    <ListBox ref={setBox} flowsWhereLow={countAtMaxRadius <= MAX_RENDERED_AT_ONCE}>
      {boxElement ? (
        <WindowedList
          model={model}
          venues={venues}
          viewKey={viewKey}
          Row={Row}
          findRowIndex={findRowIndex}
          labelledBy={labelledBy}
          hasRovingFocus={countAtMaxRadius > MAX_TAB_STOPS}
          scrollBox={boxElement}
        />
      ) : (
        // As high as its rows will be, because the page scrolls to the list at once.
        <div style={{ height: venues.length * ROW_PX }} />
      )}
    </ListBox>
  );
}

/** The index of the row that contains an element; -1 for none. */
function findRowIndex(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
