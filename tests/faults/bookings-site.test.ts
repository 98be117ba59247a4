import { afterEach, beforeEach, describe, vi } from 'vitest';
import { bookingsSiteCalls } from './all-calls.ts';
import { testEachFault } from './each-call.ts';

/** The site's own waits, such as the one between a click and its call, end at once; those for the customer do not. */
const WAITS_MS = { min: 250, max: 5000 };

/** The visits of the other tests are no tabs of this one. */
class NoOtherTab extends EventTarget {
  postMessage(): void {}
}

beforeEach(() => {
  const wait = globalThis.setTimeout;
  const isOwn = (ms: number) => ms >= WAITS_MS.min && ms <= WAITS_MS.max;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, isOwn(ms) ? 0 : ms));
  vi.stubGlobal('BroadcastChannel', NoOtherTab);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('each call of the bookings site, each fault', () => {
  testEachFault(bookingsSiteCalls);
});
