import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { formatMiles } from '@/entities/venue';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { text } from './texts';
import type { VenueRow } from './venue-row';
import { ROW_PX, WindowedList } from './windowed-list';

/**
 * More centres than this are shown in a list of its own height, of which only what is seen is drawn. What counts is how many the
 * radius can reach: a list that changed its kind under the slider would be drawn again from its first row.
 */
const SHORT_LIST = 20;
/** So many can be drawn at once: in a low window, for instance with 400 % zoom, they flow in the page. */
const DRAWABLE = 100;
const LOW = '@media (max-height: 30rem)';

/** Spec, joining §9: 645 px on a desktop, 367 px on a tablet; on a phone the list beside a map is the carousel of 150 px. */
const Box = chakra('div', {
  variants: {
    isOwnHeight: {
      true: {
        // What is hidden but for screen readers stays inside, and makes the page no longer.
        position: 'relative',
        contain: 'content',
        maxHeight: { base: 'calc(var(--page-height, 100svh) * 0.75)', sm: '367px', xl: '645px' },
        overflowY: 'auto',
        padding: '1',
        margin: '-1',
      },
    },
    flowsWhereLow: { true: { [LOW]: { maxHeight: 'none', overflowY: 'visible' } } },
  },
});
const List = chakra('ul', {
  base: { display: 'grid', gap: '3', margin: '0', padding: '0', listStyle: 'none' },
  variants: {
    isOwnHeight: {
      false: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))' },
    },
  },
});

interface CentreListProps {
  readonly model: FindCentre;
  readonly shown: ResultsView;
  readonly labelledBy: string;
  /** From the first screen's code, so that it stays in one file with it. */
  readonly Row: typeof VenueRow;
  /** The row that had the focus when this list took the place of the first rows; -1 for none. */
  readonly focused: RefObject<number>;
}

/** The centres that the search found: every one of them, however many. */
export function CentreList({ model, shown, labelledBy, Row, focused }: CentreListProps) {
  const { venues, countAtMaxRadius, view, nearest } = shown;
  const { isMapShown, onChoose } = useUnit({
    isMapShown: model.$isMapShown,
    onChoose: model.venueChosen,
  });
  // A state and no ref: a list that comes together with its box has to be drawn again once the box exists.
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const stop = box?.querySelector(`[data-index="${focused.current}"] [data-stop]`);
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  }, [box, focused]);
  const count = venues.length;
  const isLong = countAtMaxRadius > SHORT_LIST;
  const isOwnHeight = isLong || isMapShown;
  if (count === 0)
    return (
      <Stack gap="2">
        <Text>{text('centre.noCentres')}</Text>
        {nearest && (
          <>
            <Text tone="muted">
              {text('finder.nearest', { name: nearest.venue.name, miles: formatMiles(nearest.distance) })}
            </Text>
            <List isOwnHeight>
              <Row index={0} count={1} onChoose={onChoose} {...nearest} />
            </List>
          </>
        )}
      </Stack>
    );
  return (
    <Box ref={setBox} isOwnHeight={isOwnHeight} flowsWhereLow={countAtMaxRadius <= DRAWABLE}>
      {isOwnHeight ? (
        box ? (
          <WindowedList
            model={model}
            venues={venues}
            view={view}
            Row={Row}
            rowIndexOf={rowIndexOf}
            labelledBy={labelledBy}
            isRoving={isLong}
            box={box}
          />
        ) : (
          // As high as its rows will be: the page moves to the list as soon as it is there.
          <div style={{ height: count * ROW_PX }} />
        )
      ) : (
        <List aria-labelledby={labelledBy} isOwnHeight={isOwnHeight}>
          {venues.map((result, index) => (
            <Row key={result.venue.id} index={index} count={count} onChoose={onChoose} {...result} />
          ))}
        </List>
      )}
    </Box>
  );
}

/** The index of the row that contains an element; -1 for none. */
function rowIndexOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}
