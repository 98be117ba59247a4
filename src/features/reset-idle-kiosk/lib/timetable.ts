/** Screens with a timetable of their own. `home` has nothing to forget, `system` is an error or the maintenance page. */
export type Screen = 'home' | 'joining' | 'checkout' | 'confirmation' | 'system';

/** What happens after how many ms without input; null: it does not happen. */
export interface Timetable {
  readonly warnAtMs: number | null;
  /** The person is asked whether they start over. */
  readonly askAtMs: number | null;
  readonly endAtMs: number;
}

/** The times of the configuration, in ms without input. */
export interface IdleTimes {
  readonly warnAfterMs: number;
  readonly resetAfterMs: number;
  readonly noticeAfterMs: number;
  readonly confirmationAfterMs: number;
}

/** `warning`: the end is near, and any input puts it off. */
export type Stage = 'quiet' | 'warning' | 'asking' | 'over';

/**
 * The timetable of a screen. Joining is cleared at 90 s; the checkout asks at 90 s and ends at 95 s; the confirmation
 * ends after 10 s. Requirements F5.1, F5.2, F5.3. The warning before is ours (WCAG 2.2.1).
 */
export function timetableOf(screen: Screen, times: IdleTimes): Timetable | null {
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
export function stageOf(timetable: Timetable | null, idleMs: number): Stage {
  if (timetable === null) return 'quiet';
  const { warnAtMs, askAtMs, endAtMs } = timetable;
  if (idleMs >= endAtMs) return 'over';
  if (askAtMs !== null && idleMs >= askAtMs) return 'asking';
  return warnAtMs !== null && idleMs >= warnAtMs ? 'warning' : 'quiet';
}

/** Whole seconds until the warning's deadline. */
export function secondsLeft(timetable: Timetable | null, idleMs: number): number {
  if (timetable === null) return 0;
  const { askAtMs, endAtMs } = timetable;
  return Math.max(0, Math.ceil(((askAtMs ?? endAtMs) - idleMs) / 1000));
}
