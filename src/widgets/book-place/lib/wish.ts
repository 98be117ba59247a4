import type { NewCartItem } from '@/shared/api';
import { tabStore } from '@/shared/lib';

/** A place in a session or a course, of which nothing has been chosen yet: ids only. */
export interface PlaceToBook {
  /** Of a session or a course. */
  readonly sessionId: string;
  readonly type?: 'course';
  /** Of the centre. */
  readonly slug: string;
  /** Ids of what is hired with a court. */
  readonly extras?: readonly string[];
}

/** What somebody wants to book once they have logged in: a place that is looked up, or what had been chosen. */
export interface Wish {
  readonly place?: PlaceToBook;
  readonly items?: readonly NewCartItem[];
  /** Of the customer who was logged out meanwhile; a visitor has none. */
  readonly customerId?: string;
  /** The page on which it was made. */
  readonly path: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** A wish that is older is not carried out, nor one that is ahead of a clock which was put back: the customer has turned to something else. */
const LASTS_MS = 30 * 60_000;

export const isCurrent = ({ at }: Wish, now: number): boolean => Math.abs(now - at) < LASTS_MS;

const kept = tabStore('pavilion.wish', (stored) => (isWish(stored) ? stored : null));
/** Keeps the wish for the next document of the tab. */
export const storeWish = kept.write;
export const dropStoredWish = kept.remove;
/** The wish of an earlier document of the tab, or null. */
export const readStoredWish = kept.read;

/** Only `storeWish` writes it: what has a place and a time is whole. */
function isWish(stored: unknown): stored is Wish {
  return typeof stored === 'object' && stored !== null && 'path' in stored && 'at' in stored;
}
