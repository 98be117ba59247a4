import type { MapSize, View } from './map-point.ts';
import { calculateWorldPixels, toFlat, toMapPoint } from './projection.ts';

/** `fly` zooms out on the way, `ease` goes straight. */
export type Move = { readonly to: View; readonly ms: number; readonly path: 'fly' | 'ease' };

/** The zoom-out of a flight; 1.42 is from van Wijk and Nuij ("Smooth and efficient zooming", 2003). */
const ZOOM_OUT_FACTOR = 1.42;

const easeInOut = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/**
 * Interpolates between two views: 0 returns the first, 1 exactly the last.
 *
 * @param isMotionReduced prefers-reduced-motion: always returns the last view
 */
export function planFlight(
  from: View,
  move: Move,
  size: MapSize,
  isMotionReduced: boolean,
): (part: number) => View {
  const { to } = move;
  if (isMotionReduced || move.ms <= 0) return () => to;
  const interpolate = move.path === 'fly' ? planArc(from, to, size) : planStraight(from, to);
  return (part) => (part >= 1 ? to : interpolate(easeInOut(Math.max(0, part))));
}

function planStraight(from: View, to: View): (part: number) => View {
  const [start, end] = [toFlat(from.centre), toFlat(to.centre)];
  return (part) => {
    const zoom = from.zoom + (to.zoom - from.zoom) * part;
    // The centre moves at a constant speed in pixels of the current zoom.
    const growth = 2 ** (to.zoom - from.zoom);
    const travelledPart =
      Math.abs(growth - 1) < 1e-6 ? part : (1 - 2 ** (from.zoom - zoom)) / (1 - 1 / growth);
    return {
      centre: toMapPoint({
        x: start.x + (end.x - start.x) * travelledPart,
        y: start.y + (end.y - start.y) * travelledPart,
      }),
      zoom,
    };
  };
}

function planArc(from: View, to: View, size: MapSize): (part: number) => View {
  const [start, end] = [toFlat(from.centre), toFlat(to.centre)];
  const scale = calculateWorldPixels(from.zoom);
  const width = Math.max(size.width, size.height, 1);
  const targetWidth = width * 2 ** (from.zoom - to.zoom);
  const distance = Math.hypot(end.x - start.x, end.y - start.y) * scale;
  if (distance < 1) return planStraight(from, to);
  const zoomOutSquared = ZOOM_OUT_FACTOR ** 2;
  const calculateCurvePosition = (w: number, sign: 1 | -1) => {
    const b =
      (targetWidth ** 2 - width ** 2 + sign * zoomOutSquared ** 2 * distance ** 2) /
      (2 * w * zoomOutSquared * distance);
    return Math.log(Math.sqrt(b ** 2 + 1) - b);
  };
  const [first, last] = [calculateCurvePosition(width, 1), calculateCurvePosition(targetWidth, -1)];
  const length = (last - first) / ZOOM_OUT_FACTOR;
  if (!Number.isFinite(length) || Math.abs(length) < 1e-6) return planStraight(from, to);
  return (part) => {
    const curvePosition = part * length;
    const widthRatio = Math.cosh(first) / Math.cosh(first + ZOOM_OUT_FACTOR * curvePosition);
    const travelledPart =
      (width *
        ((Math.cosh(first) * Math.tanh(first + ZOOM_OUT_FACTOR * curvePosition) - Math.sinh(first)) /
          zoomOutSquared)) /
      distance;
    return {
      centre: toMapPoint({
        x: start.x + (end.x - start.x) * travelledPart,
        y: start.y + (end.y - start.y) * travelledPart,
      }),
      zoom: from.zoom - Math.log2(widthRatio),
    };
  };
}
