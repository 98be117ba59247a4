import { useEffect } from 'react';

const REFRESH_MS = 60_000;
/** A browser that comes back says so twice: the page is visible, and its window has the focus. */
const TOGETHER_MS = 1000;

/** Refreshes what is looked at: each minute, and when somebody comes back to the page. */
export function useRefreshing(refresh: () => void): void {
  useEffect(() => {
    let refreshedAt = Number.NEGATIVE_INFINITY;
    const refreshVisible = () => {
      const now = performance.now();
      if (document.visibilityState !== 'visible' || now - refreshedAt < TOGETHER_MS) return;
      refreshedAt = now;
      refresh();
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
