import type { NewCartItem } from '@/shared/api';
import { tabStore } from '@/shared/lib';

/** A place in a session or a course, of which nothing has been chosen yet: ids only. */
export interface PlaceToBook {
  /** The id of a session or a course. */
  readonly sessionId: string;
  readonly type?: 'course';
  /** The slug of the centre. */
  readonly slug: string;
  /** Ids of what is hired with a court. */
  readonly extras?: readonly string[];
}

/** What somebody wants to book once they have logged in: a place that is looked up, or what had been chosen. */
export interface PendingBooking {
  readonly place?: PlaceToBook;
  readonly items?: readonly NewCartItem[];
  /** Of the customer who was logged out meanwhile; a visitor has none. */
  readonly customerId?: string;
  /** The page on which it was made. */
  readonly path: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** An older pending booking is not made, nor one that is ahead of a clock which was put back: the customer has turned to something else. */
const LASTS_MS = 30 * 60_000;

export const isPendingBookingCurrent = ({ at }: PendingBooking, now: number): boolean =>
  Math.abs(now - at) < LASTS_MS;

const kept = tabStore('pavilion.pending-booking', (stored) => (isPendingBooking(stored) ? stored : null));
/** Keeps the pending booking for the next document of the tab. */
export const storePendingBooking = kept.write;
export const dropPendingBooking = kept.remove;
/** The pending booking of an earlier document of the tab, or null. */
export const readPendingBooking = kept.read;

/** Only `storePendingBooking` writes it, so a path and a time are enough to recognise it. */
function isPendingBooking(stored: unknown): stored is PendingBooking {
  return typeof stored === 'object' && stored !== null && 'path' in stored && 'at' in stored;
}
