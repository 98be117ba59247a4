import { getPageTime } from './page-time';

const TICK_INTERVAL_MS = 5000;
/** A timer tick this late means that the device slept, or that its clock was put forward. */
const SLEEP_THRESHOLD_MS = 15_000;

/**
 * Calls back when somebody returns to the page: it becomes visible, its window gets the focus, it is restored from the
 * back-forward cache, or the device wakes up. May call back several times at once.
 *
 * @returns a function that stops listening
 */
export function watchWake(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let tickedAt = getPageTime();
  const wake = () => {
    tickedAt = getPageTime();
    if (document.visibilityState === 'visible') listener();
  };
  const timer = setInterval(() => {
    if (getPageTime() - tickedAt > SLEEP_THRESHOLD_MS) wake();
    else tickedAt = getPageTime();
  }, TICK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', wake, { signal });
  globalThis.addEventListener('focus', wake, { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  return () => listeners.abort();
}
