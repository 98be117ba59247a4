import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_DOCUMENT } from '../../sandbox/server/validate-calls.ts';
import { BODY_SIZES } from '../../src/shared/api/body-sizes.ts';

const document = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));
const formatMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

test('the API document has the same file size limits as the page, the sandbox and nginx', () => {
  const { DocumentUploadRequest, DocumentUpload } = document.components.schemas;
  expect(DocumentUploadRequest.properties.size).toMatchObject({
    maximum: BODY_SIZES.document,
    description: `The size in bytes; at most ${formatMegabytes(BODY_SIZES.document)}.`,
  });
  expect(DocumentUpload.properties.max_bytes.examples).toEqual([BODY_SIZES.document]);
  const { paths } = document;
  expect(paths['/api/my-account/documents/{id}/content'].put.description).toContain(
    `of at most ${formatMegabytes(BODY_SIZES.document)}`,
  );
  expect(paths['/api/my-account/photo'].put.description).toContain(
    `of at most ${formatMegabytes(BODY_SIZES.photo)}`,
  );
});
