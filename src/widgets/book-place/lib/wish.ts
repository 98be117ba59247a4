import { readStored, removeStored, writeStored } from '@/shared/lib';

/** What a visitor wants to book once they have logged in: ids only. */
export interface Wish {
  /** Of a session or a course. */
  readonly sessionId: string;
  readonly type?: 'course';
  /** Of the centre. */
  readonly slug: string;
  /** Ids of what is hired with a court. */
  readonly extras?: readonly string[];
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
    if (typeof stored !== 'object' || stored === null) return null;
    const [sessionId, slug, path, at]: unknown[] = ['sessionId', 'slug', 'path', 'at'].map((key) =>
      Reflect.get(stored, key),
    );
    const extras: unknown = Reflect.get(stored, 'extras');
    const isCourse = Reflect.get(stored, 'type') === 'course';
    if (typeof sessionId !== 'string' || typeof slug !== 'string') return null;
    if (typeof path !== 'string' || typeof at !== 'number') return null;
    const wish: Wish = { sessionId, slug, path, at, ...(isCourse && { type: 'course' }) };
    return Array.isArray(extras) ? { ...wish, extras: extras.filter((id) => typeof id === 'string') } : wish;
  } catch {
    return null;
  }
}
