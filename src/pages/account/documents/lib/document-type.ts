import type { DocumentAnnouncement } from '@/shared/api';

type DocumentType = DocumentAnnouncement['contentType'];

const FILE_SIGNATURES: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Detects the type of a file from its first bytes, as the server does; null for a type that the server refuses. */
export function detectDocumentType(bytes: Uint8Array): DocumentType | null {
  return (
    FILE_SIGNATURES.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ??
    null
  );
}
