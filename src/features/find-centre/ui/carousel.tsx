import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Venue } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { findRowAfterKey } from '../lib/find-row-after-key';
import { NumberBadge } from './number-badge';
import { text } from './texts';
import { useDebouncedId } from './use-debounced-id';
import type { VenueDetails } from './venue-row';

/** 150 px for the list on a phone, in rem so that enlarged text fits. */
const CARD_HEIGHT = '9.375rem';
/** How much of the next card is visible next to the current one. */
const PEEK_PX = 48;
const GAP_PX = 12;
/** How many cards are rendered on each side of the current one, so that a swipe never reaches an empty place. */
const RENDERED_ON_EACH_SIDE = 3;

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: CARD_HEIGHT,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
});
const Slide = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    display: 'flex',
    gap: '3',
    '& > span': { alignSelf: 'flex-start' },
    width: `calc(100% - ${PEEK_PX}px)`,
    padding: '3',
    overflowY: 'auto',
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    scrollSnapAlign: 'start',
  },
});
/** As wide as all cards together, of which only a few are rendered. */
const TrackEnd = chakra('div', {
  base: { position: 'absolute', insetBlock: '0', width: '1px', visibility: 'hidden' },
});

const formatSlideLeft = (index: number) => `calc(${index} * (100% - ${PEEK_PX - GAP_PX}px))`;

interface CarouselProps {
  readonly venues: readonly { readonly venue: Venue; readonly distance: number | null }[];
  readonly Details: typeof VenueDetails;
  readonly highlightedVenueId: string | null;
  readonly onHighlight: (id: string) => void;
  readonly onChoose: (venue: Venue) => void;
}

/**
 * The centres one at a time: by swiping, with Previous and Next, or with the arrow keys.
 */
export function Carousel({ venues, Details, highlightedVenueId, onHighlight, onChoose }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [scrolledIndex, setScrolledIndex] = useState(0);
  /** Whether the customer has used the cards; until then the map shows all centres and highlights none. */
  const [hasInteracted, setHasInteracted] = useState(false);
  const count = venues.length;
  const currentIndex = Math.min(scrolledIndex, count - 1);
  const currentVenue = venues[currentIndex]?.venue;

  const goTo = (index: number) => {
    const trackElement = track.current;
    if (!trackElement) return;
    setHasInteracted(true);
    const isFar = Math.abs(index - currentIndex) > RENDERED_ON_EACH_SIDE;
    const prefersReducedMotion = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    trackElement.scrollTo({
      left: index * calculateSlideWidth(trackElement),
      behavior: isFar || prefersReducedMotion ? 'instant' : 'smooth',
    });
  };

  // A centre highlighted on the map scrolls its card to the middle.
  const highlightedIndex =
    highlightedVenueId === null ? -1 : venues.findIndex(({ venue }) => venue.id === highlightedVenueId);
  useLayoutEffect(() => {
    const trackElement = track.current;
    if (highlightedIndex >= 0)
      trackElement?.scrollTo({
        left: highlightedIndex * calculateSlideWidth(trackElement),
        behavior: 'instant',
      });
  }, [highlightedIndex]);

  // And the card that has come to rest highlights its centre on the map.
  useDebouncedId((hasInteracted && currentVenue?.id) || null, onHighlight);

  // The focus moves along with the card.
  useLayoutEffect(() => {
    const trackElement = track.current;
    if (!trackElement?.contains(document.activeElement)) return;
    const focusTarget = trackElement.querySelector(`[data-index="${currentIndex}"] [data-stop]`);
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
  }, [currentIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    const key = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[event.key] ?? event.key;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const nextIndex = findRowAfterKey(
      { key, altKey, ctrlKey, metaKey, shiftKey },
      { currentIndex: currentIndex, rowCount: count, visibleRowCount: 1 },
    );
    if (nextIndex === null || event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    event.preventDefault();
    goTo(nextIndex);
  };

  return (
    <Stack gap="2" role="group" aria-roledescription="carousel" aria-label={text('finder.carousel')}>
      <Track
        ref={track}
        onKeyDown={onKeyDown}
        onPointerDown={() => setHasInteracted(true)}
        onFocus={() => setHasInteracted(true)}
        onScroll={({ currentTarget }) =>
          setScrolledIndex(Math.round(currentTarget.scrollLeft / calculateSlideWidth(currentTarget)))
        }
      >
        <TrackEnd
          style={{ left: `calc(${count} * (100% - ${PEEK_PX - GAP_PX}px) + ${PEEK_PX - GAP_PX - 1}px)` }}
        />
        {listIndexesAround(currentIndex, count).map((index) => {
          const result = venues[index];
          return (
            result && (
              <Slide
                key={result.venue.id}
                role="group"
                aria-roledescription="slide"
                aria-label={text('finder.place', { place: index + 1, count })}
                data-index={index}
                style={{ left: formatSlideLeft(index) }}
              >
                <NumberBadge index={index} />
                <Details
                  venue={result.venue}
                  distance={result.distance}
                  tabStop={index === currentIndex ? 'here' : 'past'}
                  onChoose={onChoose}
                  isCompact
                />
              </Slide>
            )
          );
        })}
      </Track>
      <Stack direction="row" gap="3" align="center" justify="between">
        <Button
          variant="secondary"
          aria-disabled={currentIndex === 0}
          onClick={() => goTo(Math.max(0, currentIndex - 1))}
        >
          <Icon of={ChevronLeft} /> <VisuallyHidden>{text('finder.previous')}</VisuallyHidden>
        </Button>
        <Text as="span" tone="muted" aria-live="polite">
          <span>
            {text('finder.place', { place: currentIndex + 1, count: count.toLocaleString('en-GB') })}
          </span>
          <VisuallyHidden>{` ${currentVenue?.name ?? ''}`}</VisuallyHidden>
        </Text>
        <Button
          variant="secondary"
          aria-disabled={currentIndex === count - 1}
          onClick={() => goTo(Math.min(count - 1, currentIndex + 1))}
        >
          <Icon of={ChevronRight} /> <VisuallyHidden>{text('finder.next')}</VisuallyHidden>
        </Button>
      </Stack>
    </Stack>
  );
}

function calculateSlideWidth(track: HTMLElement): number {
  return track.clientWidth - PEEK_PX + GAP_PX;
}

function listIndexesAround(currentIndex: number, count: number): readonly number[] {
  const firstIndex = Math.max(0, currentIndex - RENDERED_ON_EACH_SIDE);
  const lastIndex = Math.min(count - 1, currentIndex + RENDERED_ON_EACH_SIDE);
  return Array.from({ length: lastIndex - firstIndex + 1 }, (_, place) => firstIndex + place);
}
