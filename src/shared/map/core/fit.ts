import type { Bounds, Circle, MapPoint, MapSize, View } from './map-point.ts';
import { FIT_MAX_ZOOM, FIT_PADDING_PX, METRES_PER_MILE } from './numbers.ts';
import { calculateWorldPixels, limitZoom, toFlat, toMapPoint } from './projection.ts';

const METRES_PER_DEGREE = 111_319.49;

export function calculateBounds(points: readonly MapPoint[]): Bounds | null {
  if (points.length === 0) return null;
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { lat, lng } of points) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** The bounding square of a circle. A mile is 1609.344 m (Requirement S5.5). */
export function calculateCircleBounds({ centre, miles }: Circle): Bounds {
  const north = (miles * METRES_PER_MILE) / METRES_PER_DEGREE;
  const east = north / Math.cos((centre.lat * Math.PI) / 180);
  return {
    west: centre.lng - east,
    east: centre.lng + east,
    south: centre.lat - north,
    north: centre.lat + north,
  };
}

/**
 * The closest view that shows `bounds` with `padding` pixels on each side; a map too small for that has a fifth of its shorter
 * side as padding.
 */
export function fitBounds(
  bounds: Bounds,
  size: MapSize,
  padding = FIT_PADDING_PX,
  maxZoom = FIT_MAX_ZOOM,
): View {
  const fittedPadding = Math.min(padding, Math.min(size.width, size.height) / 5);
  const topLeft = toFlat({ lat: bounds.north, lng: bounds.west });
  const bottomRight = toFlat({ lat: bounds.south, lng: bounds.east });
  const calculateZoom = (pixels: number, span: number) =>
    Math.log2((pixels - 2 * fittedPadding) / (Math.max(span, Number.EPSILON) * calculateWorldPixels(0)));
  const zoom = Math.min(
    calculateZoom(size.width, bottomRight.x - topLeft.x),
    calculateZoom(size.height, bottomRight.y - topLeft.y),
    maxZoom,
  );
  const centre = toMapPoint({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 });
  return { centre, zoom: limitZoom(zoom) };
}
