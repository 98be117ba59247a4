import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Tx } from './connection.ts';
import type { Engine } from './engine.ts';
import { schema } from './schema/schema.ts';
import { StoreError } from './store-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;
/**
 * The server refuses concurrent serializable transactions that touch the same pages. With hundreds in progress nearly all
 * of them do, more often than they are retried. Running one at a time in each process finishes soonest, and leaves the
 * other connections for reading.
 */
const MAX_WRITERS = 1;
/**
 * A serializable transaction that scans a table conflicts with every other that writes to it, and the planner scans small
 * tables. With an index, only transactions that touch the same rows conflict.
 */
const BY_INDEX = '-c enable_seqscan=off';
/** Plans a prepared statement once for a connection instead of for its values; with an index there is little to choose. */
const PLAN_ONCE_OPTION = '-c plan_cache_mode=force_generic_plan';
/** The most prepared statements that a connection keeps; any further ones are parsed each time. */
const MAX_PREPARED_STATEMENTS = 1_000;

/** Returns the name of a statement; undefined if there are too many. */
type StatementNamer = (text: string) => string | undefined;

/** A PostgreSQL server (or an engine with its protocol) at `DATABASE_URL`. */
export async function openPostgresEngine(databaseUrl: string): Promise<Engine> {
  await requireServer(databaseUrl);
  const nameOf = createStatementNames();
  // A separate pool, so that a transaction never waits for readers.
  const reading = createPool(databaseUrl, CONNECTIONS - MAX_WRITERS, nameOf);
  const writing = createPool(databaseUrl, MAX_WRITERS, nameOf);
  const databases = new WeakMap<pg.PoolClient, Tx>();
  const createTransaction = (client: pg.PoolClient) => {
    const database = databases.get(client) ?? drizzle(client, { schema });
    databases.set(client, database);
    return database;
  };
  return {
    read: (work) => runOnClient(reading, (client) => work(createTransaction(client))),
    write: (work) =>
      runOnClient(writing, (client) => runInTransaction(client, () => work(createTransaction(client)))),
    run: async (statement, values = []) => {
      const result = await reading.query<Record<string, unknown>>(statement, values);
      return result.rows;
    },
    close: async () => {
      await Promise.all([reading, writing].map((pool) => (pool.ended ? undefined : pool.end())));
    },
  };
}

function createPool(databaseUrl: string, max: number, nameOf: StatementNamer): pg.Pool {
  // Calls wait for a connection without a time limit: under load they queue instead of failing. Queries that are made
  // together are sent together (`pipeline`), which halves the processor time of a small query.
  const options = `${BY_INDEX} ${PLAN_ONCE_OPTION}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max, options, pipeline: true });
  // A broken connection is replaced when it is next used. Without listeners its error would end the process, even when idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareStatements(client, nameOf);
  });
  return pool;
}

async function runOnClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * Used instead of drizzle's own transaction, which creates a new database each time, without the statements prepared for a
 * connection.
 */
async function runInTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level serializable');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Gives each statement text its own name; undefined if there are too many. */
function createStatementNames(): StatementNamer {
  const names = new Map<string, string>();
  return (text) => {
    const knownName = names.get(text);
    if (knownName !== undefined || names.size >= MAX_PREPARED_STATEMENTS) return knownName;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
}

/**
 * Makes a connection parse and plan each statement only once: node-postgres prepares queries that have a name. A booking
 * makes twenty small queries, whose planning takes longer than their execution.
 */
function prepareStatements(client: pg.PoolClient, nameOf: StatementNamer): void {
  const { query } = client;
  const addName = (config: unknown): unknown =>
    isUnnamed(config) ? { ...config, name: nameOf(config.text) } : config;
  Object.assign(client, {
    query: (config: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(query, client, [addName(config), ...rest]),
  });
}

/** Whether a query is a text with settings but without a name. */
function isUnnamed(config: unknown): config is pg.QueryConfig {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  return 'text' in config && typeof config.text === 'string' && !('name' in config && config.name);
}

/** @throws StoreError if no server responds in time */
async function requireServer(databaseUrl: string): Promise<void> {
  try {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    await client.connect();
    await client.query('select 1').finally(() => client.end());
  } catch (error) {
    throw createUnreachableError(databaseUrl, error);
  }
}

/** Drops every table, so that the next start creates them again. */
export async function dropEverything(engine: Engine): Promise<void> {
  await engine.run('drop schema public cascade');
  await engine.run('create schema public');
}

/** The URL without its password, for messages. */
export function removePassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    url.password = '';
    return url.toString();
  } catch {
    return 'the given DATABASE_URL';
  }
}

function createUnreachableError(databaseUrl: string, cause: unknown): StoreError {
  const reason = cause instanceof Error && cause.message ? ` (${cause.message})` : '';
  return new StoreError(
    `PostgreSQL does not answer at ${removePassword(databaseUrl)}${reason}: start it or correct DATABASE_URL, or unset it to use a folder.`,
    cause,
  );
}
