import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { Engine } from './engine.ts';
import { schema } from './schema/schema.ts';
import { StoreError } from './store-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;
/**
 * The server refuses concurrent serializable transactions that touch the same pages; with hundreds in progress nearly all
 * do, more often than they are retried. One after the other in each process finishes soonest, and leaves the other connections for
 * reading.
 */
const WRITING_AT_ONCE = 1;
/**
 * A serializable transaction that scans a table conflicts with every other that writes to it, and the planner scans small
 * tables. By an index only those conflict that touch the same rows.
 */
const BY_INDEX = '-c enable_seqscan=off';
/** The most different statements that a connection keeps; one more is parsed each time. */
const PREPARED = 1_000;

/** A PostgreSQL server (or an engine with its protocol) at `DATABASE_URL`. */
export async function openPostgresEngine(databaseUrl: string): Promise<Engine> {
  await reach(databaseUrl);
  // Calls wait for a connection without a time limit: under load they queue instead of failing.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, options: BY_INDEX });
  // A broken idle connection is replaced at its next use; without a listener its error would end the process.
  pool.on('error', () => undefined);
  const nameOf = createStatementNames();
  pool.on('connect', (client) => prepareStatements(client, nameOf));
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

/** Gives each text of a statement a name of its own; none when there are too many. */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= PREPARED) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
}

/**
 * Has a connection parse and plan each statement once: node-postgres prepares a query that has a name. A booking makes forty
 * small queries, whose planning takes longer than they do.
 */
function prepareStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const { query } = client;
  const named = (config: unknown): unknown =>
    isUnnamed(config) ? { ...config, name: nameOf(config.text) } : config;
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [named(config), ...rest]),
  });
}

/** Whether a query is given as text and settings, without a name. */
function isUnnamed(config: unknown): config is pg.QueryConfig {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  return 'text' in config && typeof config.text === 'string' && !('name' in config && config.name);
}

/** @throws StoreError when no server responds in time */
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

/** Drops every table, so that the next start creates them again. */
export async function dropEverything(engine: Engine): Promise<void> {
  await engine.run('drop schema public cascade');
  await engine.run('create schema public');
}

/** The URL without its password, for messages. */
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
