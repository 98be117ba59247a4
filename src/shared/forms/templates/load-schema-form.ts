import type { SchemaForm } from './schema-form';

type Form = typeof SchemaForm;

const loaded: { form: Form | null } = { form: null };

/** Fetches the form's own chunk. */
export async function loadSchemaForm(): Promise<Form> {
  const { SchemaForm: form } = await import('./schema-form');
  loaded.form = form;
  return form;
}

/** The form, if its chunk has come already. */
export function loadedSchemaForm(): Form | null {
  return loaded.form;
}
