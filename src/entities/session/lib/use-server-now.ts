import { useEffect, useState } from 'react';
import { getPageTime, watchWake } from '@/shared/lib';

/** The server's time in a response, and the `getPageTime` at which the response arrived, both in milliseconds. */
export interface ServerClock {
  readonly serverTime: number;
  readonly receivedAt: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The server's time now, independent of the device's clock. */
const readServerNow = ({ serverTime, receivedAt }: ServerClock): number =>
  serverTime + getPageTime() - receivedAt;

/** The server's time, updated every second during a countdown, otherwise every minute. */
export function useServerNow(clock: ServerClock, isCountingDown: boolean): number {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const tick = () => setTicks((ticks) => ticks + 1);
    const timer = setInterval(tick, isCountingDown ? SECOND_MS : MINUTE_MS);
    const stopWatchingWake = watchWake(tick);
    return () => {
      clearInterval(timer);
      stopWatchingWake();
    };
  }, [isCountingDown]);
  return readServerNow(clock);
}

/** Calls `onOpened` when booking opens, with a random delay of up to two seconds so that clients do not all request at once. */
export function useOpening(clock: ServerClock, opensAt: number | null, onOpened: () => void): void {
  useEffect(() => {
    if (opensAt === null) return;
    const msLeft = opensAt - readServerNow(clock);
    if (msLeft > MAX_TIMEOUT_MS) return;
    const timer = setTimeout(onOpened, Math.max(0, msLeft) + Math.random() * MAX_OPENING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [clock, opensAt, onOpened]);
}

const MAX_TIMEOUT_MS = 86_400_000;
const MAX_OPENING_DELAY_MS = 2000;
