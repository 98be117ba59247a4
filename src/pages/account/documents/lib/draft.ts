import { type ApiFailure, isNotFound } from '@/shared/api';
import type { Prepared } from './prepare';

/** A file that was chosen for a required document. */
export interface Draft {
  readonly file: File;
  readonly status: 'preparing' | 'unfit' | 'ready' | 'sending' | 'failed';
  /** The prepared file; null until it is ready. */
  readonly prepared: Prepared | null;
  /** The ID from its announcement to the API, which is made once; null before. */
  readonly documentId: string | null;
  /** Why the file cannot be sent or was not sent; null if there is no problem. */
  readonly problem: string | null;
  /** Whether sending failed because the connection was lost. */
  readonly isLost: boolean;
}

/** The drafts by the ID of the required document. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A draft that is ready to be sent. */
export interface SendableDocument {
  readonly requiredId: string;
  readonly draft: Draft & { readonly prepared: Prepared };
}

export function toDraft(file: File): Draft {
  return { file, status: 'preparing', prepared: null, documentId: null, problem: null, isLost: false };
}

/** Changes a draft, if it is still for the same file. */
export function changeDraft(drafts: Drafts, requiredId: string, file: File, changes: Partial<Draft>): Drafts {
  const draft = drafts[requiredId];
  return draft?.file === file ? { ...drafts, [requiredId]: { ...draft, ...changes } } : drafts;
}

export function removeDraft(drafts: Drafts, requiredId: string): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== requiredId));
}

/** Returns the draft if it can be sent now, otherwise null. */
export function toSendable(drafts: Drafts, requiredId: string): SendableDocument | null {
  const draft = drafts[requiredId];
  if (draft?.prepared == null || (draft.status !== 'ready' && draft.status !== 'failed')) return null;
  return { requiredId, draft: { ...draft, prepared: draft.prepared } };
}

/**
 * The changes to a draft after a failed request. If the operator no longer knows the announcement, it is made again.
 */
export function toFailedDraft(failure: ApiFailure, problem: string): Partial<Draft> {
  return {
    status: 'failed',
    problem,
    isLost: failure.kind === 'network',
    ...(isNotFound(failure) ? { documentId: null } : {}),
  };
}
