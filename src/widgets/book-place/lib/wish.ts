import type { NewCartItem } from '@/shared/api';
import { readStored, removeStored, writeStored } from '@/shared/lib';

/** A place in a session or a course, of which nothing has been chosen yet: ids only. */
export interface Wanted {
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
  readonly place?: Wanted;
  readonly items?: readonly NewCartItem[];
  /** Of the customer who was logged out meanwhile; a visitor has none. */
  readonly customerId?: string;
  /** The page on which it was made. */
  readonly path: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'pavilion.wish';
/** A wish that is older is not carried out, nor one that is ahead of a clock which was put back: the customer has turned to something else. */
const LASTS_MS = 30 * 60_000;

export const isCurrent = ({ at }: Wish, now: number): boolean => Math.abs(now - at) < LASTS_MS;

/** Keeps the wish for the next document of the tab. */
export function storeWish(wish: Wish): void {
  writeStored('session', KEY, JSON.stringify(wish));
}

export function dropStoredWish(): void {
  removeStored('session', KEY);
}

/** The wish of an earlier document of the tab, or null. */
export function readStoredWish(): Wish | null {
  try {
    const stored: unknown = JSON.parse(readStored('session', KEY) ?? 'null');
    return isWish(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Only `storeWish` writes it: what has a place and a time is whole. */
const isWish = (stored: unknown): stored is Wish =>
  typeof stored === 'object' && stored !== null && 'path' in stored && 'at' in stored;
