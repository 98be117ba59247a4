/** How many tries there may be within a time. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

/** Tries within a time that ends at the given instant. */
export interface AttemptWindow {
  failures: number;
  windowEndsAt: Date;
}

const MINUTE_MS = 60_000;

/** Tries at what protects an account or money, by what is tried. */
export const LIMITS = {
  /** Passwords of one account from one address. */
  passwordsFromOneAddress: { most: 5, withinMs: MINUTE_MS },
  /** Passwords of one account, wherever from: guesses may be spread over many addresses. */
  passwords: { most: 20, withinMs: 15 * MINUTE_MS },
  /** Promotion codes of one customer. */
  codes: { most: 20, withinMs: 10 * MINUTE_MS },
  /** Cards of one customer: stolen numbers are tested by many small payments. */
  cards: { most: 12, withinMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** Seconds to wait before the next try; 0 when it may be made now. */
export function secondsToWait(window: AttemptWindow | null, limit: Limit, now: Date): number {
  if (!window || !isOpen(window, limit, now) || window.failures < limit.most) return 0;
  return Math.ceil((window.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** The window after one more try. */
export function afterAttempt(window: AttemptWindow | null, limit: Limit, now: Date): AttemptWindow {
  if (!window || !isOpen(window, limit, now)) {
    return { failures: 1, windowEndsAt: new Date(now.getTime() + limit.withinMs) };
  }
  return { failures: window.failures + 1, windowEndsAt: window.windowEndsAt };
}

/** A window that ends later than one that begins now was made by a clock that was ahead: it means nothing. */
function isOpen({ windowEndsAt }: AttemptWindow, { withinMs }: Limit, now: Date): boolean {
  const left = windowEndsAt.getTime() - now.getTime();
  return left > 0 && left <= withinMs;
}
