import { useSyncExternalStore } from 'react';

/** A table of courts needs more width than this; below it the slots are a list by time. */
const NARROW_QUERY = '(max-width: 47.99rem)';

function watch(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(NARROW_QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the slots are shown as a list by time. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(NARROW_QUERY).matches ?? false);
}
