import { useSyncExternalStore } from 'react';

/** A table of courts needs more width than this; below it the slots are a list by time. */
const NARROW_WINDOW_QUERY = '(max-width: 47.99rem)';

function subscribeToWidth(listener: () => void): () => void {
  const mediaQuery = globalThis.matchMedia?.(NARROW_WINDOW_QUERY);
  mediaQuery?.addEventListener('change', listener);
  return () => mediaQuery?.removeEventListener('change', listener);
}

/** Whether the slots are shown as a list by time. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => globalThis.matchMedia?.(NARROW_WINDOW_QUERY).matches ?? false,
  );
}
