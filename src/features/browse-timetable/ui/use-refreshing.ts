import { useEffect } from 'react';

const REFRESH_MS = 60_000;

/** Refreshes what is looked at: each minute, and when somebody comes back to the page. */
export function useRefreshing(refresh: () => void): void {
  useEffect(() => {
    const refreshVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshVisible, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshVisible);
    globalThis.addEventListener('focus', refreshVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshVisible);
      globalThis.removeEventListener('focus', refreshVisible);
    };
  }, [refresh]);
}
