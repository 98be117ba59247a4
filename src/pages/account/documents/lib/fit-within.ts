import type { PictureSize } from '@/shared/picture';

/** The longest side, in pixels, of a picture that is sent without scaling. */
const MAX_SIDE_PX = 2400;

/** Scales a size proportionally so that its longer side is at most 2,400 pixels. */
export function scaleToMaxSide({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
