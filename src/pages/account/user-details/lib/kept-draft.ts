import { type FormValues, storedValues } from '@/shared/forms';
import { readRecord } from '@/shared/lib';

/** What was typed when the session ended. */
export interface KeptDraft {
  readonly userId: string;
  /** Of the form: another form begins without the draft. */
  readonly checksum: string | null;
  /** The part of the page that was open. */
  readonly part: string;
  readonly values: FormValues;
}

/** Reads a draft as it was written; anything else is none. */
export function readKeptDraft(stored: unknown): KeptDraft | null {
  const { userId, checksum, part, values: answers } = readRecord(stored);
  const values = storedValues(answers);
  if (typeof userId !== 'string' || typeof part !== 'string' || values === null) return null;
  return checksum === null || typeof checksum === 'string' ? { userId, checksum, part, values } : null;
}
