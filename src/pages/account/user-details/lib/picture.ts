import { type Crop, type Size, squareOf } from './crop';

/** A picture that was read from a file. */
export interface Picture extends Size {
  readonly image: CanvasImageSource;
}

/** A photo as it is sent. */
export interface Encoded {
  readonly bytes: Uint8Array;
  /** A `data:` address: the policy of the site allows no `blob:`. */
  readonly preview: string;
}

/** The side of a photo in pixels. */
const SIDE = 480;
const QUALITY = 0.85;

/** Reads a file as a picture, turned as its camera was held. Rejects for what this browser cannot show. */
export async function readPicture(file: Blob): Promise<Picture> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { image, width: image.width, height: image.height };
}

/** Draws the square on a new canvas, so that nothing else of the file is sent: neither where the picture was taken, nor by which camera. */
export function encodePicture(picture: Picture, crop: Crop): Encoded {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pavilion: this browser has no canvas.');
  // Transparent parts would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  const { left, top, side } = squareOf(picture, crop);
  context.drawImage(picture.image, left, top, side, side, 0, 0, SIDE, SIDE);
  const preview = canvas.toDataURL('image/jpeg', QUALITY);
  return { bytes: bytesOf(preview), preview };
}

function bytesOf(address: string): Uint8Array {
  const binary = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
