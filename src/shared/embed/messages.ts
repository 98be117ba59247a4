/**
 * Messages between the embedded site and its host page. Both sides parse them after checking origin and source, and
 * drop everything else. No message contains personal data.
 */

/** From the site to the host. Lengths are CSS pixels of the frame document. */
export type FrameMessage =
  /** The frame has begun to load (`shared/boot`); `ready` follows later. */
  | { type: 'loading' }
  | { type: 'ready' }
  /**
   * `content`: the frame is as high as its content. `window`: as high as the window and scrolled into view, because a challenge
   * covers the frame.
   */
  | { type: 'height'; height: number; fit: 'content' | 'window' }
  | { type: 'step'; number: number; key: string }
  /** Scroll to this offset of the frame. */
  | { type: 'scroll'; top: number }
  /** `value` is the total in the currency's own units; null where the order could not be read. */
  | { type: 'completed'; orderId: string; value: number | null; currency: string | null }
  /** A membership was chosen; `value` is its price in the currency's major unit. */
  | { type: 'selected'; membership: string; value: number; currency: string }
  /** The address names a centre or membership that does not exist. */
  | { type: 'unknown'; what: 'centre' | 'membership' }
  | { type: 'error'; kind: 'maintenance' | 'unavailable' };

/** From the host to the site. `viewport` is the visible part of the frame. */
export type HostMessage = { type: 'hello' } | { type: 'viewport'; top: number; height: number };

export type WithVersion<Message> = Message & { pavilion: 1 };

/** An upper limit, to reject mistakes and abuse. */
const MAX_LENGTH_PX = 200_000;
const STEP_KEY_PATTERN = /^[a-z][a-z-]{0,39}$/;
const ORDER_ID_PATTERN = /^[\w-]{1,80}$/;
const SLUG_PATTERN = /^[\w.~-]{1,100}$/;
const CURRENCY_PATTERN = /^[A-Z]{3}$/;
const MAX_VALUE = 1_000_000;
const NO_TOTAL = { value: null, currency: null };

export function withVersion<Message extends FrameMessage | HostMessage>(
  message: Message,
): WithVersion<Message> {
  return { pavilion: 1, ...message };
}

function readField(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

function readPixels(data: unknown, name: string): number | null {
  return readNumberUpTo(MAX_LENGTH_PX, data, name);
}

function readNumberUpTo(maximum: number, data: unknown, name: string): number | null {
  const value = readField(data, name);
  return typeof value === 'number' && value >= 0 && value <= maximum ? value : null;
}

function readMatching(data: unknown, name: string, pattern: RegExp): string | null {
  const value = readField(data, name);
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

const isPavilionMessage = (data: unknown) => readField(data, 'pavilion') === 1;

export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isPavilionMessage(data)) return null;
  switch (readField(data, 'type')) {
    case 'loading':
      return { type: 'loading' };
    case 'ready':
      return { type: 'ready' };
    case 'selected': {
      const membership = readMatching(data, 'membership', SLUG_PATTERN);
      const value = readNumberUpTo(MAX_VALUE, data, 'value');
      const currency = readMatching(data, 'currency', CURRENCY_PATTERN);
      return membership === null || value === null || currency === null
        ? null
        : { type: 'selected', membership, value, currency };
    }
    case 'unknown': {
      const what = readField(data, 'what');
      return what === 'centre' || what === 'membership' ? { type: 'unknown', what } : null;
    }
    case 'height': {
      const height = readPixels(data, 'height');
      const fit = readField(data, 'fit');
      return height === null || (fit !== 'content' && fit !== 'window')
        ? null
        : { type: 'height', height, fit };
    }
    case 'step': {
      const number = readPixels(data, 'number');
      const key = readMatching(data, 'key', STEP_KEY_PATTERN);
      return number === null || key === null ? null : { type: 'step', number, key };
    }
    case 'scroll': {
      const top = readPixels(data, 'top');
      return top === null ? null : { type: 'scroll', top };
    }
    case 'completed': {
      const orderId = readMatching(data, 'orderId', ORDER_ID_PATTERN);
      const value = readNumberUpTo(MAX_VALUE, data, 'value');
      const currency = readMatching(data, 'currency', CURRENCY_PATTERN);
      const total = value === null || currency === null ? NO_TOTAL : { value, currency };
      return orderId === null ? null : { type: 'completed', orderId, ...total };
    }
    case 'error': {
      const kind = readField(data, 'kind');
      return kind === 'maintenance' || kind === 'unavailable' ? { type: 'error', kind } : null;
    }
    default:
      return null;
  }
}

export function readHostMessage(data: unknown): HostMessage | null {
  if (!isPavilionMessage(data)) return null;
  if (readField(data, 'type') === 'hello') return { type: 'hello' };
  const top = readPixels(data, 'top');
  const height = readPixels(data, 'height');
  const isViewport = readField(data, 'type') === 'viewport';
  return isViewport && top !== null && height !== null ? { type: 'viewport', top, height } : null;
}
