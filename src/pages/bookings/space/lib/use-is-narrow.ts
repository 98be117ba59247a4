import { useSyncExternalStore } from 'react';

/** A table of courts needs more width than this; below it the slots are a list by time. */
const NARROW = '(max-width: 47.99rem)';

function watch(changed: () => void): () => void {
  const query = globalThis.matchMedia?.(NARROW);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the slots are shown as a list by time. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(NARROW).matches ?? false);
}
