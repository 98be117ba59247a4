/** Where "now" comes from; tests stop it, the sandbox uses the machine's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at the given instant. */
export function stoppedAt(instant: string): Clock {
  return { now: () => new Date(instant) };
}
