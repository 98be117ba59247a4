import { getPageTime } from '../lib';

/** The server's time when the page was opened, in milliseconds; null until a response has contained it. */
let serverTimeAtOpening: number | null = null;

/** Sets the clock from a response that contains the server's time. */
export function updateServerTime(data: unknown): void {
  const serverTime = Date.parse(Object(data).serverTime);
  if (serverTime) serverTimeAtOpening = serverTime - getPageTime();
}

/** The server's time now; the device's until a response has contained it. */
export function getServerNow(): number {
  return serverTimeAtOpening === null ? Date.now() : serverTimeAtOpening + getPageTime();
}
