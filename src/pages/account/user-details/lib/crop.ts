import type { Size } from '@/shared/picture';

/** Which square of a picture is taken. */
export interface Crop {
  /** 1: the largest square; 4: a quarter of its side. */
  readonly zoom: number;
  /** The middle of the square, from 0 (left, top) to 1 (right, bottom) of where it can be. */
  readonly x: number;
  readonly y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const MAX_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
const STEP = 0.1;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square in the picture's own pixels. It is always inside the picture. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / between(zoom, 1, MAX_ZOOM);
  return { left: (width - side) * between(x, 0, 1), top: (height - side) * between(y, 0, 1), side };
}

/** Moves the square one step. Numbers are rounded, so that as many steps back end where they began. */
export function moveCrop(crop: Crop, direction: Direction): Crop {
  const step = direction === 'left' || direction === 'up' ? -STEP : STEP;
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  return { ...crop, [axis]: between(Math.round((crop[axis] + step) * 100) / 100, 0, 1) };
}
