import type { Clock } from './clock.ts';
import type { Store } from './store.ts';

export interface OpenStoreOptions {
  /** Data folder of PGlite; default `.data/sandbox` under the working folder. */
  folder?: string;
  /** Address of a real PostgreSQL; when given, no folder is used. */
  databaseUrl?: string | undefined;
  clock?: Clock;
  /** Told what is going on when it takes long (first start, migrations). */
  onProgress?: (sentence: string) => void;
}

/**
 * Opens, locks, migrates, and seeds the demo operator when the books are empty.
 * Throws `StoreError` with one sentence and its remedy (folder in use, broken folder, no such server).
 */
export async function openStore(_options: OpenStoreOptions = {}): Promise<Store> {
  throw new Error('not built yet');
}
/** Throws everything away: the folder, or the tables of the database. The next `openStore` starts anew. */
export async function resetStore(_options: OpenStoreOptions = {}): Promise<void> {
  throw new Error('not built yet');
}
/** A store in memory with the demo operator, for tests: a fraction of a second from the second time on. */
export async function openMemoryStore(_options: { clock?: Clock } = {}): Promise<Store> {
  throw new Error('not built yet');
}
