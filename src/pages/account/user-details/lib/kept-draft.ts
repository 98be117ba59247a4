import { type FormValues, storedValues } from '@/shared/forms';

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
export function readKeptDraft(stored: string | null): KeptDraft | null {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const of = (key: string): unknown => Reflect.get(read, key);
    const [userId, checksum, part, values] = [
      of('userId'),
      of('checksum'),
      of('part'),
      storedValues(of('values')),
    ];
    if (typeof userId !== 'string' || typeof part !== 'string' || values === null) return null;
    return checksum === null || typeof checksum === 'string' ? { userId, checksum, part, values } : null;
  } catch {
    return null;
  }
}
