import { afterEach, beforeEach, describe, vi } from 'vitest';
import { bookingsSiteCalls } from './all-calls.ts';
import { testEachFault } from './each-call.ts';

/** The site's own delays, such as the one between a click and its call, end at once; pauses for the customer do not. */
const OWN_DELAYS_MS = { min: 250, max: 5000 };

/** Visits of other tests must not count as other tabs of this one. */
class SilentBroadcastChannel extends EventTarget {
  postMessage(): void {}
}

beforeEach(() => {
  const realSetTimeout = globalThis.setTimeout;
  const isOwnDelay = (ms: number) => ms >= OWN_DELAYS_MS.min && ms <= OWN_DELAYS_MS.max;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => realSetTimeout(run, isOwnDelay(ms) ? 0 : ms));
  vi.stubGlobal('BroadcastChannel', SilentBroadcastChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('each call of the bookings site, each fault', () => {
  testEachFault(bookingsSiteCalls);
});
