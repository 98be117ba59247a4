import { useSyncExternalStore } from 'react';

const WIDE_QUERY = '(min-width: 75rem)';

function onChange(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE_QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether there is room for the panel beside the timetable. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(onChange, () => globalThis.matchMedia?.(WIDE_QUERY).matches ?? false);
