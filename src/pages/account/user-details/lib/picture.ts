import { drawJpeg, type EncodedPicture, type Picture } from '@/shared/picture';
import { type Crop, calculateSquare } from './crop';

/** The side of a photo, in pixels. */
const SIDE_PX = 480;
const QUALITY = 0.85;

/** Draws the cropped square and encodes it for sending. */
export function encodePicture(picture: Picture, crop: Crop): EncodedPicture {
  const { side, ...corner } = calculateSquare(picture, crop);
  const area = { ...corner, width: side, height: side };
  return drawJpeg(picture, area, { width: SIDE_PX, height: SIDE_PX }, QUALITY);
}
