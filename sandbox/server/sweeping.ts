import { sweep } from '../domain/use-cases/sweep.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;

/** Sweeps the books now and every hour. Gives what ends it, once a sweep that is under way is over. */
export async function startSweeping(store: Store, everyMs = HOUR_MS): Promise<() => Promise<void>> {
  await sweep(store);
  // What could not be swept now is swept an hour later: no call waits for it.
  let current = Promise.resolve();
  const timer = setInterval(() => {
    current = sweep(store).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
