import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { Engine } from './engine.ts';
import { schema } from './schema/schema.ts';
import { StoreError } from './store-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;
/**
 * Of serializable transactions that run at the same time the server refuses those whose pages meet, and with hundreds under way nearly all
 * do, more often than anybody tries again. Few at once finish sooner, and the other connections stay free for reading.
 */
const WRITING_AT_ONCE = 2;

/** A real PostgreSQL (or an engine that speaks its protocol) at `DATABASE_URL`. */
export async function openPostgresEngine(databaseUrl: string): Promise<Engine> {
  await reach(databaseUrl);
  // No limit to how long a call waits for its connection: under load that is a queue, and a limit would break calls off.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const database = drizzle(pool, { schema });
  const limited = createConcurrencyLimit(WRITING_AT_ONCE);
  return {
    read: (work) => work(database),
    write: (work) => limited(() => database.transaction(work, { isolationLevel: 'serializable' })),
    run: async (statement, values = []) => {
      const result = await pool.query<Record<string, unknown>>(statement, values);
      return result.rows;
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

/** @throws StoreError when no server answers there in time */
async function reach(databaseUrl: string): Promise<void> {
  try {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    await client.connect();
    await client.query('select 1').finally(() => client.end());
  } catch (error) {
    throw unreachable(databaseUrl, error);
  }
}

/** Drops every table, so that the next start makes them again. */
export async function dropEverything(engine: Engine): Promise<void> {
  await engine.run('drop schema public cascade');
  await engine.run('create schema public');
}

/** The address without its password, for people. */
export function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    url.password = '';
    return url.toString();
  } catch {
    return 'the given DATABASE_URL';
  }
}

function unreachable(databaseUrl: string, cause: unknown): StoreError {
  const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
  return new StoreError(
    `PostgreSQL does not answer at ${withoutPassword(databaseUrl)}${reason}: start it or correct DATABASE_URL, or unset it to use a folder.`,
    cause,
  );
}
