import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { VenueRow } from './venue-row';
import type { WindowedList } from './windowed-list';

/**
 * More centres than this are shown in a list of its own height, of which only what is seen is drawn. What counts is how many the
 * radius can reach: a list that changed its kind under the slider would be drawn again from its first row.
 */
export const SHORT_LIST = 20;
/** What fills that height until the code for the rest has loaded. */
const FIRST = 10;

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
  /** The list for a height of its own, once its code has loaded. */
  readonly Windowed: typeof WindowedList | undefined;
}

/** The centres that the search found: every one of them, however many. */
export function CentreList({ model, shown, labelledBy, Windowed }: CentreListProps) {
  const { venues, countAtMaxRadius, view } = shown;
  const { isMapShown, onChoose } = useUnit({
    isMapShown: model.$isMapShown,
    onChoose: model.venueChosen,
  });
  // A state and no ref: a list that comes together with its box has to be drawn again once the box exists.
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const focused = useRef(-1);
  const count = venues.length;
  const isLong = countAtMaxRadius > SHORT_LIST;
  const isOwnHeight = isLong || isMapShown;
  const shared = { Row: VenueRow, rowIndexOf, labelledBy, focused };
  return (
    <Box
      ref={setBox}
      isOwnHeight={isOwnHeight}
      onFocus={({ target }) => {
        focused.current = rowIndexOf(target);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
    >
      {isOwnHeight && Windowed ? (
        box && <Windowed model={model} venues={venues} view={view} isRoving={isLong} box={box} {...shared} />
      ) : (
        <List aria-labelledby={labelledBy} isOwnHeight={isOwnHeight}>
          {venues.slice(0, count > SHORT_LIST ? FIRST : count).map((result, index) => (
            <VenueRow key={result.venue.id} index={index} count={count} onChoose={onChoose} {...result} />
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
