import { useSyncExternalStore } from 'react';

const WIDE_WINDOW_QUERY = '(min-width: 75rem)';

function subscribeToWidth(listener: () => void): () => void {
  const mediaQuery = globalThis.matchMedia?.(WIDE_WINDOW_QUERY);
  mediaQuery?.addEventListener('change', listener);
  return () => mediaQuery?.removeEventListener('change', listener);
}

/** Whether there is room for the panel beside the timetable. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => globalThis.matchMedia?.(WIDE_WINDOW_QUERY).matches ?? false);
