import type { MapSize, View } from '../core/map-point';
import { calculateWorldPixels, toFlat } from '../core/projection';
import { OUTLINE_ORIGIN, OUTLINE_ZOOM } from './outline-frame';

/** Translation in pixels, and scale. */
export type LayerTransform = { readonly x: number; readonly y: number; readonly scale: number };

/** The transform with which a layer drawn for `shown` shows `view`. */
export function calculateLayerTransform(shown: View, view: View, size: MapSize): LayerTransform {
  const scale = 2 ** (view.zoom - shown.zoom);
  const [from, to] = [toFlat(shown.centre), toFlat(view.centre)];
  const pixels = calculateWorldPixels(view.zoom);
  return {
    x: (size.width / 2) * (1 - scale) + (from.x - to.x) * pixels,
    y: (size.height / 2) * (1 - scale) + (from.y - to.y) * pixels,
    scale,
  };
}

/** The visible part of the outline, as a `viewBox`. */
export function formatViewBox(view: View, size: MapSize): string {
  const { x, y } = toOutlinePoint(view.centre);
  const scale = calculateWorldPixels(OUTLINE_ZOOM) / calculateWorldPixels(view.zoom);
  const [width, height] = [size.width * scale, size.height * scale];
  return [x - width / 2, y - height / 2, width, height].join(' ');
}

/** A point in the coordinates of the outline. */
export function toOutlinePoint(point: { lat: number; lng: number }): { x: number; y: number } {
  const [corner, outlinePoint] = [toFlat(OUTLINE_ORIGIN), toFlat(point)];
  const pixels = calculateWorldPixels(OUTLINE_ZOOM);
  return { x: (outlinePoint.x - corner.x) * pixels, y: (outlinePoint.y - corner.y) * pixels };
}
