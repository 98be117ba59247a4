/**
 * What the site inside a frame and the page that holds it say to each other. Both sides read a message by these rules,
 * after its origin and its source; whatever does not fit is no message. No message holds anything about a person.
 */

/** From the site to the page that holds it. Sizes and places are CSS pixels of the frame's own document. */
export type FrameMessage =
  | { type: 'ready' }
  /** `window`: be as high as the window and stay in sight, while the bank's check covers the frame. */
  | { type: 'height'; height: number; fit: 'content' | 'window' }
  | { type: 'step'; number: number; key: string }
  /** The customer is led to this place of the frame. */
  | { type: 'scroll'; top: number }
  | { type: 'completed'; orderId: string }
  | { type: 'error'; kind: 'maintenance' | 'unavailable' };

/** From the page to the site. `viewport` is the part of the frame that is in sight. */
export type HostMessage = { type: 'hello' } | { type: 'viewport'; top: number; height: number };

export type WithVersion<Message> = Message & { pavilion: 1 };

/** No page is higher; what is beyond it is a mistake, or a wish to break the page that holds the frame. */
const FARTHEST_PX = 200_000;
const KEY = /^[a-z][a-z-]{0,39}$/;
const ORDER_ID = /^[\w-]{1,80}$/;

/** The message as it travels: marked as ours, and with the version of these rules. */
export function withVersion<Message extends FrameMessage | HostMessage>(
  message: Message,
): WithVersion<Message> {
  return { pavilion: 1, ...message };
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

function place(data: unknown, name: string): number | null {
  const value = field(data, name);
  return typeof value === 'number' && value >= 0 && value <= FARTHEST_PX ? value : null;
}

function matching(data: unknown, name: string, pattern: RegExp): string | null {
  const value = field(data, name);
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

const isOurs = (data: unknown) => field(data, 'pavilion') === 1;

/** Reads what came from the site in the frame; null when it is no message of these rules. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isOurs(data)) return null;
  switch (field(data, 'type')) {
    case 'ready':
      return { type: 'ready' };
    case 'height': {
      const height = place(data, 'height');
      const fit = field(data, 'fit');
      return height === null || (fit !== 'content' && fit !== 'window')
        ? null
        : { type: 'height', height, fit };
    }
    case 'step': {
      const number = place(data, 'number');
      const key = matching(data, 'key', KEY);
      return number === null || key === null ? null : { type: 'step', number, key };
    }
    case 'scroll': {
      const top = place(data, 'top');
      return top === null ? null : { type: 'scroll', top };
    }
    case 'completed': {
      const orderId = matching(data, 'orderId', ORDER_ID);
      return orderId === null ? null : { type: 'completed', orderId };
    }
    case 'error': {
      const kind = field(data, 'kind');
      return kind === 'maintenance' || kind === 'unavailable' ? { type: 'error', kind } : null;
    }
    default:
      return null;
  }
}

/** Reads what came from the page that holds the frame; null when it is no message of these rules. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (!isOurs(data)) return null;
  if (field(data, 'type') === 'hello') return { type: 'hello' };
  const top = place(data, 'top');
  const height = place(data, 'height');
  const isViewport = field(data, 'type') === 'viewport';
  return isViewport && top !== null && height !== null ? { type: 'viewport', top, height } : null;
}
