import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { createClusters, type Mark } from '../core/clusters';
import type { MapPlace, MapSize, View } from '../core/map-point';
import { RESET_MOVE_MS, STEP_MOVE_MS } from '../core/numbers';
import type { Move } from '../core/plan-flight';
import { planSearchMove, planSelectionMove } from '../core/plan-move';
import { type FlatPoint, toScreen } from '../core/projection';
import { findStartView, isMobile, offersSearchArea, panView, zoomBy } from '../core/view';
import type { CentreMapProps } from './centre-map-props';
import { getMarkPoint } from './mark-button';

/** The info card of one centre, or of several at the same place. */
export type MapCardContent = {
  readonly key: string;
  readonly places: readonly MapPlace[];
  /** The element that gets the focus back; null if the card was opened from the list. */
  readonly from: HTMLElement | null;
};

export type CentreMapState = ReturnType<typeof useMap>;

/** How far from the middle Enter finds a mark, in pixels. */
const MIDDLE_REACH_PX = 80;
const NO_PLACES: readonly MapPlace[] = [];

/** The state of both maps: move, marks and card. */
export function useMap(props: CentreMapProps, size: MapSize, stage: RefObject<HTMLElement | null>) {
  const { places, selectedId, pointedId, viewKey, onPlaceChosen, start: startKind = 'finder' } = props;
  const [startView] = useState<View>(() => planSearchMove(props, startKind, size).to);
  const [shown, setShown] = useState<View>(startView);
  /** The view of the last search, and the view at which the map rests. */
  const [searchedView, setSearched] = useState<View>(startView);
  const [restedView, setRested] = useState<View>(startView);
  const [move, setMove] = useState<Move | null>(null);
  const [card, setCard] = useState<MapCardContent | null>(null);
  const [fittedKey, setFittedKey] = useState(viewKey);
  const [knownSelectedId, setKnownId] = useState<string | null>(null);
  const targetView = useRef<View>(startView);

  const startMove = (nextMove: Move) => {
    targetView.current = nextMove.to;
    setMove(nextMove);
  };
  const createCard = (cardPlaces: readonly MapPlace[], from: HTMLElement | null): MapCardContent => ({
    key: cardPlaces.map(({ id }) => id).join(' '),
    places: cardPlaces,
    from,
  });

  // A new search fits the map again and closes the card.
  if (viewKey !== fittedKey) {
    setFittedKey(viewKey);
    setCard(null);
    const next = planSearchMove(props, startKind, size);
    setMove(next);
    setSearched(next.to);
    setRested(next.to);
  }
  if (selectedId !== knownSelectedId) {
    setKnownId(selectedId);
    const place = places.find(({ id }) => id === selectedId);
    const isOpen = card?.places.some(({ id }) => id === selectedId) ?? false;
    // On phones the card would cover the mark, and the list shows the centre anyway.
    if (!isOpen) setCard(place && !isMobile(size) ? createCard([place], null) : null);
    const selectedMove = place && !isOpen ? planSelectionMove(place, shown, size) : null;
    if (selectedMove) setMove(selectedMove);
  }

  // Clusters are computed after the list is rendered.
  const deferredPlaces = useDeferredValue(places, NO_PLACES);
  const clusters = useMemo(() => createClusters(deferredPlaces), [deferredPlaces]);
  const markedId = selectedId ?? (card?.places.length === 1 ? (card.places[0]?.id ?? null) : null);
  const marksInView = useMemo(
    () => addOwnMark(clusters.listMarks(shown, size), deferredPlaces, markedId),
    [clusters, shown, size, deferredPlaces, markedId],
  );
  const marks = useMemo(
    () => addOwnMark(marksInView, deferredPlaces, pointedId),
    [marksInView, deferredPlaces, pointedId],
  );
  const openCard = card && isStillListed(card, places) ? card : null;

  const onMarkChosen = (mark: Mark, from: HTMLElement) => {
    if (mark.kind === 'place') {
      setCard(createCard([mark.place], from));
      onPlaceChosen(mark.place.id);
      return;
    }
    const openingMove = clusters.planOpening(mark, size);
    if (openingMove) startMove(openingMove);
    else setCard(createCard(clusters.listPlaces(mark), from));
  };

  return {
    start: startView,
    shown,
    move,
    marks,
    markedId,
    card: openCard,
    offersSearchArea: offersSearchArea(restedView, searchedView),
    onMarkChosen,
    onShown(view: View, isResting: boolean) {
      if (isResting) {
        targetView.current = view;
        setRested(view);
      }
      setShown(view);
    },
    zoomBy: (steps: number) =>
      startMove({ to: zoomBy(targetView.current, steps), ms: STEP_MOVE_MS, path: 'ease' }),
    panBy: (pixels: FlatPoint) =>
      startMove({ to: panView(targetView.current, pixels), ms: STEP_MOVE_MS, path: 'ease' }),
    showWhole: () => startMove({ to: findStartView(startKind, size), ms: RESET_MOVE_MS, path: 'ease' }),
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
function addOwnMark(marks: readonly Mark[], places: readonly MapPlace[], id: string | null): readonly Mark[] {
  const hasOwnMark = marks.some((mark) => mark.kind === 'place' && mark.place.id === id);
  const place = hasOwnMark || id === null ? undefined : places.find((candidate) => candidate.id === id);
  return place ? [...marks, { kind: 'place', place }] : marks;
}

const isStillListed = (card: MapCardContent, places: readonly MapPlace[]) =>
  card.places.every(({ id }) => places.some((place) => place.id === id));

function findNearestToMiddle(marks: readonly Mark[], view: View, size: MapSize): Mark | null {
  const distances = marks.map((mark) => {
    const { x, y } = toScreen(getMarkPoint(mark), view, size);
    return { mark, distance: Math.hypot(x - size.width / 2, y - size.height / 2) };
  });
  const [nearest] = [...distances].sort((first, second) => first.distance - second.distance);
  return nearest && nearest.distance <= MIDDLE_REACH_PX ? nearest.mark : null;
}
