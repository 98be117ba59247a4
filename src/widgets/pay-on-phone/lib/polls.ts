/** How the desk asks what became of a hand-off; times by `pageTime`, in milliseconds. */
export interface Polls {
  /** When it was handed over, as far as this page knows. */
  readonly since: number;
  readonly askedAt: number;
  /** When the first question was asked to which no answer has come; null while each is answered. */
  readonly unansweredSince: number | null;
}

const OFTEN_MS = 2000;
const SELDOM_MS = 5000;
/** In this time most customers have paid. */
const OFTEN_FOR_MS = 120_000;
/** The page's tick of a second may come so much early; the next one would make two seconds three. */
const EARLY_MS = 100;
/** So long without an answer, the desk cannot see what the customer does. */
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
