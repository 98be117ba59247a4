import { useEffect, useState } from 'react';

/** The server's time of an answer, and when that came by the browser's monotonic clock, both in milliseconds. */
export interface ServerClock {
  readonly serverTime: number;
  readonly receivedAt: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The server's time now, whatever the clock of the device says. */
const nowBy = ({ serverTime, receivedAt }: ServerClock): number =>
  serverTime + performance.now() - receivedAt;

/** The server's time, each second or each minute. */
export function useServerNow(clock: ServerClock, isCountingDown: boolean): number {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), isCountingDown ? SECOND_MS : MINUTE_MS);
    return () => clearInterval(timer);
  }, [isCountingDown]);
  return nowBy(clock);
}

/** Calls back when an opening is reached, up to two seconds late so that not everybody asks in one millisecond. */
export function useOpening(clock: ServerClock, opensAt: number | null, onOpened: () => void): void {
  useEffect(() => {
    if (opensAt === null) return;
    const left = opensAt - nowBy(clock);
    if (left > LONGEST_MS) return;
    const timer = setTimeout(onOpened, Math.max(0, left) + Math.random() * LATEST_MS);
    return () => clearTimeout(timer);
  }, [clock, opensAt, onOpened]);
}

const LONGEST_MS = 86_400_000;
const LATEST_MS = 2000;
