import {
  type FormDefinition,
  type FormValues,
  filterCompatibleAnswers,
  readStoredValues,
  removeSecrets,
} from '@/shared/forms';
import { readRecord } from '@/shared/lib';

/** The typed values of a form. */
export interface RegisterDraft {
  /** The checksum of the form; if the form has changed, the draft is dropped. */
  readonly checksum: string | null;
  readonly values: FormValues;
}

/** Parses a stored draft; returns null if it is invalid. */
export function readDraft(storedDraft: unknown): RegisterDraft | null {
  const { checksum, values: storedValues } = readRecord(storedDraft);
  const values = readStoredValues(storedValues);
  return values && (checksum === null || typeof checksum === 'string') ? { checksum, values } : null;
}

/** A form as described by the server, ready to be filled in. */
export interface RegisterForm {
  readonly checksum: string | null;
  readonly definition: FormDefinition;
}

/** The values of a form that may be stored: never a password, or what looks like a secret. */
export function toDraft({ checksum, definition }: RegisterForm, values: FormValues): RegisterDraft {
  return { checksum, values: removeSecrets(definition, values) };
}

/** The values of a draft for an identical form; null for another form. */
export function restoreValues(
  { checksum, definition }: RegisterForm,
  draft: RegisterDraft,
): FormValues | null {
  return checksum === draft.checksum ? filterCompatibleAnswers(definition, draft.values) : null;
}
