import { geoMercatorRaw } from 'd3-geo';
import type { MapPoint, MapSize, View } from './map-point.ts';
import { MAX_ZOOM, METRES_PER_MILE, MIN_ZOOM, TILE_PX } from './numbers.ts';

/** A Mercator point: 0 to 1 from west to east and north to south. */
export type FlatPoint = { readonly x: number; readonly y: number };

const RADIANS_PER_DEGREE = Math.PI / 180;
/** The limit of Web Mercator. */
const MAX_LATITUDE = 85.05;
const EQUATOR_METRES = 40_075_016.686;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const limitZoom = (zoom: number) => clamp(zoom, MIN_ZOOM, MAX_ZOOM);

/** The width of the world in pixels. */
export const calculateWorldPixels = (zoom: number) => TILE_PX * 2 ** zoom;

export function toFlat({ lat, lng }: MapPoint): FlatPoint {
  const [x, y] = geoMercatorRaw(
    lng * RADIANS_PER_DEGREE,
    clamp(lat, -MAX_LATITUDE, MAX_LATITUDE) * RADIANS_PER_DEGREE,
  );
  return { x: 0.5 + x / (2 * Math.PI), y: 0.5 - y / (2 * Math.PI) };
}

export function toMapPoint({ x, y }: FlatPoint): MapPoint {
  const [lng = 0, lat = 0] =
    geoMercatorRaw.invert?.((x - 0.5) * 2 * Math.PI, (0.5 - clamp(y, 0, 1)) * 2 * Math.PI) ?? [];
  return { lat: lat / RADIANS_PER_DEGREE, lng: lng / RADIANS_PER_DEGREE };
}

/** A point in pixels from the map's top left corner. */
export function toScreen(point: MapPoint, view: View, size: MapSize): FlatPoint {
  const scale = calculateWorldPixels(view.zoom);
  const centre = toFlat(view.centre);
  const { x, y } = toFlat(point);
  return { x: (x - centre.x) * scale + size.width / 2, y: (y - centre.y) * scale + size.height / 2 };
}

/** The point under a pixel of the map. */
export function toPointOnMap({ x, y }: FlatPoint, view: View, size: MapSize): MapPoint {
  const scale = calculateWorldPixels(view.zoom);
  const centre = toFlat(view.centre);
  return toMapPoint({
    x: centre.x + (x - size.width / 2) / scale,
    y: centre.y + (y - size.height / 2) / scale,
  });
}

/** The pixels per mile at a latitude, because Mercator stretches distances towards the poles. */
export function calculateMilePixels({ lat }: MapPoint, zoom: number): number {
  return (
    (METRES_PER_MILE * calculateWorldPixels(zoom)) / (EQUATOR_METRES * Math.cos(lat * RADIANS_PER_DEGREE))
  );
}
