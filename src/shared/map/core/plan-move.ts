import { DEFAULT_VIEW_KEY } from './default-view-key.ts';
import { calculateBounds, calculateCircleBounds, fitBounds } from './fit.ts';
import type { Circle, MapPlace, MapPoint, MapSize, View } from './map-point.ts';
import { FLY_MS, RESET_MS } from './numbers.ts';
import type { Move } from './plan-flight.ts';
import { toScreen } from './projection.ts';
import { findStartView, type Start } from './view.ts';

type Searched = {
  readonly viewKey: string;
  readonly places: readonly MapPlace[];
  readonly circle: Circle | null;
};

/**
 * The move for a search: to its circle, to the centres found, or to the default view. Requirement S5.13.
 */
export function planSearchedMove({ viewKey, places, circle }: Searched, start: Start, size: MapSize): Move {
  const reset: Move = { to: findStartView(start, size), ms: RESET_MS, path: 'ease' };
  if (circle) return { to: fitBounds(calculateCircleBounds(circle), size), ms: FLY_MS, path: 'fly' };
  const bounds = viewKey === DEFAULT_VIEW_KEY ? null : calculateBounds(places);
  return bounds ? { to: fitBounds(bounds, size), ms: FLY_MS, path: 'fly' } : reset;
}

/** The map does not move to a selected centre that is at least this far from its edge, at a close enough zoom. */
const EDGE_PX = 48;
const SELECTED_ZOOM = 12;

/** The move to a selected centre; null if it is already visible. */
export function planSelectedMove(place: MapPoint, view: View, size: MapSize): Move | null {
  const { x, y } = toScreen(place, view, size);
  const isInside = x > EDGE_PX && y > EDGE_PX && x < size.width - EDGE_PX && y < size.height - EDGE_PX;
  if (isInside && view.zoom >= SELECTED_ZOOM - 3) return null;
  return { to: { centre: place, zoom: Math.max(view.zoom, SELECTED_ZOOM) }, ms: FLY_MS, path: 'fly' };
}
