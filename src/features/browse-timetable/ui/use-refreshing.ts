import { useEffect } from 'react';
import { onWake, pageTime } from '@/shared/lib';

const REFRESH_MS = 60_000;
/** A browser that comes back says so more than once: the page is visible, and its window has the focus. */
const TOGETHER_MS = 1000;

/** Refreshes what is looked at: each minute, and when somebody comes back to the page or the device wakes. */
export function useRefreshing(refresh: () => void): void {
  useEffect(() => {
    let refreshedAt = Number.NEGATIVE_INFINITY;
    const refreshVisible = () => {
      const now = pageTime();
      if (document.visibilityState !== 'visible' || now - refreshedAt < TOGETHER_MS) return;
      refreshedAt = now;
      refresh();
    };
    const timer = setInterval(refreshVisible, REFRESH_MS);
    const endWaking = onWake(refreshVisible);
    return () => {
      clearInterval(timer);
      endWaking();
    };
  }, [refresh]);
}
