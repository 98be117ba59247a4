/** The current time: fixed in tests, the machine's clock in the sandbox. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock fixed at the given instant. */
export function createStoppedClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}

/**
 * A clock that continues from the instant to which it was last moved. Before that, and after `reset`, it is the machine's clock.
 */
export interface MovableClock extends Clock {
  moveTo(instant: Date): void;
  reset(): void;
}

export function createMovableClock(machine: Clock = systemClock): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(machine.now().getTime() + aheadMs),
    moveTo: (instant) => {
      aheadMs = instant.getTime() - machine.now().getTime();
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
