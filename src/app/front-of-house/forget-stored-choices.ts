import { MODE_STORAGE_KEY } from '@/shared/boot';

/** Removes the choices that pages store in the tab, so that the next customer does not get those of the last one. */
export function forgetStoredChoices(): void {
  try {
    const { sessionStorage } = globalThis;
    const mode = sessionStorage.getItem(MODE_STORAGE_KEY);
    sessionStorage.clear();
    if (mode !== null) sessionStorage.setItem(MODE_STORAGE_KEY, mode);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
