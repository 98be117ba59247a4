import type { MapSize, View } from '../core/map-point';
import { toFlat, worldPixels } from '../core/projection';
import { OUTLINE_ORIGIN, OUTLINE_ZOOM } from './outline-frame';

/** Shift in pixels, then growth. */
export type Frame = { readonly x: number; readonly y: number; readonly scale: number };

/** How the layer whose marks were placed for `shown` has to lie in the map to show `view`. */
export function layerFrame(shown: View, view: View, size: MapSize): Frame {
  const scale = 2 ** (view.zoom - shown.zoom);
  const [from, to] = [toFlat(shown.centre), toFlat(view.centre)];
  const pixels = worldPixels(view.zoom);
  return {
    x: (size.width / 2) * (1 - scale) + (from.x - to.x) * pixels,
    y: (size.height / 2) * (1 - scale) + (from.y - to.y) * pixels,
    scale,
  };
}

/** How the outline, which is drawn in a frame of its own, has to lie in the map. */
export function outlineFrame(view: View, size: MapSize): Frame {
  const pixels = worldPixels(view.zoom);
  const [corner, centre] = [toFlat(OUTLINE_ORIGIN), toFlat(view.centre)];
  return {
    x: (corner.x - centre.x) * pixels + size.width / 2,
    y: (corner.y - centre.y) * pixels + size.height / 2,
    scale: pixels / worldPixels(OUTLINE_ZOOM),
  };
}

/** A place in the outline's frame. */
export function inOutline(point: { lat: number; lng: number }): { x: number; y: number } {
  const [corner, at] = [toFlat(OUTLINE_ORIGIN), toFlat(point)];
  const pixels = worldPixels(OUTLINE_ZOOM);
  return { x: (at.x - corner.x) * pixels, y: (at.y - corner.y) * pixels };
}
