import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 75rem)';

function onChange(changed: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether there is room for the panel beside the timetable. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(onChange, () => globalThis.matchMedia?.(WIDE).matches ?? false);
