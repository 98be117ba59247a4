import { MODE_STORAGE_KEY } from '@/shared/boot';

/** Removes what pages keep in the tab for the next document: the choices of one customer are not those of the next. */
export function forgetStoredChoices(): void {
  try {
    const { sessionStorage } = globalThis;
    const mode = sessionStorage.getItem(MODE_STORAGE_KEY);
    sessionStorage.clear();
    if (mode !== null) sessionStorage.setItem(MODE_STORAGE_KEY, mode);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
