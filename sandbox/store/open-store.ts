import { randomUUID } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { seedWhenEmpty } from '../seed/seed.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openFolderEngine, removeFolder } from './pglite-engine.ts';
import { dropEverything, openPostgresEngine, removePassword } from './postgres-engine.ts';
import type { Store } from './store.ts';
import { toStore } from './to-store.ts';

export interface OpenStoreOptions {
  /** Data folder of PGlite; default `.data/sandbox` under the working folder. */
  folder?: string;
  /** URL of a PostgreSQL server; if given, no folder is used. */
  databaseUrl?: string | undefined;
  clock?: Clock;
  /** The address of the bookings site, for links in e-mails. */
  bookingsUrl?: string | undefined;
  /** Receives the progress of a slow start. */
  onProgress?: (sentence: string) => void;
}

const DEFAULT_FOLDER = '.data/sandbox';

/**
 * Opens the database: locks the folder, migrates, and seeds the demo operator if it is empty.
 * @throws StoreError that says what to do (folder in use, broken folder, no such server)
 */
export async function openStore(options: OpenStoreOptions = {}): Promise<Store> {
  const clock = options.clock ?? systemClock;
  const prepare = async (engine: Engine): Promise<void> => {
    await migrate(engine.run, randomUUID());
    await seedWhenEmpty(toStore(engine, clock, ''));
  };
  if (options.databaseUrl) {
    const engine = await openPostgresEngine(options.databaseUrl);
    await prepare(engine).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
    return toStore(
      engine,
      clock,
      `PostgreSQL at ${removePassword(options.databaseUrl)}`,
      options.bookingsUrl,
    );
  }
  const folder = resolve(options.folder ?? DEFAULT_FOLDER);
  const engine = await openFolderEngine(folder, prepare, options.onProgress ?? (() => undefined));
  return toStore(
    engine,
    clock,
    `the folder ${relative(process.cwd(), folder) || folder}`,
    options.bookingsUrl,
  );
}

/** Deletes the folder, or the tables of the database. The next `openStore` creates them again. */
export async function resetStore(options: OpenStoreOptions = {}): Promise<void> {
  if (!options.databaseUrl) {
    removeFolder(resolve(options.folder ?? DEFAULT_FOLDER));
    return;
  }
  const engine = await openPostgresEngine(options.databaseUrl);
  await dropEverything(engine).finally(() => engine.close());
}
