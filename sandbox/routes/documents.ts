import express, { type Router } from 'express';
import { BODY_SIZES } from '../../src/shared/api/body-sizes.ts';
import {
  type AccountDocuments,
  announceDocument,
  getAccountDocuments,
  saveDocumentContent,
} from '../domain/people/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { type BodyRoom, requireSession } from '../server/bodies.ts';
import { requireCaller } from '../server/callers.ts';
import type { Schemas } from './wire/schemas.ts';

const DOCUMENTS_PATH = '/api/my-account/documents';
const DOCUMENT_CONTENT_PATH = `${DOCUMENTS_PATH}/:id/content`;

/** Tag `documents`: the documents that a customer has to hand in, and those handed in. */
export function documentRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get(DOCUMENTS_PATH, async (request, response) => {
    response.json({ data: toWireDocuments(await getAccountDocuments(store, requireCaller(request))) });
  });
  router.post(DOCUMENTS_PATH, async (request, response) => {
    const { required_id, file_name, content_type, size }: Schemas['DocumentUploadRequest'] = request.body;
    const id = await announceDocument(store, requireCaller(request), {
      requiredId: required_id,
      fileName: file_name,
      contentType: content_type,
      size,
    });
    response.status(201).json({ data: { id, max_bytes: BODY_SIZES.document } });
  });
  router.put(DOCUMENT_CONTENT_PATH, async (request, response) => {
    const content: unknown = request.body;
    const bytes = Buffer.isBuffer(content) ? content : Buffer.alloc(0);
    const documents = await saveDocumentContent(store, requireCaller(request), request.params.id, bytes);
    response.json({ data: toWireDocuments(documents) });
  });
  return router;
}

/**
 * Parses the body of a document, which is not JSON and may be larger than a form. Other types are refused by the API document.
 */
export function createDocumentBodies(limitMemory: BodyRoom): Router {
  const router = express.Router();
  const contentTypes = ['application/pdf', 'image/jpeg', 'image/png'];
  const parseDocument = express.raw({ type: contentTypes, limit: BODY_SIZES.document });
  router.put(DOCUMENT_CONTENT_PATH, requireSession, limitMemory(BODY_SIZES.document), parseDocument);
  return router;
}

function toWireDocuments({ requiredDocuments, submittedDocuments }: AccountDocuments): Schemas['Documents'] {
  return {
    required: requiredDocuments.map(({ accepts, ...document }) => ({ ...document, accepts: [...accepts] })),
    held: submittedDocuments.map(({ id, name, state, reason, uploadedAt, expiresOn }) => ({
      id,
      name,
      state,
      reason,
      uploaded_at: uploadedAt?.toISOString() ?? null,
      expires_on: expiresOn,
    })),
  };
}
