import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { tooMany } from '../domain/records/limited-attempts.ts';
import type { Limit } from '../domain/rules/attempt-limit.ts';

/** A caller who owns very many addresses must not fill the memory. */
const MAX_ADDRESSES = 50_000;

interface Window {
  tries: number;
  readonly endsAt: number;
}

/**
 * Limits what one address may try, beside the limits of accounts: many accounts may be tried from one place. Each process counts for
 * itself and in memory, by a clock that never goes back.
 */
export function createAddressLimits(limit: Limit, now: () => number = () => performance.now()) {
  /**
   * Counts the calls of one kind.
   *
   * @param isHarmless whether an answer with this status is not to be counted, such as that of a right password
   */
  return function limitedBy(isHarmless: (status: number) => boolean): RequestHandler {
    const windows = new Map<string, Window>();
    return (request, response, next) => {
      const address = networkOf(addressOf(request));
      const window = openWindow(windows, address);
      if (window.tries >= limit.most) return next(tooMany(Math.ceil((window.endsAt - now()) / 1000)));
      window.tries += 1;
      response.once('close', () => {
        if (isHarmless(response.statusCode)) window.tries -= 1;
      });
      next();
    };
  };

  function openWindow(windows: Map<string, Window>, address: string): Window {
    const known = windows.get(address);
    if (known && known.endsAt > now()) return known;
    const window = { tries: 0, endsAt: now() + limit.withinMs };
    windows.delete(address);
    windows.set(address, window);
    // The oldest window is the first.
    const [oldest] = windows.keys();
    if (windows.size > MAX_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window;
  }
}

export type AddressLimits = ReturnType<typeof createAddressLimits>;

/** The address of the caller; behind trusted proxies the one that they tell. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

/** One customer has a whole /64 of IPv6. */
export function networkOf(address: string): string {
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
