import { chakra } from '@chakra-ui/react/styled-system';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { rowAfterKey } from '../lib/row-after-key';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { $pointedVenueId, venuePointed } from '../model/pointing';
import { NumberBadge } from './number-badge';
import { text } from './texts';
import { useDebouncedId } from './use-debounced-id';
import type { VenueRow } from './venue-row';

const List = chakra('ul', { base: { position: 'relative', margin: '0', padding: '0', listStyle: 'none' } });

/** Says at the lower edge how the keyboard moves, while the keyboard is in the list. */
const Keys = chakra('div', {
  base: {
    display: 'none',
    position: 'sticky',
    bottom: '0',
    height: '0',
    'ul:has(:focus-visible) + &': { display: 'block' },
    '& > p': {
      position: 'absolute',
      bottom: '0',
      insetInline: '0',
      margin: '0',
      padding: '2',
      borderRadius: 'md',
      background: 'dark',
      color: 'dark.on',
      fontSize: 'sm',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
});

export const ROW_PX = 72;
const GAP_PX = 8;
/** The time in which rows that have just come are measured. */
const SETTLES_MS = 300;

interface WindowedListProps {
  readonly model: FindCentre;
  readonly venues: ResultsView['venues'];
  readonly view: ResultsView['view'];
  /** From the first screen's code, so that it stays in one file with it. */
  readonly Row: typeof VenueRow;
  readonly rowIndexOf: (element: Element) => number;
  readonly labelledBy: string;
  /** The list is one stop of the Tab key, and the arrow keys move in it: the Tab key does not pass thousands of buttons. */
  readonly isRoving: boolean;
  /** What scrolls. */
  readonly box: HTMLElement;
}

/**
 * A long list of which only what is seen, and the row with the focus, is drawn. Each row says which of how many it is; no row
 * with the focus is ever taken away under the customer, and the keys go to any of them.
 */
export function WindowedList({
  model,
  venues,
  view,
  Row,
  rowIndexOf,
  labelledBy,
  isRoving,
  box,
}: WindowedListProps) {
  const { highlightedVenueId, pointedId, isMapShown, onPointed, onChoose, venueHighlighted } = useUnit({
    highlightedVenueId: model.$highlightedVenueId,
    pointedId: $pointedVenueId,
    onPointed: venuePointed,
    isMapShown: model.$isMapShown,
    onChoose: model.venueChosen,
    venueHighlighted: model.venueHighlighted,
  });
  const keysId = useId();
  const [active, setActive] = useState(0);
  const current = Math.max(0, Math.min(active, venues.length - 1));
  /** The row that takes the focus as soon as it is rendered. */
  const wanted = useRef(-1);
  const arrived = useRef(Number.NEGATIVE_INFINITY);

  const keyOf = useCallback((index: number) => venues[index]?.venue.id ?? index, [venues]);
  // Known at once, so that the first rows are drawn with the list and not, all in one go, after it.
  const [initialRect] = useState(() => ({ width: box.offsetWidth, height: box.offsetHeight }));
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: venues.length,
    getScrollElement: () => box,
    initialRect,
    estimateSize: () => ROW_PX,
    getItemKey: keyOf,
    rangeExtractor: (range) => withAround(range, current),
    gap: GAP_PX,
    overscan: 3,
    scrollPaddingStart: GAP_PX,
    scrollPaddingEnd: GAP_PX,
    useFlushSync: false,
  });

  const goTo = useCallback(
    (index: number) => {
      wanted.current = index;
      setActive(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );

  useLayoutEffect(() => {
    if (wanted.current < 0) return;
    const stop = box.querySelector(`[data-index="${wanted.current}"] [data-stop]`);
    if (!(stop instanceof HTMLElement)) return;
    wanted.current = -1;
    stop.focus({ preventScroll: true });
    arrived.current = performance.now();
  });
  // Rows are as high as they turn out to be, and the list's edge may lie beyond the window's: the row that was gone to is brought
  // to where it can be seen until the heights settle.
  useLayoutEffect(() => {
    if (performance.now() - arrived.current > SETTLES_MS) return;
    document.activeElement?.closest('[data-index]')?.scrollIntoView({ block: 'nearest' });
  });

  // Another search begins at its top.
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    setActive(0);
    virtualizer.scrollToOffset(0);
  }, [view, virtualizer]);

  // What the map points at is brought to where it can be seen, and the Tab key comes to it.
  const pointed =
    highlightedVenueId === null ? -1 : venues.findIndex(({ venue }) => venue.id === highlightedVenueId);
  useEffect(() => {
    if (pointed < 0) return;
    setActive(pointed);
    virtualizer.scrollToIndex(pointed, { align: 'auto' });
  }, [pointed, virtualizer]);

  // A pin under the pointer marks its row, which is brought to where it can be seen once the pointer rests. What is seen stays.
  const bringIntoSight = useCallback(
    (id: string) => {
      const index = venues.findIndex(({ venue }) => venue.id === id);
      const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
      if (index >= 0 && (index < startIndex || index > endIndex))
        virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [venues, virtualizer],
  );
  useDebouncedId(pointedId, bringIntoSight);

  // And the other way round: the row that the keyboard rests at is the one that the map shows.
  const [reachedId, setReachedId] = useState<string | null>(null);
  useDebouncedId(isMapShown ? reachedId : null, venueHighlighted);

  const idAt = (target: EventTarget) =>
    (target instanceof Element && venues[rowIndexOf(target)]?.venue.id) || null;
  const onKeyDown = (event: KeyboardEvent) => {
    const from = rowIndexOf(event.currentTarget.ownerDocument.activeElement ?? event.currentTarget);
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const to = rowAfterKey(event, { from, count: venues.length, page: endIndex - startIndex });
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  // With the mouse a row can be shown on the map; the list itself needs no map.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    venueHighlighted(idAt(event.target));
  };

  return (
    <>
      <List
        aria-labelledby={labelledBy}
        aria-describedby={isRoving ? keysId : undefined}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => {
          const index = Math.max(0, rowIndexOf(target));
          setActive(index);
          setReachedId(venues[index]?.venue.id ?? null);
          onPointed(venues[index]?.venue.id ?? null);
        }}
        onBlur={() => {
          setReachedId(null);
          onPointed(null);
        }}
        onPointerOver={({ target }) => onPointed(idAt(target))}
        onPointerLeave={() => onPointed(null)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const result = venues[index];
          return (
            result && (
              <Row
                key={key}
                ref={virtualizer.measureElement}
                style={{
                  position: 'absolute',
                  contain: 'content',
                  insetInline: 0,
                  top: 0,
                  transform: `translateY(${start}px)`,
                }}
                index={index}
                count={venues.length}
                venue={result.venue}
                distance={result.distance}
                isPointed={index === pointed || result.venue.id === pointedId}
                lead={isMapShown && <NumberBadge index={index} />}
                stop={stopOf(isRoving, index === current)}
                onChoose={onChoose}
              />
            )
          );
        })}
      </List>
      {isRoving && (
        <Keys aria-hidden="true">
          <p>{text('finder.keys')}</p>
        </Keys>
      )}
      {isRoving && <VisuallyHidden id={keysId}>{text('finder.keys')}</VisuallyHidden>}
    </>
  );
}

/** Also what cannot be chosen is stopped at: it can be shown on the map. */
function stopOf(isRoving: boolean, isCurrent: boolean): 'here' | 'past' {
  return !isRoving || isCurrent ? 'here' : 'past';
}

/** What is seen, and the row that the keyboard is at with its neighbours, wherever the list was scrolled to. */
function withAround(range: Range, at: number): number[] {
  const seen = defaultRangeExtractor(range);
  const around = [at - 1, at, at + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...seen, ...around])].sort((one, other) => one - other);
}
