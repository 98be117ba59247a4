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
const KeyHint = chakra('div', {
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
const SETTLE_MS = 300;

interface WindowedListProps {
  readonly model: FindCentre;
  readonly venues: ResultsView['venues'];
  readonly viewKey: ResultsView['view'];
  /** Passed in from the first screen's code, so that it stays in its chunk. */
  readonly Row: typeof VenueRow;
  readonly findRowIndex: (element: Element) => number;
  readonly labelledBy: string;
  /** Whether the list is one Tab stop with arrow keys, so that Tab does not pass thousands of buttons. */
  readonly hasRovingFocus: boolean;
  /** The element that scrolls. */
  readonly scrollBox: HTMLElement;
}

/**
 * A long list that renders only the visible rows and the focused one. Each row announces its position; the focused row is never
 * removed, and keys can move to any row.
 */
export function WindowedList({
  model,
  venues,
  viewKey,
  Row,
  findRowIndex,
  labelledBy,
  hasRovingFocus,
  scrollBox,
}: WindowedListProps) {
  const { highlightedVenueId, pointedId, isMapShown, onPoint, onChoose, venueHighlighted } = useUnit({
    highlightedVenueId: model.$highlightedVenueId,
    pointedId: $pointedVenueId,
    onPoint: venuePointed,
    isMapShown: model.$isMapShown,
    onChoose: model.venueChosen,
    venueHighlighted: model.venueHighlighted,
  });
  const keyHintId = useId();
  const [activeIndex, setActiveIndex] = useState(0);
  const currentIndex = Math.max(0, Math.min(activeIndex, venues.length - 1));
  /** The index of the row that gets the focus once it has rendered. */
  const indexToFocus = useRef(-1);
  const focusedAt = useRef(Number.NEGATIVE_INFINITY);

  const getRowKey = useCallback((index: number) => venues[index]?.venue.id ?? index, [venues]);
  // Known from the start, so that the first rows render with the list instead of all at once after it.
  const [initialRect] = useState(() => ({ width: scrollBox.offsetWidth, height: scrollBox.offsetHeight }));
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: venues.length,
    getScrollElement: () => scrollBox,
    initialRect,
    estimateSize: () => ROW_PX,
    getItemKey: getRowKey,
    rangeExtractor: (range) => includeFocusedRows(range, currentIndex),
    gap: GAP_PX,
    overscan: 3,
    scrollPaddingStart: GAP_PX,
    scrollPaddingEnd: GAP_PX,
    useFlushSync: false,
  });

  const goTo = useCallback(
    (index: number) => {
      indexToFocus.current = index;
      setActiveIndex(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [virtualizer],
  );

  useLayoutEffect(() => {
    if (indexToFocus.current < 0) return;
    const focusTarget = scrollBox.querySelector(`[data-index="${indexToFocus.current}"] [data-stop]`);
    if (!(focusTarget instanceof HTMLElement)) return;
    indexToFocus.current = -1;
    focusTarget.focus({ preventScroll: true });
    focusedAt.current = performance.now();
  });
  // Row heights are known only after rendering, and the list's edge may be outside the window: scrolls to the target row until
  // the heights settle.
  useLayoutEffect(() => {
    if (performance.now() - focusedAt.current > SETTLE_MS) return;
    document.activeElement?.closest('[data-index]')?.scrollIntoView({ block: 'nearest' });
  });

  // Another search starts at the top.
  const shownView = useRef(viewKey);
  useLayoutEffect(() => {
    if (shownView.current === viewKey) return;
    shownView.current = viewKey;
    setActiveIndex(0);
    virtualizer.scrollToOffset(0);
  }, [viewKey, virtualizer]);

  // A centre highlighted on the map scrolls into view and becomes the Tab stop.
  const highlightedIndex =
    highlightedVenueId === null ? -1 : venues.findIndex(({ venue }) => venue.id === highlightedVenueId);
  useEffect(() => {
    if (highlightedIndex < 0) return;
    setActiveIndex(highlightedIndex);
    virtualizer.scrollToIndex(highlightedIndex, { align: 'auto' });
  }, [highlightedIndex, virtualizer]);

  // Hovering a pin highlights its row, which scrolls into view once the pointer rests. Visible rows do not scroll.
  const scrollIntoSight = useCallback(
    (id: string) => {
      const index = venues.findIndex(({ venue }) => venue.id === id);
      const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
      if (index >= 0 && (index < startIndex || index > endIndex))
        virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [venues, virtualizer],
  );
  useDebouncedId(pointedId, scrollIntoSight);

  // And the row on which the keyboard rests is highlighted on the map.
  const [focusedId, setFocusedId] = useState<string | null>(null);
  useDebouncedId(isMapShown ? focusedId : null, venueHighlighted);

  const findIdAt = (target: EventTarget) =>
    (target instanceof Element && venues[findRowIndex(target)]?.venue.id) || null;
  const onKeyDown = (event: KeyboardEvent) => {
    const fromIndex = findRowIndex(event.currentTarget.ownerDocument.activeElement ?? event.currentTarget);
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const toIndex = findRowAfterKey(event, {
      currentIndex: fromIndex,
      rowCount: venues.length,
      visibleRowCount: endIndex - startIndex,
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
        aria-describedby={hasRovingFocus ? keyHintId : undefined}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => {
          const index = Math.max(0, findRowIndex(target));
          setActiveIndex(index);
          setFocusedId(venues[index]?.venue.id ?? null);
          onPoint(venues[index]?.venue.id ?? null);
        }}
        onBlur={() => {
          setFocusedId(null);
          onPoint(null);
        }}
        onPointerOver={({ target }) => onPoint(findIdAt(target))}
        onPointerLeave={() => onPoint(null)}
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
                isPointed={index === highlightedIndex || result.venue.id === pointedId}
                lead={isMapShown && <NumberBadge index={index} />}
                tabStop={decideTabStop(hasRovingFocus, index === currentIndex)}
                onChoose={onChoose}
              />
            )
          );
        })}
      </List>
      {hasRovingFocus && (
        <KeyHint aria-hidden="true">
          <p>{text('finder.keys')}</p>
        </KeyHint>
      )}
      {hasRovingFocus && <VisuallyHidden id={keyHintId}>{text('finder.keys')}</VisuallyHidden>}
    </>
  );
}

/** Also stops at centres that cannot be chosen, because the map can show them. */
function decideTabStop(hasRovingFocus: boolean, isCurrent: boolean): 'here' | 'past' {
  return !hasRovingFocus || isCurrent ? 'here' : 'past';
}

/** The visible rows, plus the focused row with its neighbours, wherever the list has scrolled. */
function includeFocusedRows(range: Range, activeIndex: number): number[] {
  const visibleIndexes = defaultRangeExtractor(range);
  const neighbours = [activeIndex - 1, activeIndex, activeIndex + 1].filter(
    (index) => index >= 0 && index < range.count,
  );
  return [...new Set([...visibleIndexes, ...neighbours])].sort((first, second) => first - second);
}
