import { describe, expect, test } from 'vitest';
import { announceDocument, loadDocuments, sendDocument } from '../../src/shared/api/index.ts';
import { toCamelCase } from '../../src/shared/testing/to-camel-case.ts';
import {
  buildDocuments,
  buildDocumentUpload,
  buildDocumentUploadRequest,
  buildUploadedDocument,
} from '../../tests/fixtures/documents.ts';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const customerRequest = { given: 'a-customer-with-a-rejected-proof', token: 'valid' } as const;
const documentsRequest = { ...customerRequest, path: '/api/my-account/documents' } as const;
const contentRequest = {
  ...customerRequest,
  method: 'PUT',
  path: matchPath`/api/my-account/documents/${'documentId'}/content`,
} as const;
const { requiredId, documentId } = providerStateValues;
const jpegUpload = { id: documentId, contentType: 'image/jpeg', bytes: JPEG } as const;

describe('documents', () => {
  test('the required and the submitted documents are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...documentsRequest,
        method: 'GET',
        description: 'the documents of a customer with a rejected proof',
        answers: { status: 200, body: buildResponseBody(matchBody('Documents', buildDocuments())) },
      },
      () => loadDocuments(),
    );

    expect(outcome).toMatchObject({
      required: [{ name: 'Proof of study', for: 'Student' }],
      held: [{ state: 'rejected' }],
    });
  });

  test('a customer requests the upload of a required document', async () => {
    const { required_id: _, ...uploadRequest } = buildDocumentUploadRequest();
    const outcome = await verifyInteraction(
      {
        ...documentsRequest,
        method: 'POST',
        description: 'a document to be announced',
        body: { required_id: matchProviderValue('requiredId'), ...uploadRequest },
        answers: { status: 201, body: buildResponseBody(matchBody('DocumentUpload', buildDocumentUpload())) },
      },
      () => announceDocument({ requiredId, ...toCamelCase(uploadRequest) }),
    );

    expect(outcome).toEqual(toCamelCase(buildDocumentUpload()));
  });

  test('a request to upload a document that is not required is refused', async () => {
    const uploadRequest = buildDocumentUploadRequest({ required_id: UNKNOWN_ID });
    const outcome = await verifyInteraction(
      {
        ...documentsRequest,
        method: 'POST',
        description: 'a document that nobody has requested',
        body: uploadRequest,
        answers: {
          status: 422,
          body: buildFailureBody('We no longer need this document.', 'required_id'),
        },
      },
      () => announceDocument(toCamelCase(uploadRequest)),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { required_id: [expect.any(String)] } });
  });

  test('an uploaded file arrives unchanged, and its document is being checked', async () => {
    const checkedDocument = buildUploadedDocument({ state: 'checking', reason: null });
    const outcome = await verifyInteraction(
      {
        ...contentRequest,
        description: 'the upload of a document',
        bytes: { type: 'image/jpeg', content: JPEG },
        answers: {
          status: 200,
          body: buildResponseBody(
            matchBody('Documents', buildDocuments({ required: [], held: [checkedDocument] })),
          ),
        },
      },
      () => sendDocument(jpegUpload),
    );

    expect(outcome).toMatchObject({ required: [], held: [{ state: 'checking' }] });
  });

  test('a truncated document is refused', async () => {
    const truncatedJpeg = JPEG.slice(0, 4);
    const outcome = await verifyInteraction(
      {
        ...contentRequest,
        description: 'the upload of a truncated document',
        bytes: { type: 'image/jpeg', content: truncatedJpeg },
        answers: {
          status: 422,
          body: buildFailureBody('We didn’t get the whole document. Please send it again.', 'content'),
        },
      },
      () => sendDocument({ ...jpegUpload, bytes: truncatedJpeg }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { content: [expect.any(String)] } });
  });

  test('uploading to an unknown document fails with a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...contentRequest,
        path: `/api/my-account/documents/${UNKNOWN_ID}/content`,
        description: 'the upload of somebody else’s document',
        bytes: { type: 'image/jpeg', content: JPEG },
        answers: notFoundAnswer,
      },
      () => sendDocument({ ...jpegUpload, id: UNKNOWN_ID }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
