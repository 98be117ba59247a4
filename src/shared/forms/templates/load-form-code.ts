import type { Rehearsal } from './rehearsal';
import type { SchemaForm } from './schema-form';

type FormCode = { readonly Form: typeof SchemaForm; readonly Rehearsal: typeof Rehearsal };

const loaded: { code: FormCode | null } = { code: null };

/** Fetches the code of forms. */
export async function loadFormCode(): Promise<FormCode> {
  const [form, rehearsal] = await Promise.all([import('./schema-form'), import('./rehearsal')]);
  loaded.code = { Form: form.SchemaForm, Rehearsal: rehearsal.Rehearsal };
  return loaded.code;
}

/** The code of forms, if it has come already. */
export function loadedFormCode(): FormCode | null {
  return loaded.code;
}
