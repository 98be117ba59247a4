import { text } from './texts';

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that was read from a file. */
export interface Picture extends PictureSize {
  readonly image: CanvasImageSource;
}

/** A picture as it is uploaded. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** A `data:` address, because the site's policy allows no `blob:`. */
  readonly preview: string;
}

/** A part of a picture, in the picture's own pixels. */
export interface PictureArea extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/**
 * An error with a message for the customer: the file is not on the device (for example only in its cloud drive), is gone, or is a
 * folder.
 */
export class UnreadableFileError extends Error {}

/**
 * Reads a file's bytes.
 *
 * @throws UnreadableFileError
 */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFileError(text('file.unreadable'));
  }
}

/**
 * Reads a file as a picture, rotated as the camera was held.
 *
 * @throws UnreadableFileError if the file cannot be read, or the browser's error if it cannot show the picture
 */
export async function readPicture(file: Blob): Promise<Picture> {
  const bytes = new Blob([await readBytes(file)], { type: file.type });
  const image = await createImageBitmap(bytes, { imageOrientation: 'from-image' });
  return { image, width: image.width, height: image.height };
}

/** Draws a part of a picture on a new canvas, so that no metadata is uploaded, such as the location or the camera. */
export function drawJpeg(
  { image }: Picture,
  area: PictureArea,
  size: PictureSize,
  quality: number,
): EncodedPicture {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pavilion: this browser has no canvas.');
  // Transparent parts would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, size.width, size.height);
  const preview = canvas.toDataURL('image/jpeg', quality);
  return { bytes: decodeDataUrl(preview), preview };
}

function decodeDataUrl(address: string): Uint8Array {
  const binary = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
