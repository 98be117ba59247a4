/** A maximum number of attempts within a time window. */
export interface AttemptLimit {
  readonly most: number;
  readonly withinMs: number;
}

/** Attempts within a window that ends at the given instant. */
export interface AttemptWindow {
  failures: number;
  windowEndsAt: Date;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;

/** Limits of attempts that protect accounts and money. */
export const ATTEMPT_LIMITS = {
  /** Passwords tried for one account from one IP address. */
  passwordsFromOneAddress: { most: 5, withinMs: MS_PER_MINUTE },
  /** Passwords tried for one account from all IP addresses, because guesses may be spread over many. */
  passwords: { most: 20, withinMs: 15 * MS_PER_MINUTE },
  /** Promotion codes that one customer tries. */
  codes: { most: 20, withinMs: 10 * MS_PER_MINUTE },
  /** Cards that one customer tries: thieves test stolen numbers with many small payments. */
  cards: { most: 12, withinMs: 10 * MS_PER_MINUTE },
  /** Resent e-mails about one guest pass. */
  resentPasses: { most: 3, withinMs: MS_PER_DAY },
  /** E-mails that one customer has sent to other people. */
  mailsOfOneSender: { most: 20, withinMs: MS_PER_DAY },
  /** E-mails that one customer has sent to the same address. */
  mailsToOneAddress: { most: 5, withinMs: MS_PER_DAY },
  /** E-mails to one address, whichever customers have them sent. */
  mailsFromAnybody: { most: 20, withinMs: MS_PER_DAY },
  /** Changes to the minutes in a running-late message about one booking. */
  lateMinutes: { most: 5, withinMs: MS_PER_DAY },
  /** Customer searches by one member of staff. */
  searches: { most: 60, withinMs: MS_PER_MINUTE },
  /** Customer accounts that one member of staff creates. */
  createdAccounts: { most: 30, withinMs: MS_PER_MINUTE },
  /** Requests by one member of staff for the state of hand-offs, which a page polls every two seconds. */
  handoffReads: { most: 120, withinMs: MS_PER_MINUTE },
  /** Hand-off codes that one customer types. */
  handoffCodes: { most: 5, withinMs: MS_PER_MINUTE },
  /** E-mails with the link to one hand-off. */
  handoffMails: { most: 3, withinMs: 60 * MS_PER_MINUTE },
  /** Password reset e-mails for one account. */
  passwordMails: { most: 5, withinMs: 60 * MS_PER_MINUTE },
} as const satisfies Record<string, AttemptLimit>;

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function calculateSecondsToWait(window: AttemptWindow | null, limit: AttemptLimit, now: Date): number {
  if (!window || !isCurrentWindow(window, limit, now) || window.failures < limit.most) return 0;
  return Math.ceil((window.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** The window after one more attempt. */
export function addAttempt(window: AttemptWindow | null, limit: AttemptLimit, now: Date): AttemptWindow {
  if (!window || !isCurrentWindow(window, limit, now)) {
    return { failures: 1, windowEndsAt: new Date(now.getTime() + limit.withinMs) };
  }
  return { failures: window.failures + 1, windowEndsAt: window.windowEndsAt };
}

/** Ignores a window that ends later than a new one would: a clock that was ahead created it. */
function isCurrentWindow({ windowEndsAt }: AttemptWindow, { withinMs }: AttemptLimit, now: Date): boolean {
  const msLeft = windowEndsAt.getTime() - now.getTime();
  return msLeft > 0 && msLeft <= withinMs;
}
