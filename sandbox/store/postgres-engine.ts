import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { schema } from './schema/schema.ts';
import { StoreError } from './store-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** A real PostgreSQL (or an engine that speaks its protocol) at `DATABASE_URL`. */
export async function openPostgresEngine(databaseUrl: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: 10,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw unreachable(databaseUrl, error);
  });
  const database = drizzle(pool, { schema });
  return {
    read: (work) => work(database),
    write: (work) => database.transaction(work, { isolationLevel: 'serializable' }),
    run: async (statement, values = []) => {
      const result = await pool.query<Record<string, unknown>>(statement, values);
      return result.rows;
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

/** Drops every table, so that the next start makes them anew. */
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
