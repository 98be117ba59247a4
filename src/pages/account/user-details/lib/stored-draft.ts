import { type FormValues, readStoredValues } from '@/shared/forms';
import { readRecord } from '@/shared/lib';

/** The unsaved values when the session ended. */
export interface StoredDraft {
  readonly userId: string;
  /** The checksum of the form; if the form has changed, the draft is dropped. */
  readonly checksum: string | null;
  /** The key of the open part of the page. */
  readonly part: string;
  readonly values: FormValues;
}

/** Parses a stored draft; returns null if it is invalid. */
export function readStoredDraft(storedDraft: unknown): StoredDraft | null {
  const { userId, checksum, part, values: storedValues } = readRecord(storedDraft);
  const values = readStoredValues(storedValues);
  if (typeof userId !== 'string' || typeof part !== 'string' || values === null) return null;
  return checksum === null || typeof checksum === 'string' ? { userId, checksum, part, values } : null;
}
