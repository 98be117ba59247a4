import type { MapPoint, MapSize, View } from '../core/map-point';
import { calculateViewBounds } from '../core/view';
import towns from './towns.gen.json';

export type Town = MapPoint & { readonly name: string; readonly isLarge: boolean };

const LARGE_TOWN_MAX_ZOOM = 6;
const allTowns = towns.map(([name, lat, lng, zoom]) => ({
  name: String(name),
  lat: Number(lat),
  lng: Number(lng),
  zoom: Number(zoom),
}));

/** The towns to label at a zoom level, in the view and half a map around it. */
export function listTownsInView(view: View, size: MapSize): readonly Town[] {
  const { west, south, east, north } = calculateViewBounds(view, size, 0.5);
  return allTowns
    .filter(
      ({ lat, lng, zoom }) => zoom <= view.zoom && lng > west && lng < east && lat > south && lat < north,
    )
    .map(({ name, lat, lng, zoom }) => ({ name, lat, lng, isLarge: zoom <= LARGE_TOWN_MAX_ZOOM }));
}
