import type { ApiFailure } from '@/shared/api';
import type { Prepared } from './prepare';

/** A file that was chosen for one of the proofs that are asked for. */
export interface Draft {
  readonly file: File;
  readonly status: 'preparing' | 'unfit' | 'ready' | 'sending' | 'failed';
  /** Null until it is prepared. */
  readonly prepared: Prepared | null;
  /** From its announcement, which is made once. */
  readonly documentId: string | null;
  /** Why it cannot be sent, or was not. */
  readonly problem: string | null;
  /** It was not sent because the connection was lost. */
  readonly isLost: boolean;
}

/** The drafts by the id of the proof. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A draft that can be sent. */
export interface SendableDocument {
  readonly requiredId: string;
  readonly draft: Draft & { readonly prepared: Prepared };
}

const GONE = 404;

export function draftOfFile(file: File): Draft {
  return { file, status: 'preparing', prepared: null, documentId: null, problem: null, isLost: false };
}

/** Changes one draft, if it is still of the same file. */
export function changeDraft(drafts: Drafts, requiredId: string, file: File, changes: Partial<Draft>): Drafts {
  const draft = drafts[requiredId];
  return draft?.file === file ? { ...drafts, [requiredId]: { ...draft, ...changes } } : drafts;
}

export function without(drafts: Drafts, requiredId: string): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== requiredId));
}

/** The draft, when it can be sent now. */
export function sendable(drafts: Drafts, requiredId: string): SendableDocument | null {
  const draft = drafts[requiredId];
  if (draft?.prepared == null || (draft.status !== 'ready' && draft.status !== 'failed')) return null;
  return { requiredId, draft: { ...draft, prepared: draft.prepared } };
}

/** What a failed call makes of a draft. An announcement that the operator does not know any more is made again. */
export function failedBy(failure: ApiFailure, problem: string): Partial<Draft> {
  const isUnknown = failure.kind === 'http' && failure.status === GONE;
  return {
    status: 'failed',
    problem,
    isLost: failure.kind === 'network',
    ...(isUnknown ? { documentId: null } : {}),
  };
}
