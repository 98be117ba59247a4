import { BODY_SIZES, type DocumentAnnouncement } from '@/shared/api';
import { drawJpeg, readBytes, readPicture, UnreadableFile } from '@/shared/picture';
import { text } from '../texts';
import { documentType } from './document-type';
import { fileSize } from './file-size';
import { fitWithinMaxSide } from './fit-within';

/** A document as it is sent. */
export interface Prepared {
  readonly bytes: Uint8Array;
  readonly contentType: DocumentAnnouncement['contentType'];
  /** A `data:` address of a picture; null of a PDF. */
  readonly preview: string | null;
}

/** Why a file cannot be sent, in words for the customer. */
export class UnfitFile extends Error {}

/** A picture of a telephone is larger before it is made smaller. */
const MAX_PICTURE_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.9;

/**
 * Makes a file ready to be sent. A PDF stays as it is. A picture is drawn again, at most 2,400 pixels long, so that the place where
 * it was taken is not sent; HEIC and others become a JPEG where the browser can read them. Rejects with
 * `UnfitFile`, and with `UnreadableFile`.
 */
export async function prepare(file: File): Promise<Prepared> {
  if (file.size === 0) throw new UnfitFile(text('documents.empty'));
  const type = documentType(await readBytes(file.slice(0, 8)));
  const isPicture = type === null ? file.type.startsWith('image/') : type !== 'application/pdf';
  if (file.size > (isPicture ? MAX_PICTURE_BYTES : BODY_SIZES.document)) throw tooLarge(file.size);
  if (type === 'application/pdf') return { bytes: await readBytes(file), contentType: type, preview: null };
  // An SVG may have a script in it, and the server refuses it.
  if (!isPicture || file.type === 'image/svg+xml') throw new UnfitFile(text('documents.wrongType'));
  const picture = await readPicture(file).catch((problem: unknown) => {
    throw problem instanceof UnreadableFile ? problem : new UnfitFile(text('documents.unreadable'));
  });
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const { bytes, preview } = drawJpeg(picture, whole, fitWithinMaxSide(picture), QUALITY);
  if (bytes.length > BODY_SIZES.document) throw tooLarge(bytes.length);
  return { bytes, contentType: 'image/jpeg', preview };
}

function tooLarge(bytes: number): UnfitFile {
  return new UnfitFile(
    text('documents.tooLarge', { size: fileSize(bytes), limit: fileSize(BODY_SIZES.document) }),
  );
}
