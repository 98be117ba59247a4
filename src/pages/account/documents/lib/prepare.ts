import { BODY_SIZES, type DocumentAnnouncement } from '@/shared/api';
import { drawJpeg, readBytes, readPicture, UnreadableFileError } from '@/shared/picture';
import { text } from '../texts';
import { detectDocumentType } from './document-type';
import { formatFileSize } from './file-size';
import { scaleToMaxSide } from './fit-within';

/** A document that is ready to be sent. */
export interface PreparedDocument {
  readonly bytes: Uint8Array;
  readonly contentType: DocumentAnnouncement['contentType'];
  /** The `data:` URL of a picture; null for a PDF. */
  readonly preview: string | null;
}

/** The file cannot be sent; the message is written for the customer. */
export class UnfitFile extends Error {}

/** Pictures may exceed the upload limit, because they are scaled down before they are sent. */
const MAX_PICTURE_BYTES = 60 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

/**
 * Prepares a file for sending. A PDF stays unchanged. A picture is redrawn with a longer side of at most 2,400 pixels,
 * which removes its location data; HEIC and other formats become JPEG if the browser can decode them.
 *
 * @throws {UnfitFile} if the file cannot be sent.
 * @throws {UnreadableFileError} if the file cannot be read.
 */
export async function prepareDocument(file: File): Promise<PreparedDocument> {
  if (file.size === 0) throw new UnfitFile(text('documents.empty'));
  const detectedType = detectDocumentType(await readBytes(file.slice(0, 8)));
  const isPicture =
    detectedType === null ? file.type.startsWith('image/') : detectedType !== 'application/pdf';
  if (file.size > (isPicture ? MAX_PICTURE_BYTES : BODY_SIZES.document)) throw createTooLargeError(file.size);
  if (detectedType === 'application/pdf')
    return { bytes: await readBytes(file), contentType: detectedType, preview: null };
  // An SVG may contain a script, so the server refuses it.
  if (!isPicture || file.type === 'image/svg+xml') throw new UnfitFile(text('documents.wrongType'));
  const picture = await readPicture(file).catch((problem: unknown) => {
    throw problem instanceof UnreadableFileError ? problem : new UnfitFile(text('documents.unreadable'));
  });
  const wholePicture = { left: 0, top: 0, width: picture.width, height: picture.height };
  const { bytes, preview } = drawJpeg(picture, wholePicture, scaleToMaxSide(picture), JPEG_QUALITY);
  if (bytes.length > BODY_SIZES.document) throw createTooLargeError(bytes.length);
  return { bytes, contentType: 'image/jpeg', preview };
}

function createTooLargeError(bytes: number): UnfitFile {
  return new UnfitFile(
    text('documents.tooLarge', { size: formatFileSize(bytes), limit: formatFileSize(BODY_SIZES.document) }),
  );
}
