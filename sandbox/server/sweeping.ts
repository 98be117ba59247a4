import { deleteExpiredRows } from '../domain/bookings/index.ts';
import { sweepHandoffs } from '../domain/front-of-house/index.ts';
import { type CardProviders, sweepPayments } from '../domain/payments/index.ts';
import { sweepWaitingLists } from '../domain/waiting-list/index.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Stops repeating, once the current run has ended. */
type StopSweeping = () => Promise<void>;

/** Sweeps the database now and every hour. */
export async function startSweeping(store: Store, everyMs = HOUR_MS): Promise<StopSweeping> {
  await deleteExpiredRows(store);
  return repeat(() => deleteExpiredRows(store), everyMs, Promise.resolve());
}

/**
 * Settles interrupted payments, and baskets on customers' own devices, now and every minute. Starting does not wait for
 * it, because a provider may not respond.
 */
export function startSettling(store: Store, cards: CardProviders, everyMs = MINUTE_MS): StopSweeping {
  const settle = async () => {
    await sweepPayments(store, cards);
    await sweepHandoffs(store, cards);
  };
  return repeat(settle, everyMs, settle());
}

/** Gives lapsed places to waiting customers, now and every minute. */
export async function startServing(store: Store, everyMs = MINUTE_MS): Promise<StopSweeping> {
  await sweepWaitingLists(store);
  return repeat(() => sweepWaitingLists(store), everyMs, Promise.resolve());
}

/** Repeats work without overlapping. A failed run is tried again the next time. */
function repeat(work: () => Promise<unknown>, everyMs: number, first: Promise<unknown>): StopSweeping {
  let isBusy = false;
  const waitUntilDone = async (running: Promise<unknown>) => {
    isBusy = true;
    await running.catch(() => undefined);
    isBusy = false;
  };
  let current = waitUntilDone(first);
  const timer = setInterval(() => {
    if (!isBusy) current = waitUntilDone(work());
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
