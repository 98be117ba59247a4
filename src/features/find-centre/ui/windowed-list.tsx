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
import { findRowAfterKey } from '../lib/find-row-after-key';
import type { FindCentre, ResultsView } from '../model/find-centre';
import { $pointedVenueId, venuePointed } from '../model/pointed-venue';
import { NumberBadge } from './number-badge';
import { text } from './texts';
import { useDebouncedId } from './use-debounced-id';
import type { VenueRow } from './venue-row';

const List = chakra('ul', { base: { position: 'relative', margin: '0', padding: '0', listStyle: 'none' } });

/** A hint at the bottom about the keys, shown while the keyboard is used in the list. */
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
/** How long, in ms, newly rendered rows take to be measured. */
const SETTLES_MS = 300;

interface WindowedListProps {
  readonly model: FindCentre;
  readonly venues: ResultsView['venues'];
  readonly view: ResultsView['view'];
  /** Passed in from the first screen's code, so that it stays in its chunk. */
  readonly Row: typeof VenueRow;
  readonly rowIndexOf: (element: Element) => number;
  readonly labelledBy: string;
  /** Whether the list is one Tab stop with arrow keys, so that Tab does not pass thousands of buttons. */
  readonly isRoving: boolean;
  /** The element that scrolls. */
  readonly box: HTMLElement;
}

/**
 * A long list that renders only the visible rows and the focused one. Each row announces its position; the focused row is never
 * removed, and keys can move to any row.
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
  const currentIndex = Math.max(0, Math.min(active, venues.length - 1));
  /** The index of the row that gets the focus once it has rendered. */
  const wantedIndex = useRef(-1);
  const arrived = useRef(Number.NEGATIVE_INFINITY);

  const getRowKey = useCallback((index: number) => venues[index]?.venue.id ?? index, [venues]);
  // Known from the start, so that the first rows render with the list instead of all at once after it.
  const [initialRect] = useState(() => ({ width: box.offsetWidth, height: box.offsetHeight }));
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: venues.length,
    getScrollElement: () => box,
    initialRect,
    estimateSize: () => ROW_PX,
    getItemKey: getRowKey,
    rangeExtractor: (range) => withAround(range, currentIndex),
    gap: GAP_PX,
    overscan: 3,
    scrollPaddingStart: GAP_PX,
    scrollPaddingEnd: GAP_PX,
    useFlushSync: false,
  });

  const goTo = useCallback(
    (index: number) => {
      wantedIndex.current = index;
      setActive(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );

  useLayoutEffect(() => {
    if (wantedIndex.current < 0) return;
    const stop = box.querySelector(`[data-index="${wantedIndex.current}"] [data-stop]`);
    if (!(stop instanceof HTMLElement)) return;
    wantedIndex.current = -1;
    stop.focus({ preventScroll: true });
    arrived.current = performance.now();
  });
  // Row heights are known only after rendering, and the list's edge may be outside the window: scrolls to the target row until
  // the heights settle.
  useLayoutEffect(() => {
    if (performance.now() - arrived.current > SETTLES_MS) return;
    document.activeElement?.closest('[data-index]')?.scrollIntoView({ block: 'nearest' });
  });

  // Another search starts at the top.
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    setActive(0);
    virtualizer.scrollToOffset(0);
  }, [view, virtualizer]);

  // A centre highlighted on the map scrolls into view and becomes the Tab stop.
  const pointed =
    highlightedVenueId === null ? -1 : venues.findIndex(({ venue }) => venue.id === highlightedVenueId);
  useEffect(() => {
    if (pointed < 0) return;
    setActive(pointed);
    virtualizer.scrollToIndex(pointed, { align: 'auto' });
  }, [pointed, virtualizer]);

  // Hovering a pin highlights its row, which scrolls into view once the pointer rests. Visible rows do not scroll.
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

  // And the row on which the keyboard rests is highlighted on the map.
  const [reachedId, setReachedId] = useState<string | null>(null);
  useDebouncedId(isMapShown ? reachedId : null, venueHighlighted);

  const findIdAt = (target: EventTarget) =>
    (target instanceof Element && venues[rowIndexOf(target)]?.venue.id) || null;
  const onKeyDown = (event: KeyboardEvent) => {
    const fromIndex = rowIndexOf(event.currentTarget.ownerDocument.activeElement ?? event.currentTarget);
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const toIndex = findRowAfterKey(event, {
      from: fromIndex,
      count: venues.length,
      page: endIndex - startIndex,
    });
    if (toIndex === null) return;
    event.preventDefault();
    goTo(toIndex);
  };
  // A mouse click on a row shows the centre on the map; the list works without the map.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    venueHighlighted(findIdAt(event.target));
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
        onPointerOver={({ target }) => onPointed(findIdAt(target))}
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
                stop={getStop(isRoving, index === currentIndex)}
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

/** Also stops at centres that cannot be chosen, because the map can show them. */
function getStop(isRoving: boolean, isCurrent: boolean): 'here' | 'past' {
  return !isRoving || isCurrent ? 'here' : 'past';
}

/** The visible rows, plus the focused row with its neighbours, wherever the list has scrolled. */
function withAround(range: Range, activeIndex: number): number[] {
  const visibleIndexes = defaultRangeExtractor(range);
  const neighbours = [activeIndex - 1, activeIndex, activeIndex + 1].filter(
    (index) => index >= 0 && index < range.count,
  );
  return [...new Set([...visibleIndexes, ...neighbours])].sort((first, second) => first - second);
}
