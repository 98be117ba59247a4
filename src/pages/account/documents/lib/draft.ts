import { type ApiFailure, isNotFound } from '@/shared/api';
import type { PreparedDocument } from './prepare';

/** A file that was chosen for a required document. */
export interface DocumentDraft {
  readonly file: File;
  readonly status: 'preparing' | 'unfit' | 'ready' | 'sending' | 'failed';
  /** The prepared file; null until it is ready. */
  readonly prepared: PreparedDocument | null;
  /** The ID from its announcement to the API, which is made once; null before. */
  readonly documentId: string | null;
  /** Why the file cannot be sent or was not sent; null if there is no problem. */
  readonly problem: string | null;
  /** Whether sending failed because the connection was lost. */
  readonly isConnectionLost: boolean;
}

/** The drafts by the ID of the required document. */
export type DocumentDrafts = Readonly<Record<string, DocumentDraft>>;

/** A draft that is ready to be sent. */
export interface SendableDocument {
  readonly requiredId: string;
  readonly draft: DocumentDraft & { readonly prepared: PreparedDocument };
}

export function toDraft(file: File): DocumentDraft {
  return {
    file,
    status: 'preparing',
    prepared: null,
    documentId: null,
    problem: null,
    isConnectionLost: false,
  };
}

/** Changes a draft, if it is still for the same file. */
export function changeDraft(
  drafts: DocumentDrafts,
  requiredId: string,
  file: File,
  changes: Partial<DocumentDraft>,
): DocumentDrafts {
  const draft = drafts[requiredId];
  return draft?.file === file ? { ...drafts, [requiredId]: { ...draft, ...changes } } : drafts;
}

export function removeDraft(drafts: DocumentDrafts, requiredId: string): DocumentDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== requiredId));
}

/** Returns the draft if it can be sent now, otherwise null. */
export function toSendableDocument(drafts: DocumentDrafts, requiredId: string): SendableDocument | null {
  const draft = drafts[requiredId];
  if (draft?.prepared == null || (draft.status !== 'ready' && draft.status !== 'failed')) return null;
  return { requiredId, draft: { ...draft, prepared: draft.prepared } };
}

/**
 * The changes to a draft after a failed request. If the operator no longer knows the announcement, it is made again.
 */
export function toFailureChanges(failure: ApiFailure, problem: string): Partial<DocumentDraft> {
  return {
    status: 'failed',
    problem,
    isConnectionLost: failure.kind === 'network',
    ...(isNotFound(failure) ? { documentId: null } : {}),
  };
}
