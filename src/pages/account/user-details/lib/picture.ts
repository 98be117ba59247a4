import { drawJpeg, type EncodedPicture, type Picture } from '@/shared/picture';
import { type Crop, calculateCropSquare } from './crop';

/** The side of a photo, in pixels. */
const PHOTO_SIDE_PX = 480;
const JPEG_QUALITY = 0.85;

/** Draws the cropped square and encodes it for sending. */
export function encodeCroppedPhoto(picture: Picture, crop: Crop): EncodedPicture {
  const { side, ...corner } = calculateCropSquare(picture, crop);
  const cropArea = { ...corner, width: side, height: side };
  return drawJpeg(picture, cropArea, { width: PHOTO_SIDE_PX, height: PHOTO_SIDE_PX }, JPEG_QUALITY);
}
