import type { Size } from '@/shared/picture';

/** The longer side of a picture that is still sent as it is, in pixels. */
const MAX_SIDE = 2400;

/** The size of a picture that is at most 2,400 pixels long, in its own proportions. */
export function fitWithinMaxSide({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
