import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { schema } from './schema/schema.ts';
import { StoreError } from './store-error.ts';

// The default of 128 MB is far more than a demo operator needs.
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

type PrepareEngine = (engine: Engine) => Promise<void>;

/**
 * PostgreSQL in this process with its data in a folder. The first start uses a temporary folder and renames it when
 * complete, so that an interrupted start never leaves an incomplete database.
 */
export async function openFolderEngine(
  folder: string,
  prepare: PrepareEngine,
  onProgress: (sentence: string) => void,
): Promise<Engine> {
  const lock = lockFolder(folder);
  try {
    if (!existsSync(folder)) {
      onProgress('First start: making the database and the demo operator (some seconds)…');
      await createFolder(folder, prepare);
    }
    const engine = toEngine(await startInFolder(folder), lock.release);
    await prepare(engine).catch(async (error: unknown) => {
      await engine.close();
      throw createBrokenFolderError(folder, error);
    });
    return engine;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * PostgreSQL in this process, only in memory.
 * @param template the dump of an earlier one
 */
export async function openMemoryEngine(template?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({
    startParams: START_PARAMS,
    ...(template ? { loadDataDir: template } : {}),
  });
  return {
    ...toEngine(pglite, () => undefined),
    dump: () => pglite.dumpDataDir('none'),
  };
}

/** Deletes a data folder, unless a process is using it. */
export function removeFolder(folder: string): void {
  const lock = lockFolder(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
    rmSync(formatUnfinishedFolder(folder), { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function createFolder(folder: string, prepare: PrepareEngine): Promise<void> {
  const unfinishedPath = formatUnfinishedFolder(folder);
  rmSync(unfinishedPath, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const engine = toEngine(await startInFolder(unfinishedPath), () => undefined);
  try {
    await prepare(engine);
  } finally {
    await engine.close();
  }
  renameSync(unfinishedPath, folder);
}

function formatUnfinishedFolder(folder: string): string {
  return `${folder}.new`;
}

async function startInFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder, startParams: START_PARAMS });
  } catch (error) {
    throw createBrokenFolderError(folder, error);
  }
}

function createBrokenFolderError(folder: string, cause: unknown): StoreError {
  return new StoreError(
    `The data folder ${folder} is broken or from another version: "npm run sandbox -- --reset" starts it again.`,
    cause,
  );
}

function toEngine(pglite: PGlite, afterClose: () => void): Engine {
  const database = drizzle(pglite, { schema });
  return {
    read: (work) => work(database),
    write: (work) => database.transaction(work, { isolationLevel: 'serializable' }),
    run: async (statement, values = []) => {
      const result = await pglite.query<Record<string, unknown>>(statement, values);
      return result.rows;
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      afterClose();
    },
  };
}
