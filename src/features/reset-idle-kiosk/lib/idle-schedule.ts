/** Screens with their own idle times. `home` has nothing to clear; `system` is an error or maintenance page. */
export type KioskScreen = 'home' | 'joining' | 'checkout' | 'confirmation' | 'system';

/** What happens after how many ms without input; null if it does not happen. */
export interface IdleSchedule {
  readonly warnAtMs: number | null;
  /** When the customer is asked whether to start over. */
  readonly askAtMs: number | null;
  readonly endAtMs: number;
}

/** The configured idle times, in ms. */
export interface IdleTimes {
  readonly warnAfterMs: number;
  readonly resetAfterMs: number;
  readonly noticeAfterMs: number;
  readonly confirmationAfterMs: number;
}

/** `warning`: the visit is about to end, and any input prevents that. */
export type IdleStage = 'quiet' | 'warning' | 'asking' | 'over';

/**
 * The idle times of a screen. Joining resets at 90 s; the checkout asks at 90 s and ends at 95 s; the confirmation ends after 10
 * s. Requirements F5.1, F5.2, F5.3. The warning before that is our addition (WCAG 2.2.1).
 */
export function findIdleSchedule(screen: KioskScreen, times: IdleTimes): IdleSchedule | null {
  const { resetAfterMs, confirmationAfterMs } = times;
  const warnAtMs = Math.min(times.warnAfterMs, resetAfterMs);
  switch (screen) {
    case 'home':
      return null;
    case 'joining':
      return { warnAtMs, askAtMs: null, endAtMs: resetAfterMs };
    case 'checkout':
      return { warnAtMs, askAtMs: resetAfterMs, endAtMs: Math.max(times.noticeAfterMs, resetAfterMs) };
    case 'confirmation':
      return { warnAtMs: 0, askAtMs: null, endAtMs: confirmationAfterMs };
    case 'system':
      return { warnAtMs: null, askAtMs: null, endAtMs: resetAfterMs };
  }
}

/** The stage after this idle time. */
export function findStage(schedule: IdleSchedule | null, idleMs: number): IdleStage {
  if (schedule === null) return 'quiet';
  const { warnAtMs, askAtMs, endAtMs } = schedule;
  if (idleMs >= endAtMs) return 'over';
  if (askAtMs !== null && idleMs >= askAtMs) return 'asking';
  return warnAtMs !== null && idleMs >= warnAtMs ? 'warning' : 'quiet';
}

/** Whole seconds until the warning runs out. */
export function countSecondsLeft(schedule: IdleSchedule | null, idleMs: number): number {
  if (schedule === null) return 0;
  const { askAtMs, endAtMs } = schedule;
  return Math.max(0, Math.ceil(((askAtMs ?? endAtMs) - idleMs) / 1000));
}
