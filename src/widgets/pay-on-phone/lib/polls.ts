/** The desk's polling of a hand-off; times are page times (`pageTime`), in milliseconds. */
export interface Polls {
  /** When the basket was handed off, as far as this page knows. */
  readonly startedAt: number;
  readonly askedAt: number;
  /** When the first unanswered request was sent; null if the last one was answered. */
  readonly unansweredSince: number | null;
}

const FAST_INTERVAL_MS = 2000;
const SLOW_INTERVAL_MS = 5000;
/** Most customers have paid by then. */
const FAST_FOR_MS = 120_000;
/** Tolerance for an early tick of the timer; waiting for the next tick would turn two seconds into three. */
const TICK_TOLERANCE_MS = 100;
/** After this time without a response, the desk no longer knows the state of the hand-off. */
const SILENCE_TIMEOUT_MS = 15_000;

export const startPolls = (now: number): Polls => ({ startedAt: now, askedAt: now, unansweredSince: null });

export const isDue = ({ startedAt, askedAt }: Polls, now: number): boolean =>
  now - askedAt + TICK_TOLERANCE_MS >= (now - startedAt < FAST_FOR_MS ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS);

export const countRequest = (polls: Polls, now: number): Polls => ({
  ...polls,
  askedAt: now,
  unansweredSince: polls.unansweredSince ?? now,
});

export const countAnswer = (polls: Polls): Polls => ({ ...polls, unansweredSince: null });

export const isSilentAt = ({ unansweredSince }: Polls, now: number): boolean =>
  unansweredSince !== null && now - unansweredSince >= SILENCE_TIMEOUT_MS;
