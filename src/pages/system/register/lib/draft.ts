import {
  compatibleAnswers,
  type FormDefinition,
  type FormValues,
  storedValues,
  withoutSecrets,
} from '@/shared/forms';

/** What was typed for one form. */
export interface Draft {
  /** Of the form: another one begins without the draft. */
  readonly checksum: string | null;
  readonly values: FormValues;
}

/** Reads a draft as it was written; anything else is none. */
export function readDraft(stored: string | null): Draft | null {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const [checksum, values] = [Reflect.get(read, 'checksum'), storedValues(Reflect.get(read, 'values'))];
    return values && (checksum === null || typeof checksum === 'string') ? { checksum, values } : null;
  } catch {
    return null;
  }
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
