/** Failed logins of one identifier from one address within the window. */
export interface FailureWindow {
  failures: number;
  windowEndsAt: Date;
}

export const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;

/** Seconds to wait before the next attempt; 0 when it may be made now. */
export function secondsToWait(window: FailureWindow | null, now: Date): number {
  if (!window || window.windowEndsAt <= now || window.failures < MAX_FAILURES) return 0;
  return Math.ceil((window.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** The window after one more failure. */
export function afterFailure(window: FailureWindow | null, now: Date): FailureWindow {
  if (!window || window.windowEndsAt <= now) {
    return { failures: 1, windowEndsAt: new Date(now.getTime() + WINDOW_MS) };
  }
  return { failures: window.failures + 1, windowEndsAt: window.windowEndsAt };
}
