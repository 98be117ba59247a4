/** A maximum number of attempts within a time window. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

/** Attempts within a window that ends at the given instant. */
export interface AttemptWindow {
  failures: number;
  windowEndsAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Limits of attempts that protect accounts and money. */
export const LIMITS = {
  /** Passwords tried for one account from one IP address. */
  passwordsFromOneAddress: { most: 5, withinMs: MINUTE_MS },
  /** Passwords tried for one account from all IP addresses, because guesses may be spread over many. */
  passwords: { most: 20, withinMs: 15 * MINUTE_MS },
  /** Promotion codes that one customer tries. */
  codes: { most: 20, withinMs: 10 * MINUTE_MS },
  /** Cards that one customer tries: thieves test stolen numbers with many small payments. */
  cards: { most: 12, withinMs: 10 * MINUTE_MS },
  /** Resent e-mails about one guest pass. */
  resentPasses: { most: 3, withinMs: DAY_MS },
  /** E-mails that one customer has sent to other people. */
  mailsOfOneSender: { most: 20, withinMs: DAY_MS },
  /** E-mails that one customer has sent to the same address. */
  mailsToOneAddress: { most: 5, withinMs: DAY_MS },
  /** E-mails to one address, whichever customers have them sent. */
  mailsFromAnybody: { most: 20, withinMs: DAY_MS },
  /** Changes to the minutes in a running-late message about one booking. */
  lateMinutes: { most: 5, withinMs: DAY_MS },
  /** Customer searches by one member of staff. */
  searches: { most: 60, withinMs: MINUTE_MS },
  /** Customer accounts that one member of staff creates. */
  accountsMade: { most: 30, withinMs: MINUTE_MS },
  /** Requests by one member of staff for the state of hand-offs, which a page polls every two seconds. */
  handoffReads: { most: 120, withinMs: MINUTE_MS },
  /** Hand-off codes that one customer types. */
  handoffCodes: { most: 5, withinMs: MINUTE_MS },
  /** E-mails with the link to one hand-off. */
  handoffMails: { most: 3, withinMs: 60 * MINUTE_MS },
  /** Password reset e-mails for one account. */
  passwordMails: { most: 5, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function calculateSecondsToWait(window: AttemptWindow | null, limit: Limit, now: Date): number {
  if (!window || !isOpen(window, limit, now) || window.failures < limit.most) return 0;
  return Math.ceil((window.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** The window after one more attempt. */
export function addAttempt(window: AttemptWindow | null, limit: Limit, now: Date): AttemptWindow {
  if (!window || !isOpen(window, limit, now)) {
    return { failures: 1, windowEndsAt: new Date(now.getTime() + limit.withinMs) };
  }
  return { failures: window.failures + 1, windowEndsAt: window.windowEndsAt };
}

/** Ignores a window that ends later than a new one would: a clock that was ahead created it. */
function isOpen({ windowEndsAt }: AttemptWindow, { withinMs }: Limit, now: Date): boolean {
  const msLeft = windowEndsAt.getTime() - now.getTime();
  return msLeft > 0 && msLeft <= withinMs;
}
