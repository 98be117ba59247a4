import { DEFAULT_VIEW_KEY } from './default-view-key.ts';
import { calculateBounds, calculateCircleBounds, fitBounds } from './fit.ts';
import type { Circle, MapPlace, MapPoint, MapSize, View } from './map-point.ts';
import { FLIGHT_MS, RESET_MOVE_MS } from './numbers.ts';
import type { Move } from './plan-flight.ts';
import { toScreen } from './projection.ts';
import { findStartView, type StartKind } from './view.ts';

type SearchResult = {
  readonly viewKey: string;
  readonly places: readonly MapPlace[];
  readonly circle: Circle | null;
};

/**
 * The move for a search: to its circle, to the centres found, or to the default view. Requirement S5.13.
 */
export function planSearchMove(
  { viewKey, places, circle }: SearchResult,
  startKind: StartKind,
  size: MapSize,
): Move {
  const resetMove: Move = { to: findStartView(startKind, size), ms: RESET_MOVE_MS, path: 'ease' };
  if (circle) return { to: fitBounds(calculateCircleBounds(circle), size), ms: FLIGHT_MS, path: 'fly' };
  const bounds = viewKey === DEFAULT_VIEW_KEY ? null : calculateBounds(places);
  return bounds ? { to: fitBounds(bounds, size), ms: FLIGHT_MS, path: 'fly' } : resetMove;
}

/** The map does not move to a selected centre that is at least this far from its edge, at a close enough zoom. */
const SELECTED_EDGE_PX = 48;
const SELECTED_ZOOM = 12;

/** The move to a selected centre; null if it is already visible. */
export function planSelectionMove(place: MapPoint, view: View, size: MapSize): Move | null {
  const { x, y } = toScreen(place, view, size);
  const isInside =
    x > SELECTED_EDGE_PX &&
    y > SELECTED_EDGE_PX &&
    x < size.width - SELECTED_EDGE_PX &&
    y < size.height - SELECTED_EDGE_PX;
  if (isInside && view.zoom >= SELECTED_ZOOM - 3) return null;
  return { to: { centre: place, zoom: Math.max(view.zoom, SELECTED_ZOOM) }, ms: FLIGHT_MS, path: 'fly' };
}
