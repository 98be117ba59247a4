import type { NewCartItem } from '@/shared/api';
import { createTabStore } from '@/shared/lib';

/** A place in a session or a course, before any choice is made; contains only IDs. */
export interface PlaceToBook {
  /** The id of a session or a course. */
  readonly sessionId: string;
  readonly type?: 'course';
  /** The slug of the centre. */
  readonly slug: string;
  /** The IDs of the hired extras. */
  readonly extras?: readonly string[];
}

/** What to book after the log-in: either a place that is looked up, or chosen items. */
export interface PendingBooking {
  readonly place?: PlaceToBook;
  readonly items?: readonly NewCartItem[];
  /** The ID of the customer whose session expired; absent for a visitor. */
  readonly customerId?: string;
  /** The path of the page where the customer pressed Book. */
  readonly path: string;
  /** When the customer pressed Book, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * How long a pending booking lasts, in milliseconds. An older one is dropped, and so is one from the future (if the
 * clock was put back).
 */
const MAX_AGE_MS = 30 * 60_000;

export const isPendingBookingCurrent = ({ at }: PendingBooking, now: number): boolean =>
  Math.abs(now - at) < MAX_AGE_MS;

const pendingBookingStore = createTabStore('pavilion.pending-booking', (stored) =>
  isPendingBooking(stored) ? stored : null,
);
/** Stores the pending booking for the next document of the tab. */
export const storePendingBooking = pendingBookingStore.write;
export const dropPendingBooking = pendingBookingStore.remove;
/** The pending booking of an earlier document of the tab; null if there is none. */
export const readPendingBooking = pendingBookingStore.read;

/** Only `storePendingBooking` writes the value, so checking its path and time is enough. */
function isPendingBooking(stored: unknown): stored is PendingBooking {
  return typeof stored === 'object' && stored !== null && 'path' in stored && 'at' in stored;
}
