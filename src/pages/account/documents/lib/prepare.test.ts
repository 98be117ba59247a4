import { expect, test } from 'vitest';
import { UnreadableFileError } from '@/shared/picture';
import { prepareDocument } from './prepare';

const MB = 1024 * 1024;
const PDF_TEXT = '%PDF-1.7';
const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const buildFile = (parts: BlobPart[], name: string, type: string) => new File(parts, name, { type });

test('a PDF is sent unchanged, whatever its name', async () => {
  const { bytes, ...otherFields } = await prepareDocument(buildFile([PDF_TEXT], 'card.jpg', 'image/jpeg'));
  expect(new TextDecoder().decode(bytes)).toBe(PDF_TEXT);
  expect(otherFields).toEqual({ contentType: 'application/pdf', preview: null });
});

test.each([
  ['an empty file', buildFile([], 'card.pdf', 'application/pdf'), 'The file is empty.'],
  [
    'a PDF above 10 MB',
    buildFile([PDF_TEXT, new Uint8Array(10 * MB)], 'card.pdf', 'application/pdf'),
    'It’s 10.1 MB. The limit is 10 MB.',
  ],
  ['a text called a PDF', buildFile(['hello'], 'card.pdf', 'application/pdf'), /^Please choose a PDF/],
  [
    'a script in an SVG',
    buildFile(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'card.svg', 'image/svg+xml'),
    /^Please choose a PDF/,
  ],
  // jsdom cannot decode pictures.
  [
    'a picture that cannot be read',
    buildFile([JPEG_START], 'card.jpg', 'image/jpeg'),
    /We can’t read this picture/,
  ],
  [
    'a HEIC where it cannot be read',
    buildFile(['heic'], 'card.heic', 'image/heic'),
    /We can’t read this picture/,
  ],
])('%s cannot be sent, and the error says why', async (_, file, sentence) => {
  await expect(prepareDocument(file)).rejects.toThrow(sentence);
});

/** A file from a cloud drive: it has a name and a size, but reading it fails. */
class CloudFile extends File {
  override slice(): Blob {
    return this;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  }
}

test.each([
  ['a PDF', new CloudFile([PDF_TEXT], 'card.pdf', { type: 'application/pdf' })],
  ['a picture', new CloudFile([JPEG_START], 'card.jpg', { type: 'image/jpeg' })],
])('%s that cannot be read from its cloud drive says how to send it', async (_, file) => {
  await expect(prepareDocument(file)).rejects.toThrow(UnreadableFileError);
  await expect(prepareDocument(file)).rejects.toThrow(
    /^We couldn’t read this file. If it’s in a cloud drive/,
  );
});
