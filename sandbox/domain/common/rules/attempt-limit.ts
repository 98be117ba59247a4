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
  /** Passwords of one account from one address. */
  passwordsFromOneAddress: { most: 5, withinMs: MINUTE_MS },
  /** Passwords of one account from all addresses: guesses may be spread over many. */
  passwords: { most: 20, withinMs: 15 * MINUTE_MS },
  /** Promotion codes of one customer. */
  codes: { most: 20, withinMs: 10 * MINUTE_MS },
  /** Cards of one customer: thieves test stolen numbers with many small payments. */
  cards: { most: 12, withinMs: 10 * MINUTE_MS },
  /** E-mails about one guest pass that are sent again. */
  resentPasses: { most: 3, withinMs: DAY_MS },
  /** E-mails by which one customer makes us write to other people. */
  mailsOfOneSender: { most: 20, withinMs: DAY_MS },
  /** Those of them to one address. */
  mailsToOneAddress: { most: 5, withinMs: DAY_MS },
  /** E-mails to one address that anybody has made us write. */
  mailsFromAnybody: { most: 20, withinMs: DAY_MS },
  /** Changes of the minutes by which somebody comes late to one booking. */
  lateMinutes: { most: 5, withinMs: DAY_MS },
  /** Customers that one member of staff looks for. */
  searches: { most: 60, withinMs: MINUTE_MS },
  /** Accounts that one member of staff makes for customers. */
  accountsMade: { most: 30, withinMs: MINUTE_MS },
  /** How often one member of staff sees what became of hand-offs: a page asks every two seconds. */
  handoffReads: { most: 120, withinMs: MINUTE_MS },
  /** Codes of hand-offs that one customer types. */
  handoffCodes: { most: 5, withinMs: MINUTE_MS },
  /** E-mails with the address of one hand-off. */
  handoffMails: { most: 3, withinMs: 60 * MINUTE_MS },
  /** E-mails about a forgotten password of one account. */
  passwordMails: { most: 5, withinMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(window: AttemptWindow | null, limit: Limit, now: Date): number {
  if (!window || !isOpen(window, limit, now) || window.failures < limit.most) return 0;
  return Math.ceil((window.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** The window after one more attempt. */
export function afterAttempt(window: AttemptWindow | null, limit: Limit, now: Date): AttemptWindow {
  if (!window || !isOpen(window, limit, now)) {
    return { failures: 1, windowEndsAt: new Date(now.getTime() + limit.withinMs) };
  }
  return { failures: window.failures + 1, windowEndsAt: window.windowEndsAt };
}

/** Ignores a window that ends later than a new one would: a clock that was ahead created it. */
function isOpen({ windowEndsAt }: AttemptWindow, { withinMs }: Limit, now: Date): boolean {
  const left = windowEndsAt.getTime() - now.getTime();
  return left > 0 && left <= withinMs;
}
