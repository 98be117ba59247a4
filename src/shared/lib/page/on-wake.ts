import { pageTime } from './page-time';

const TICK_MS = 5000;
/** A tick that is so late was slept through, or the device's clock was put forward. */
const LATE_MS = 15_000;

/**
 * Calls back when somebody comes back to the page: it is seen again, its window has the focus, it came from the back-forward cache, or
 * the device has slept. Several of them may come together.
 *
 * @returns ends it.
 */
export function onWake(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let tickedAt = pageTime();
  const wake = () => {
    tickedAt = pageTime();
    if (document.visibilityState === 'visible') listener();
  };
  const timer = setInterval(() => {
    if (pageTime() - tickedAt > LATE_MS) wake();
    else tickedAt = pageTime();
  }, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', wake, { signal });
  globalThis.addEventListener('focus', wake, { signal });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  return () => listening.abort();
}
