/** The source of "now": tests use a fixed time, the sandbox the machine's clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock fixed at the given instant. */
export function stoppedAt(instant: string): Clock {
  return { now: () => new Date(instant) };
}
