import type { PictureSize } from '@/shared/picture';

/** The square that is cropped from a picture. */
export interface Crop {
  /** The zoom factor: 1 is the largest square; 4 a square with a quarter of its side. */
  readonly zoom: number;
  /** The position of the square, from 0 (left, top) to 1 (right, bottom) of its possible range. */
  readonly x: number;
  readonly y: number;
}

export type MoveDirection = 'left' | 'right' | 'up' | 'down';

export const MAX_ZOOM = 4;
export const LARGEST_CENTRED_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 };
const MOVE_STEP = 0.1;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square in the picture's own pixels; always inside the picture. */
export function calculateCropSquare(
  { width, height }: PictureSize,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM);
  return { left: (width - side) * clamp(x, 0, 1), top: (height - side) * clamp(y, 0, 1), side };
}

/** Moves the square one step. Values are rounded, so that a step back returns to exactly the same position. */
export function moveCrop(crop: Crop, direction: MoveDirection): Crop {
  const step = direction === 'left' || direction === 'up' ? -MOVE_STEP : MOVE_STEP;
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  return { ...crop, [axis]: clamp(Math.round((crop[axis] + step) * 100) / 100, 0, 1) };
}
