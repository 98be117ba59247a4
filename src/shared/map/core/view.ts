import { fitBounds } from './fit.ts';
import type { Bounds, MapPoint, MapSize, View } from './map-point.ts';
import { FINDER_VIEW, MOBILE_MAX_WIDTH_PX, SEARCH_AREA_MIN_ZOOM, VENUE_VIEW } from './numbers.ts';
import {
  calculateWorldPixels,
  type FlatPoint,
  limitZoom,
  toFlat,
  toMapPoint,
  toPointOnMap,
} from './projection.ts';

/** Which default view to use. */
export type StartKind = 'finder' | 'venues';

/** Land's End to John o' Groats. */
const MAINLAND_BOUNDS = { west: -6.4, south: 49.9, east: 1.8, north: 58.7 } as const;

export const isMobile = (size: MapSize) => size.width < MOBILE_MAX_WIDTH_PX;

/** On phones the finder zooms out so that the south coast stays visible. */
export function findStartView(startKind: StartKind, size: MapSize): View {
  if (startKind === 'finder') {
    if (!isMobile(size)) return FINDER_VIEW;
    return { ...FINDER_VIEW, zoom: Math.min(FINDER_VIEW.zoom, fitBounds(MAINLAND_BOUNDS, size, 0).zoom) };
  }
  const { centre, zoom, mobileZoom } = VENUE_VIEW;
  return { centre, zoom: isMobile(size) ? mobileZoom : zoom };
}

/** How far the map must have moved from the search result for it to count as moved. */
const MOVED_THRESHOLD = { px: 32, zoom: 0.5 } as const;

/** Whether 'Search this area' is offered: above zoom 8, once the map has moved away from the search result. Requirement S5.12. */
export function offersSearchArea(view: View, searchedView: View): boolean {
  const [from, to] = [toFlat(searchedView.centre), toFlat(view.centre)];
  const movedPixels = Math.hypot(to.x - from.x, to.y - from.y) * calculateWorldPixels(view.zoom);
  return (
    view.zoom > SEARCH_AREA_MIN_ZOOM &&
    (movedPixels > MOVED_THRESHOLD.px || Math.abs(view.zoom - searchedView.zoom) > MOVED_THRESHOLD.zoom)
  );
}

/** Moves a view by pixels. */
export function panView(view: View, { x, y }: FlatPoint): View {
  const scale = calculateWorldPixels(view.zoom);
  const centre = toFlat(view.centre);
  return { ...view, centre: keepInView(toMapPoint({ x: centre.x - x / scale, y: centre.y - y / scale })) };
}

/** Zooms while keeping one pixel's place fixed. */
export function zoomAt(view: View, size: MapSize, pixel: FlatPoint, targetZoom: number): View {
  const zoom = limitZoom(targetZoom);
  const fixedPoint = toFlat(toPointOnMap(pixel, view, size));
  const scale = calculateWorldPixels(zoom);
  const centre = toMapPoint({
    x: fixedPoint.x - (pixel.x - size.width / 2) / scale,
    y: fixedPoint.y - (pixel.y - size.height / 2) / scale,
  });
  return { centre: keepInView(centre), zoom };
}

export const zoomBy = (view: View, steps: number): View => ({
  ...view,
  zoom: limitZoom(view.zoom + steps),
});

/** The visible bounds, extended by `margin` times the size of the map. */
export function calculateViewBounds(view: View, size: MapSize, margin = 0): Bounds {
  const [left, top] = [-size.width * margin, -size.height * margin];
  const northWest = toPointOnMap({ x: left, y: top }, view, size);
  const southEast = toPointOnMap({ x: size.width - left, y: size.height - top }, view, size);
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}

/** Keeps the British Isles in view. */
function keepInView({ lat, lng }: MapPoint): MapPoint {
  return { lat: Math.min(61.5, Math.max(49, lat)), lng: Math.min(4, Math.max(-11, lng)) };
}
