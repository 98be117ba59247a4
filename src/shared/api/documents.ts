import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Documents = Camel<Schemas['Documents']>;
export type RequiredDocument = Camel<Schemas['RequiredDocument']>;
export type HeldDocument = Camel<Schemas['HeldDocument']>;
export type DocumentAnnouncement = Camel<Schemas['DocumentUploadRequest']>;

/** GET my-account/documents: the proofs that the customer needs, and the documents that they have uploaded. */
export function loadDocuments(options?: CallOptions): Promise<Documents> {
  return unwrapData(() => api().GET('/api/my-account/documents', { ...options }));
}

/** POST my-account/documents: returns the id for the upload. A document that is not needed is a `validation` failure. */
export function announceDocument(
  document: DocumentAnnouncement,
  options?: CallOptions,
): Promise<Camel<Schemas['DocumentUpload']>> {
  return unwrapData(() => api().POST('/api/my-account/documents', { body: document, ...options }));
}

interface DocumentContent {
  /** The id that `announceDocument` returned. */
  readonly id: string;
  readonly contentType: DocumentAnnouncement['contentType'];
  readonly bytes: Uint8Array;
}

/**
 * PUT my-account/documents/{id}/content. Uploading the same bytes again changes nothing. A refused file is a `validation` failure
 * under `content`.
 */
export function sendDocument(
  { id, contentType, bytes }: DocumentContent,
  options?: CallOptions,
): Promise<Documents> {
  return unwrapData(() =>
    api().PUT('/api/my-account/documents/{id}/content', {
      params: { path: { id } },
      body: bytes,
      bodySerializer: (sent: unknown) => sent,
      headers: { 'Content-Type': contentType },
      ...options,
    }),
  );
}
