const FILE_SIGNATURES = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

export type DocumentType = (typeof FILE_SIGNATURES)[number][0];

/** The type of a document by its first bytes, whatever its file name; null for a type that is not accepted. */
export function detectDocumentType(bytes: Uint8Array): DocumentType | null {
  const fileSignature = FILE_SIGNATURES.find(([, firstBytes]) =>
    firstBytes.every((byte, index) => bytes[index] === byte),
  );
  return fileSignature?.[0] ?? null;
}
