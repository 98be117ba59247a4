import { pageTime } from '../lib';

let latest: { readonly serverTime: number; readonly receivedAt: number } | null = null;

/** Sets the clock by an answer that says when it was made. */
export function readServerTime(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('serverTime' in data)) return;
  const serverTime = Date.parse(String(data.serverTime));
  if (!Number.isNaN(serverTime)) latest = { serverTime, receivedAt: pageTime() };
}

/** Another API has another clock. */
export function forgetServerTime(): void {
  latest = null;
}

/** The server's time now, in milliseconds; the device's until an answer has brought the server's. */
export function serverNow(): number {
  return latest ? latest.serverTime + pageTime() - latest.receivedAt : Date.now();
}
