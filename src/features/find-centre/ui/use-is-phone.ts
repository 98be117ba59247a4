import { useSyncExternalStore } from 'react';

/** A phone is narrower than 576 px. Requirement S3.6. */
const PHONE_QUERY = '(max-width: 35.99rem)';

function watchScreenWidth(onChange: () => void): () => void {
  const query = globalThis.matchMedia(PHONE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is a phone's, with no room for two columns. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watchScreenWidth, () => globalThis.matchMedia(PHONE_QUERY).matches);
}
