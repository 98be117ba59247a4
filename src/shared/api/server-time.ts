import { pageTime } from '../lib';

/** The server's time when the page was opened, in milliseconds; null until an answer has brought it. */
let begun: number | null = null;

/** Sets the clock by an answer that says when it was made. */
export function readServerTime(data: unknown): void {
  const serverTime = Date.parse(Object(data).serverTime);
  if (serverTime) begun = serverTime - pageTime();
}

/** The server's time now; the device's until an answer has brought the server's. */
export function serverNow(): number {
  return begun === null ? Date.now() : begun + pageTime();
}
