import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { createClusters, type Mark } from '../core/clusters';
import type { MapPlace, MapSize, View } from '../core/map-point';
import { RESET_MS, STEP_MS } from '../core/numbers';
import type { Move } from '../core/plan-flight';
import { planSearchedMove, planSelectedMove } from '../core/plan-move';
import { type FlatPoint, toScreen } from '../core/projection';
import { findStartView, isMobile, offersSearchArea, panView, zoomBy } from '../core/view';
import type { CentreMapProps } from './centre-map-props';
import { getMarkPoint } from './mark-button';

/** The info card of one centre, or of several at the same place. */
export type Card = {
  readonly key: string;
  readonly places: readonly MapPlace[];
  /** The element that gets the focus back; null if the card was opened from the list. */
  readonly from: HTMLElement | null;
};

export type CentreMapState = ReturnType<typeof useMap>;

/** How far from the middle Enter finds a mark, in pixels. */
const REACH_PX = 80;
const NONE: readonly MapPlace[] = [];

/** The state of both maps: move, marks and card. */
export function useMap(props: CentreMapProps, size: MapSize, stage: RefObject<HTMLElement | null>) {
  const { places, selectedId, pointedId, viewKey, onPlaceChosen, start: startAt = 'finder' } = props;
  const [start] = useState<View>(() => planSearchedMove(props, startAt, size).to);
  const [shown, setShown] = useState<View>(start);
  /** The view of the last search, and the view at which the map rests. */
  const [searched, setSearched] = useState<View>(start);
  const [rested, setRested] = useState<View>(start);
  const [move, setMove] = useState<Move | null>(null);
  const [card, setCard] = useState<Card | null>(null);
  const [fittedKey, setFittedKey] = useState(viewKey);
  const [knownId, setKnownId] = useState<string | null>(null);
  const aimedView = useRef<View>(start);

  const startMove = (next: Move) => {
    aimedView.current = next.to;
    setMove(next);
  };
  const createCard = (cardPlaces: readonly MapPlace[], from: HTMLElement | null): Card => ({
    key: cardPlaces.map(({ id }) => id).join(' '),
    places: cardPlaces,
    from,
  });

  // A new search fits the map again and closes the card.
  if (viewKey !== fittedKey) {
    setFittedKey(viewKey);
    setCard(null);
    const next = planSearchedMove(props, startAt, size);
    setMove(next);
    setSearched(next.to);
    setRested(next.to);
  }
  if (selectedId !== knownId) {
    setKnownId(selectedId);
    const place = places.find(({ id }) => id === selectedId);
    const isOpen = card?.places.some(({ id }) => id === selectedId) ?? false;
    // On phones the card would cover the mark, and the list shows the centre anyway.
    if (!isOpen) setCard(place && !isMobile(size) ? createCard([place], null) : null);
    const selectedMove = place && !isOpen ? planSelectedMove(place, shown, size) : null;
    if (selectedMove) setMove(selectedMove);
  }

  // Clusters are computed after the list is rendered.
  const deferredPlaces = useDeferredValue(places, NONE);
  const clusters = useMemo(() => createClusters(deferredPlaces), [deferredPlaces]);
  const markedId = selectedId ?? (card?.places.length === 1 ? (card.places[0]?.id ?? null) : null);
  const inView = useMemo(
    () => showsOwnMark(clusters.marksIn(shown, size), deferredPlaces, markedId),
    [clusters, shown, size, deferredPlaces, markedId],
  );
  const marks = useMemo(
    () => showsOwnMark(inView, deferredPlaces, pointedId),
    [inView, deferredPlaces, pointedId],
  );
  const openCard = card && isStillListed(card, places) ? card : null;

  const onMarkChosen = (mark: Mark, from: HTMLElement) => {
    if (mark.kind === 'place') {
      setCard(createCard([mark.place], from));
      onPlaceChosen(mark.place.id);
      return;
    }
    const opening = clusters.opened(mark, size);
    if (opening) startMove(opening);
    else setCard(createCard(clusters.placesOf(mark), from));
  };

  return {
    start,
    shown,
    move,
    marks,
    markedId,
    card: openCard,
    offersSearchArea: offersSearchArea(rested, searched),
    onMarkChosen,
    onShown(view: View, isResting: boolean) {
      if (isResting) {
        aimedView.current = view;
        setRested(view);
      }
      setShown(view);
    },
    zoomBy: (steps: number) => startMove({ to: zoomBy(aimedView.current, steps), ms: STEP_MS, path: 'ease' }),
    panBy: (pixels: FlatPoint) =>
      startMove({ to: panView(aimedView.current, pixels), ms: STEP_MS, path: 'ease' }),
    showWhole: () => startMove({ to: findStartView(startAt, size), ms: RESET_MS, path: 'ease' }),
    chooseMiddle() {
      const mark = findNearestToMiddle(marks, shown, size);
      if (mark && stage.current) onMarkChosen(mark, stage.current);
    },
    closeCard() {
      const from = openCard?.from;
      setCard(null);
      if (openCard) (from?.isConnected ? from : stage.current)?.focus();
    },
  };
}

/** Gives a centre its own mark, even inside a cluster. */
function showsOwnMark(
  marks: readonly Mark[],
  places: readonly MapPlace[],
  id: string | null,
): readonly Mark[] {
  const isMarked = marks.some((mark) => mark.kind === 'place' && mark.place.id === id);
  const place = isMarked || id === null ? undefined : places.find((candidate) => candidate.id === id);
  return place ? [...marks, { kind: 'place', place }] : marks;
}

const isStillListed = (card: Card, places: readonly MapPlace[]) =>
  card.places.every(({ id }) => places.some((place) => place.id === id));

function findNearestToMiddle(marks: readonly Mark[], view: View, size: MapSize): Mark | null {
  const distances = marks.map((mark) => {
    const { x, y } = toScreen(getMarkPoint(mark), view, size);
    return { mark, distance: Math.hypot(x - size.width / 2, y - size.height / 2) };
  });
  const [nearest] = [...distances].sort((first, second) => first.distance - second.distance);
  return nearest && nearest.distance <= REACH_PX ? nearest.mark : null;
}
