import { useEffect } from 'react';
import { getPageTime, watchWake } from '@/shared/lib';

const REFRESH_MS = 60_000;
/** Events within this time, in ms, count as one: a browser reports a return both as visible and as focused. */
const MIN_INTERVAL_MS = 1000;

/** Refreshes the page every minute, and when somebody returns to it or the device wakes up. */
export function useRefreshing(refresh: () => void): void {
  useEffect(() => {
    let refreshedAt = Number.NEGATIVE_INFINITY;
    const refreshVisible = () => {
      const now = getPageTime();
      if (document.visibilityState !== 'visible' || now - refreshedAt < MIN_INTERVAL_MS) return;
      refreshedAt = now;
      refresh();
    };
    const timer = setInterval(refreshVisible, REFRESH_MS);
    const stopWatchingWake = watchWake(refreshVisible);
    return () => {
      clearInterval(timer);
      stopWatchingWake();
    };
  }, [refresh]);
}
