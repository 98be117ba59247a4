import {
  compatibleAnswers,
  type FormDefinition,
  type FormValues,
  storedValues,
  withoutSecrets,
} from '@/shared/forms';
import { readRecord } from '@/shared/lib';

/** What was typed for one form. */
export interface Draft {
  /** Of the form: another one begins without the draft. */
  readonly checksum: string | null;
  readonly values: FormValues;
}

/** Reads a draft as it was written; anything else is none. */
export function readDraft(stored: unknown): Draft | null {
  const { checksum, values: answers } = readRecord(stored);
  const values = storedValues(answers);
  return values && (checksum === null || typeof checksum === 'string') ? { checksum, values } : null;
}

/** A form as the server described it, ready to be filled in. */
export interface Form {
  readonly checksum: string | null;
  readonly definition: FormDefinition;
}

/** What may be kept of an answered form: never a password, nor what looks like a secret. */
export function draftOf({ checksum, definition }: Form, values: FormValues): Draft {
  return { checksum, values: withoutSecrets(definition, values) };
}

/** What of a draft the very same form takes up again; null for another form. */
export function draftFor({ checksum, definition }: Form, draft: Draft): FormValues | null {
  return checksum === draft.checksum ? compatibleAnswers(definition, draft.values) : null;
}
