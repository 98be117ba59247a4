import { loadCode } from '../../lib';

type FormCode = typeof import('./form-code');

const loaded: { code: FormCode | null } = { code: null };

/** Fetches the code of forms. */
export async function loadFormCode(): Promise<FormCode> {
  loaded.code = await loadCode(() => import('./form-code'));
  return loaded.code;
}

/** The code of forms, if it has come already. */
export function loadedFormCode(): FormCode | null {
  return loaded.code;
}
