/** The desk's polling of a hand-off; times are page times (`pageTime`), in milliseconds. */
export interface Polls {
  /** When the basket was handed off, as far as this page knows. */
  readonly since: number;
  readonly askedAt: number;
  /** When the first unanswered request was sent; null if the last one was answered. */
  readonly unansweredSince: number | null;
}

const OFTEN_MS = 2000;
const SELDOM_MS = 5000;
/** Most customers have paid by then. */
const OFTEN_FOR_MS = 120_000;
/** Tolerance for an early tick of the timer; waiting for the next tick would turn two seconds into three. */
const EARLY_MS = 100;
/** After this time without a response, the desk no longer knows the state of the hand-off. */
const SILENT_MS = 15_000;

export const startPolls = (now: number): Polls => ({ since: now, askedAt: now, unansweredSince: null });

export const isDue = ({ since, askedAt }: Polls, now: number): boolean =>
  now - askedAt + EARLY_MS >= (now - since < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS);

export const afterRequest = (polls: Polls, now: number): Polls => ({
  ...polls,
  askedAt: now,
  unansweredSince: polls.unansweredSince ?? now,
});

export const afterAnswer = (polls: Polls): Polls => ({ ...polls, unansweredSince: null });

export const isSilentAt = ({ unansweredSince }: Polls, now: number): boolean =>
  unansweredSince !== null && now - unansweredSince >= SILENT_MS;
