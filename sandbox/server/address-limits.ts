import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { type AttemptLimit, buildTooManyAttemptsError } from '../domain/common/index.ts';

/** Limits the memory that a caller with very many addresses can use. */
const MAX_ADDRESSES = 50_000;

/** One part in this many of the attempts may be open at once, because all addresses share one queue. */
const CONCURRENCY_DIVISOR = 10;
const CONCURRENCY_RETRY_S = 5;

interface AddressWindow {
  tries: number;
  /** The number of calls without a response yet. */
  open: number;
  readonly endsAt: number;
}

/**
 * Limits attempts per address, in addition to the limits per account, because one address may try many accounts. Each
 * process counts in its own memory, by a monotonic clock.
 */
export function createAddressLimits(limit: AttemptLimit, now: () => number = () => performance.now()) {
  const mostAtOnce = Math.ceil(limit.most / CONCURRENCY_DIVISOR);
  /**
   * Counts the calls of one kind. Calls that are aborted before their response count too, because the outcome is unknown.
   * @param isHarmless whether a response with this status does not count, such as that for a correct password
   */
  return function limitedBy(isHarmless: (status: number) => boolean): RequestHandler {
    const windows = new Map<string, AddressWindow>();
    return (request, response, next) => {
      const address = toNetwork(readAddress(request));
      const window = openWindow(windows, address);
      if (window.tries >= limit.most)
        return next(buildTooManyAttemptsError(Math.ceil((window.endsAt - now()) / 1000)));
      if (window.open >= mostAtOnce) return next(buildTooManyAttemptsError(CONCURRENCY_RETRY_S));
      window.tries += 1;
      window.open += 1;
      response.once('close', () => {
        window.open -= 1;
        if (response.headersSent && isHarmless(response.statusCode)) window.tries -= 1;
      });
      next();
    };
  };

  function openWindow(windows: Map<string, AddressWindow>, address: string): AddressWindow {
    const knownWindow = windows.get(address);
    if (knownWindow && knownWindow.endsAt > now()) return knownWindow;
    const window = { tries: 0, open: 0, endsAt: now() + limit.withinMs };
    windows.delete(address);
    windows.set(address, window);
    // The first entry is the oldest window.
    const [oldest] = windows.keys();
    if (windows.size > MAX_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window;
  }
}

export type AddressLimits = ReturnType<typeof createAddressLimits>;

/** The caller's address; behind trusted proxies, the one that they forward. */
export function readAddress(request: Request): string {
  return request.ip ?? 'unknown';
}

/** One customer usually has a whole /64 network of IPv6. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::')
    ? [...start, ...Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0'), ...end]
    : start;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
